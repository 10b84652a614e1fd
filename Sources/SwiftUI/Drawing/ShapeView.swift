import UIKit

/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
  let shape: Content
  let style: Style
  let fillStyle: FillStyle

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(shape, .fill(fillStyle), style._resolve(in: environment))
  }

  /// The outline of a shape in front of this one.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }
}

/// A shape whose outline is drawn with a style.
///
/// Documentation: `SwiftUI/StrokeShapeView`.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LeafView {
  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle

  nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(shape, .stroke(strokeStyle), style._resolve(in: environment))
  }
}

/// An element that draws a shape.
final class ShapeLeaf: LayoutNode {
  enum Drawing {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  private let view = ShapeDrawingView()
  private let graph: ViewGraph
  private var shape: (any Shape)?
  /// The animation to another shape of the same type.
  private var motion: AnyObject?
  private var stopMotion: () -> Void = {}
  private var showPresent: () -> Void = {}

  init(_ graph: ViewGraph) { self.graph = graph }

  func update<S: Shape>(_ shape: S, _ drawing: Drawing, _ style: _ResolvedShapeStyle) -> Bool {
    self.shape = shape
    guard S.AnimatableData.self != EmptyAnimatableData.self else {
      view.show(shape, drawing, style)
      return true
    }
    let motion = motion as? AnimatedValue<S.AnimatableData> ?? AnimatedValue(shape.animatableData)
    self.motion = motion
    stopMotion = { motion.stop() }
    showPresent = { [weak view, unowned motion] in
      var present = shape
      present.animatableData = motion.present
      view?.show(present, drawing, style)
    }
    motion.move(to: shape.animatableData, view.window == nil ? nil : graph.transaction.animation) { [weak self] in
      self?.showPresent()
    }
    showPresent()
    return true
  }

  override func willLeave() { stopMotion() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    view.isMirrored = pass.isMirrored
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}

/// Draws a shape: as a colour if it is a rectangle, else as the mask of a colour, a gradient or a material.
final class ShapeDrawingView: UIView {
  private var shape: (any Shape)?
  private var drawing = ShapeLeaf.Drawing.fill(FillStyle())
  private var style: _ResolvedShapeStyle?
  private let outline = CAShapeLayer()
  private var gradient: CAGradientLayer?
  private var mesh: MeshLayer?
  private var blur: UIVisualEffectView?
  private var blurStyle: UIBlurEffect.Style?
  private var shadows: ShapeShadows?
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shape: any Shape, _ drawing: ShapeLeaf.Drawing, _ style: _ResolvedShapeStyle) {
    self.shape = shape
    self.drawing = drawing
    self.style = style
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape, let style else { return }
    let path = shape.shownPath(in: bounds, isMirrored: isMirrored).cgPath
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    configure(outline, path)
    switch style.paint {
    case .color(let color): showColor(shape, color)
    case .gradient(let values): showGradient(values)
    case .mesh(let mesh): showMesh(mesh)
    case .blur(let style, let appearance): showBlur(style, appearance)
    }
    showShadows(style.shadows, path)
  }

  private func showShadows(_ values: [ResolvedShadow], _ path: CGPath) {
    guard !values.isEmpty || shadows != nil else { return }
    let shown = shadows ?? ShapeShadows()
    shadows = values.isEmpty ? nil : shown
    switch drawing {
    case .fill: shown.show(values, of: path, rule: outline.fillRule, in: self)
    case .stroke(let style): shown.show(values, of: Path(path).strokedPath(style).cgPath, rule: .nonZero, in: self)
    }
  }

  private func configure(_ layer: CAShapeLayer, _ path: CGPath) {
    layer.frame = bounds
    layer.path = path
    switch drawing {
    case .fill(let style):
      layer.fillRule = style.isEOFilled ? .evenOdd : .nonZero
      layer.lineWidth = 0
      layer.strokeColor = nil
    case .stroke(let style):
      layer.lineWidth = style.lineWidth
      layer.lineCap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
      layer.lineJoin = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
      layer.miterLimit = style.miterLimit
      layer.lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
      layer.lineDashPhase = style.dashPhase
    }
  }

  private func paint(_ layer: CAShapeLayer, _ color: CGColor) {
    switch drawing {
    case .fill: layer.fillColor = color
    case .stroke:
      layer.fillColor = nil
      layer.strokeColor = color
    }
  }

  private func showColor(_ shape: any Shape, _ color: UIColor) {
    if case .fill = drawing, let rectangle = shape as? Rectangle, rectangle.amount == 0, style?.shadows.isEmpty != false
    {
      backgroundColor = color
      outline.removeFromSuperlayer()
    } else {
      backgroundColor = nil
      paint(outline, color.resolvedColor(with: traitCollection).cgColor)
      if outline.superlayer == nil { layer.addSublayer(outline) }
    }
    removeGradient()
    removeBlur()
  }

  private func removeGradient() {
    gradient?.removeFromSuperlayer()
    gradient = nil
    mesh?.removeFromSuperlayer()
    mesh = nil
  }

  private func removeBlur() {
    blur?.removeFromSuperview()
    blur = nil
    blurStyle = nil
  }

  private func showGradient(_ values: ResolvedGradient) {
    backgroundColor = nil
    outline.removeFromSuperlayer()
    removeBlur()
    mesh?.removeFromSuperlayer()
    mesh = nil
    let layer = gradient ?? CAGradientLayer()
    if gradient == nil {
      gradient = layer
      self.layer.addSublayer(layer)
    }
    // A stroke extends beyond the bounds by half of its width; the gradient is that of the bounds.
    let reach = outlineReach
    layer.frame = bounds.insetBy(dx: -reach, dy: -reach)
    layer.type = values.kind
    layer.colors = values.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    layer.locations = values.locations.map { NSNumber(value: Double($0)) }
    let isTurned = isMirrored && values.kind != .conic
    layer.startPoint = placed(values.start, reach, isTurned)
    layer.endPoint = placed(end(of: values), reach, isTurned)
    outline.frame = CGRect(x: reach, y: reach, width: bounds.width, height: bounds.height)
    mask(layer)
  }

  /// The end point of a gradient in fractions of the bounds, also if its radius is given in points.
  private func end(of values: ResolvedGradient) -> CGPoint {
    guard let radius = values.radius else { return values.end }
    return CGPoint(
      x: values.start.x + radius / max(bounds.width, 1), y: values.start.y + radius / max(bounds.height, 1))
  }

  private func showMesh(_ values: ResolvedMesh) {
    backgroundColor = nil
    outline.removeFromSuperlayer()
    removeBlur()
    gradient?.removeFromSuperlayer()
    gradient = nil
    let layer = mesh ?? MeshLayer()
    if mesh == nil {
      mesh = layer
      self.layer.addSublayer(layer)
    }
    let reach = outlineReach
    layer.frame = bounds.insetBy(dx: -reach, dy: -reach)
    layer.show(values, traitCollection, isMirrored: isMirrored)
    outline.frame = CGRect(x: reach, y: reach, width: bounds.width, height: bounds.height)
    mask(layer)
  }

  private var outlineReach: CGFloat {
    if case .stroke(let style) = drawing { return style.lineWidth / 2 }
    return 0
  }

  /// Converts a unit point of the bounds to one of the larger rectangle that includes the stroke.
  private func placed(_ point: CGPoint, _ reach: CGFloat, _ isMirrored: Bool) -> CGPoint {
    let x = isMirrored ? 1 - point.x : point.x
    let whole = CGSize(width: max(bounds.width + reach * 2, 1), height: max(bounds.height + reach * 2, 1))
    return CGPoint(x: (x * bounds.width + reach) / whole.width, y: (point.y * bounds.height + reach) / whole.height)
  }

  private func mask(_ layer: CALayer) {
    if case .fill = drawing, let rectangle = shape as? Rectangle, rectangle.amount == 0 {
      layer.mask = nil
    } else {
      paint(outline, UIColor.black.cgColor)
      layer.mask = outline
    }
  }

  private func showBlur(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) {
    backgroundColor = nil
    outline.removeFromSuperlayer()
    removeGradient()
    let view = blur ?? UIVisualEffectView(effect: nil)
    if blur == nil {
      blur = view
      addSubview(view)
    }
    if blurStyle != style {
      blurStyle = style
      view.effect = UIBlurEffect(style: style)
    }
    view.overrideUserInterfaceStyle = appearance
    view.frame = bounds
    // A blur with rounded corners needs no mask; a mask would prevent the blur.
    if case .fill = drawing, let radius = shape?.cornerRadius(in: bounds) {
      view.layer.mask = nil
      view.layer.cornerRadius = radius
      view.clipsToBounds = true
    } else {
      view.layer.cornerRadius = 0
      mask(view.layer)
    }
  }
}
