/// A bar with a field for what is searched, a button that gives the search up, and buttons for where to search.
///
/// Members only forward: `SearchBarParts` keeps and places the parts, `SearchBarEvents` tells who listens.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How prominent a bar is.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  final lazy var parts = SearchBarParts(self)
  final lazy var events = SearchBarEvents(self)

  /// A bar of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.install()
  }

  /// A bar of zero size.
  public convenience init() { self.init(frame: .zero) }

  /// A bar of zero size, as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.install()
  }

  /// Decides about searching, and hears of it.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }

  // MARK: Text

  /// What is searched. Setting it tells the delegate nothing.
  open var text: String? {
    get { searchTextField.text }
    set { events.setText(newValue) }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The field itself.
  open var searchTextField: UISearchTextField { parts.field }

  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  // MARK: Looks

  open var searchBarStyle: Style {
    get { parts.style }
    set { parts.setStyle(newValue) }
  }

  /// The colour of the background; nil for the style's own.
  open var barTintColor: UIColor? {
    get { parts.barTintColor }
    set {
      parts.setBarTintColor(newValue)
      noteAppearance(\.barTintColor, newValue)
    }
  }

  open var barPosition: UIBarPosition { events.position }

  // MARK: Buttons

  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { parts.setShowsCancel(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    parts.setShowsCancel(showsCancelButton, animated: animated)
  }

  /// Whether there is a button for bookmarks at the end of the field while it is not edited.
  open var showsBookmarkButton: Bool {
    get { parts.showsBookmarks }
    set { parts.setShowsBookmarks(newValue) }
  }

  /// What the buttons beneath the field are called; nil for none.
  open var scopeButtonTitles: [String]? {
    get { parts.scopeTitles }
    set { parts.setScopeTitles(newValue) }
  }

  /// The selected button beneath the field. Setting it tells the delegate nothing.
  open var selectedScopeButtonIndex: Int {
    get { parts.selectedScope }
    set { parts.selectedScope = newValue }
  }

  /// Whether the buttons beneath the field are shown. The bar has to be made higher for them: by `sizeToFit()`.
  open var showsScopeBar: Bool {
    get { parts.showsScope }
    set { parts.setShowsScope(newValue, animated: false) }
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) { parts.setShowsScope(show, animated: animate) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: parts.fittingWidth(size.width), height: parts.fittingHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: parts.fittingHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    parts.traitsDidChange(from: previousTraitCollection)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// What stands at the bottom of the window while the bar's field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Escape gives the search up.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    events.handle(presses) { super.pressesBegan($0, with: event) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    events.didMoveToWindow()
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}
