/// The texts, actions and fields of an alert.
@MainActor
final class AlertContent {
  var style = UIAlertController.Style.actionSheet
  /// The view that is informed of changes while the alert is on screen.
  weak var view: AlertView?

  var title: String? {
    didSet { view?.contentDidChange() }
  }
  var message: String? {
    didSet { view?.contentDidChange() }
  }
  /// Texts that apps set by key-value coding instead of the plain ones [C].
  var attributedTitle: NSAttributedString? {
    didSet { view?.contentDidChange() }
  }
  var attributedMessage: NSAttributedString? {
    didSet { view?.contentDidChange() }
  }
  /// The app's own controller between texts and actions [C].
  var controller: UIViewController?
  private(set) var actions: [UIAlertAction] = []
  private(set) var preferredAction: UIAlertAction?
  private(set) var fields: [UITextField] = []

  var shownFields: [UITextField]? { fields.isEmpty ? nil : fields }
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  func add(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      fatalError(
        """
        NSInternalInconsistencyException: UIAlertController can only have one action with a style of \
        UIAlertActionStyleCancel. “\(cancelAction?.title ?? "")” is there already; give “\(action.title ?? "")” another style.
        """)
    }
    actions.append(action)
    view?.contentDidChange()
  }

  func setPreferredAction(_ action: UIAlertAction?) {
    guard action.map({ wanted in actions.contains { $0 === wanted } }) ?? true else {
      fatalError(
        """
        NSInternalInconsistencyException: The preferredAction of an alert controller must be contained in the actions \
        array or be nil. Add “\(action?.title ?? "")” with addAction(_:) first.
        """)
    }
    preferredAction = action
    view?.contentDidChange()
  }

  func addField(_ configure: ((UITextField) -> Void)?) {
    guard style == .alert else {
      fatalError(
        """
        NSInternalInconsistencyException: Text fields can only be added to an alert controller of style \
        UIAlertControllerStyleAlert. Make the controller with preferredStyle .alert.
        """)
    }
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    fields.append(field)
    configure?(field)
    view?.contentDidChange()
  }

  // MARK: Order

  /// The actions in the order of their buttons. The cancel action has a fixed position: first of two side by side, last
  /// of several below one another [D].
  func orderedActions(sideBySide: Bool) -> [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = cancelAction.map { [$0] } ?? []
    return sideBySide ? cancel + others : others + cancel
  }

  /// The action whose title is semibold: the preferred one; in an alert without one, the action that cancels [D].
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  /// The action for the Return key: the preferred one, or the only one that does not cancel [?].
  var returnAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others[0] : others.isEmpty ? cancelAction : nil
  }
}
