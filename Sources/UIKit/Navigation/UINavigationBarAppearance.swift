/// The looks of a navigation bar: background, line, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The default looks.
  public override init() {
    super.init()
  }

  /// A copy; what only navigation bars have is copied from another navigation bar's appearance.
  public required init(barAppearance: UIBarAppearance) {
    let other = barAppearance as? UINavigationBarAppearance
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    buttonAppearance = other?.buttonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .plain)
    doneButtonAppearance = other?.doneButtonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .done)
    backButtonAppearance = other?.backButtonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .plain)
    super.init(barAppearance: barAppearance)
  }

  /// The default looks, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Font and colour of the title, where they differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { observer?.barItemDidChange() }
  }

  /// Looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observer?.barItemDidChange() }
  }

  /// Looks of buttons that end what the user does.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { observer?.barItemDidChange() }
  }

  /// Looks of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observer?.barItemDidChange() }
  }
}
