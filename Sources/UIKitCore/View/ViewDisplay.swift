/// The content of a view: background, content mode, mask and the drawing by `draw(_:)`.
@MainActor
struct ViewDisplay {
  struct State {
    fileprivate var backgroundColor: UIColor?
    /// The colour of a configured background that needs no view.
    fileprivate var fill: Fill?
    fileprivate var mask: UIView?
    fileprivate var contentMode = UIView.ContentMode.scaleToFill
    /// Not zero while the view is hidden in an animation that still shows it.
    fileprivate var hidingNumber = 0
  }

  /// A colour in front of a view's background colour.
  fileprivate struct Fill {
    let color: UIColor
    /// The background colour that the layer got because of the fill.
    var shown: CGColor?
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  static func makeLayer(of layerClass: AnyClass, for viewClass: UIView.Type) -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    guard let layerType = layerClass as? CALayer.Type else {
      fatalError("+layerClass of \(viewClass) is \(layerClass), which is not a subclass of CALayer.")
    }
    return makeLayer(of: layerType)
  }

  /// An app's layer class can only be made through the one initialiser that every class has, the one for archives.
  private static func makeLayer(of layerType: CALayer.Type) -> CALayer {
    if layerType == CAShapeLayer.self { return CAShapeLayer() }
    if layerType == CAGradientLayer.self { return CAGradientLayer() }
    guard let layer = layerType.init(coder: NSCoder()) else {
      fatalError("+layerClass is \(layerType), whose init(coder:) answers nil. Let it call super.init(coder:).")
    }
    return layer
  }

  /// Makes the view its layer's delegate. If the view's class overrides `draw(_:)`, the layer draws with that method.
  func connectLayer() {
    view.layer.delegate = view
    view.layer.noteDelegateDrawsNothing()
    view.layer.setNeedsLayout()
    if DrawingOverride.draws(type(of: view)) { view.layer.contentDrawing = view }
  }

  var backgroundColor: UIColor? { view.viewState.display.backgroundColor }
  var mask: UIView? { view.viewState.display.mask }
  var contentMode: UIView.ContentMode { view.viewState.display.contentMode }
  var hasFill: Bool { view.viewState.display.fill != nil }

  func setBackgroundColor(_ color: UIColor?) {
    view.viewState.display.backgroundColor = color
    applyBackgroundColor()
  }

  /// Fills the view with a colour in front of its own background colour, behind all subviews; nil for none.
  func setFill(_ color: UIColor?) {
    guard view.viewState.display.fill?.color != color else { return }
    let isOwn = hasOwnLayerColor
    view.viewState.display.fill = color.map { Fill(color: $0) }
    if color != nil || !isOwn { applyBackgroundColor() }
  }

  /// Whether the layer shows the fill as a subview of that colour would: the app gave the layer no colour, and no round
  /// corners that its sublayers do not have.
  var showsFill: Bool { !hasOwnLayerColor && (view.layer.cornerRadius == 0 || view.layer.masksToBounds) }

  /// Whether the app gave the layer another colour than the fill's.
  private var hasOwnLayerColor: Bool {
    view.viewState.display.fill.map { $0.shown != view.layer.backgroundColor } ?? false
  }

  /// Resolves colours that depend on traits again, after traits changed that affect colours.
  func resolveColors() {
    let (color, fill) = (view.viewState.display.backgroundColor, view.viewState.display.fill?.color)
    if color?.isDynamic ?? false || fill?.isDynamic ?? false { applyBackgroundColor() }
  }

  private func applyBackgroundColor() {
    let color = view.viewState.display.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
    guard let fill = view.viewState.display.fill?.color.resolvedColor(with: view.traitCollection).cgColor else {
      view.layer.backgroundColor = color
      return
    }
    let shown = color.map { fill.alpha < 1 ? fill.drawn(over: $0) : fill } ?? fill
    view.viewState.display.fill?.shown = shown
    view.layer.backgroundColor = shown
  }

  var isHidden: Bool { view.layer.isHidden || view.viewState.display.hidingNumber != 0 }

  func setHidden(_ isHidden: Bool) {
    guard self.isHidden != isHidden else { return }
    if isHidden, view.windowReference != nil, view.superviewReference?.keepsShowing(view) ?? false,
      let group = ViewAnimations.current, group.duration > 0
    {
      hide(after: group)
    } else {
      view.viewState.display.hidingNumber = 0
      view.layer.isHidden = isHidden
    }
    view.superviewReference?.subviewVisibilityDidChange(view)
  }

  /// Numbers the hidings by animation, so that the end of one has no effect on a view that was shown and hidden again
  /// since.
  private static var hidingCount = 0

  private func hide(after group: ViewAnimationGroup) {
    Self.hidingCount += 1
    let number = Self.hidingCount
    view.viewState.display.hidingNumber = number
    group.whenFinished { [weak view] in
      guard let view, view.viewState.display.hidingNumber == number else { return }
      view.viewState.display.hidingNumber = 0
      view.layer.isHidden = true
    }
  }

  func setMask(_ mask: UIView?) {
    view.viewState.display.mask = mask
    view.layer.mask = mask?.layer
  }

  func setContentMode(_ mode: UIView.ContentMode) {
    guard view.viewState.display.contentMode != mode else { return }
    view.viewState.display.contentMode = mode
    view.layer.contentsGravity = mode.gravity
  }

  func didResize() {
    if view.viewState.display.contentMode == .redraw { view.setNeedsDisplay() }
  }

  /// Calls `draw(_:)` with the context and the view's traits as the current ones.
  func draw(in context: CGContext) {
    let previous = CurrentTraits.exchange(view.viewState.traits.collection)
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    CurrentTraits.set(previous)
  }
}

extension UIView.ContentMode {
  /// The gravity of a layer's contents for this mode. Layers name top and bottom with the y axis pointing up, so a
  /// view's top is a layer's bottom.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

extension CGColor {
  /// The colour that appears where this one is painted over another.
  fileprivate func drawn(over other: CGColor) -> CGColor {
    let (front, back) = (sRGB, other.sRGB)
    let share = back.alpha * (1 - front.alpha)
    let alpha = front.alpha + share
    guard alpha > 0 else { return self }
    return CGColor(
      srgbRed: (front.red * front.alpha + back.red * share) / alpha,
      green: (front.green * front.alpha + back.green * share) / alpha,
      blue: (front.blue * front.alpha + back.blue * share) / alpha, alpha: alpha)
  }
}
