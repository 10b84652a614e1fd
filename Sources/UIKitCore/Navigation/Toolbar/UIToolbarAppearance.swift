/// The looks of a toolbar: background, line and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The default looks.
  public override init() {
    super.init()
  }

  /// A copy of an appearance. Properties that only toolbars have are copied if it is a toolbar's.
  public required init(barAppearance: UIBarAppearance) {
    let other = barAppearance as? UIToolbarAppearance
    buttonAppearance = other?.buttonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .plain)
    doneButtonAppearance = other?.doneButtonAppearance.duplicate() ?? UIBarButtonItemAppearance(style: .done)
    super.init(barAppearance: barAppearance)
  }

  /// The default looks, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { observer?.barItemDidChange() }
  }

  /// The look of buttons in the done style, in each state.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { observer?.barItemDidChange() }
  }
}
