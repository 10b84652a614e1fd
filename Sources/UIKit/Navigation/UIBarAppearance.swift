/// The background of a bar and the line beneath it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// What lies beneath `backgroundColor`.
  enum Background: Equatable {
    /// A pale tone through which the content shimmers.
    case material
    case none
  }

  /// The bar that shows the appearance redraws itself after a change.
  weak var observer: (any BarItemObserver)?
  var background = Background.material

  /// The default looks.
  public override init() {
    super.init()
  }

  /// A copy.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// The default looks, as from an archive that says nothing.
  public required init(coder: NSCoder) {
    super.init()
  }

  /// The default: the content shimmers through, with a line at the edge.
  open func configureWithDefaultBackground() {
    background = .material
    backgroundColor = nil
    shadowColor = BarColors.shadow
  }

  /// The background of the system, with a line at the edge.
  open func configureWithOpaqueBackground() {
    background = .none
    backgroundColor = .systemBackground
    shadowColor = BarColors.shadow
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    background = .none
    backgroundColor = nil
    shadowColor = nil
  }

  /// A colour over the bar's background.
  open var backgroundColor: UIColor? {
    didSet { observer?.barItemDidChange() }
  }

  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = BarColors.shadow {
    didSet { observer?.barItemDidChange() }
  }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
  }
}
