import CoreGraphics
import Foundation

/// A rectangle with contents, a place in its superlayer and sublayers of its own.
///
/// What is seen is composed by the compositor of the tree's root; changing a property says what must be
/// composed anew and draws nothing itself. The initialiser's layer belongs to no tree.
open class CALayer: NSObject, CAMediaTiming {
  /// The values the program set.
  final let values: LayerValues
  /// The values on show: `values` itself, unless animations run.
  final var shown: LayerValues
  /// The animated values, while the values that are set stand in for them.
  final var heldShown: LayerValues?
  final var timing = MediaTimingValues()
  final var flags = LayerFlags()
  final var absences = LayerAbsences()
  /// Counts the changes of the layer's own drawing.
  final var appearanceStamp: UInt32 = 0
  /// Counts the changes of everything drawn by the layer and below it, except for where the layer itself stands.
  final var subtreeStamp: UInt32 = 0
  final unowned(unsafe) var parent: CALayer?
  /// What the layer is a mask of.
  final unowned(unsafe) var maskedLayer: CALayer?
  final var children: [CALayer] = []
  final var maskLayer: CALayer?
  final var animations: LayerAnimations?
  /// What the compositor keeps about a layer that it draws.
  final var node: LayerNode?
  /// Set on the root of a composed tree, by the compositor that ends it too.
  final unowned(unsafe) var host: LayerCompositor?
  /// How many layers at and below this one scroll their sublayers, or show what lies behind them: they are drawn into no
  /// bitmap of a layer around them without need.
  final var openCount = 0
  /// The layer this one presents or was copied from.
  final weak var origin: CALayer?

  /// Draws the contents wherever the layer is rasterised, in place of a bitmap of the layer's own.
  package final weak var contentDrawing: (any LayerContentDrawing)? {
    didSet { noteChange(.appearance) }
  }

  public override init() {
    values = LayerValues()
    shown = values
    super.init()
  }

  /// A copy of the values of another layer, without its sublayers: what presents an animated layer.
  public init(layer: Any) {
    let source = layer as? CALayer
    values = source?.shown.copy() ?? LayerValues()
    shown = values
    super.init()
    adopt(source)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    values = LayerValues()
    shown = values
    super.init()
  }

  /// For subclasses with values of their own.
  init(values: LayerValues) {
    self.values = values
    shown = values
    super.init()
  }

  deinit {
    releaseTree()
  }

  /// Gives layout, drawing and actions to another object. Not retained.
  open weak var delegate: (any CALayerDelegate)? {
    didSet { absences = [] }
  }
  /// A name for the program's own use.
  open var name: String?
  /// Actions by event, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Whether a change of the bounds' size draws the contents anew.
  open var needsDisplayOnBoundsChange = false
  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points; its origin shifts the sublayers.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point stands in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set { change(.position, from: values.position, to: newValue) { $0.position = $1 } }
  }
  /// The point of the bounds that `position` places and transforms turn about, in fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, from: values.anchorPoint, to: newValue) { $0.anchorPoint = $1 } }
  }
  /// The order among siblings, before their order in `sublayers`.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, from: values.zPosition, to: newValue) { $0.zPosition = $1 } }
  }
  /// The anchor point's depth.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, from: values.anchorPointZ, to: newValue) { $0.anchorPointZ = $1 } }
  }
  /// A transform about the anchor point. Drawn as the affine transform of its action on the plane.
  open var transform: CATransform3D {
    get { values.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }
  /// A transform of the sublayers, about the middle of the bounds.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }
  /// The rectangle that encloses the layer in its superlayer; setting it sets `bounds.size` and `position`.
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Appearance

  /// From 0, invisible, to 1; of the layer and its sublayers as one.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity, from: values.opacity, to: min(max(newValue, 0), 1)) { $0.opacity = $1 } }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.hidden, from: values.isHidden, to: newValue) { $0.isHidden = $1 } }
  }
  /// Whether `opacity` fades the layer and its sublayers as one picture (else each by itself).
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(.allowsGroupOpacity, from: values.allowsGroupOpacity, to: newValue) { $0.allowsGroupOpacity = $1 } }
  }
  /// Whether sublayers are clipped to the bounds, with their rounded corners.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds, from: values.masksToBounds, to: newValue) { $0.masksToBounds = $1 } }
  }
  /// A layer whose alpha decides what of this layer is seen; its superlayer coordinates are this layer's.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(.opaque, from: values.isOpaque, to: newValue) { $0.isOpaque = $1 } }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, from: values.backgroundColor, to: newValue) { $0.backgroundColor = $1 } }
  }
  /// In points; half the shorter side at most.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, from: values.cornerRadius, to: newValue) { $0.cornerRadius = $1 } }
  }
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(.maskedCorners, from: values.maskedCorners, to: newValue) { $0.maskedCorners = $1 } }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(.cornerCurve, from: values.cornerCurve, to: newValue) { $0.cornerCurve = $1 } }
  }
  /// The width of a line along the inside of the bounds, in front of contents and sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, from: values.borderWidth, to: newValue) { $0.borderWidth = $1 } }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, from: values.borderColor, to: newValue) { $0.borderColor = $1 } }
  }
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, from: values.shadowColor, to: newValue) { $0.shadowColor = $1 } }
  }
  /// Points; the default is (0, -3).
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, from: values.shadowOffset, to: newValue) { $0.shadowOffset = $1 } }
  }
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, from: values.shadowOpacity, to: min(max(newValue, 0), 1)) { $0.shadowOpacity = $1 } }
  }
  /// The blur's radius in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, from: values.shadowRadius, to: newValue) { $0.shadowRadius = $1 } }
  }
  /// The outline that throws the shadow, in the layer's coordinates; without one, the layer's own shape does.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(.shadowPath, from: values.shadowPath, to: newValue) { $0.shadowPath = $1 } }
  }
  /// Whether the layer and its sublayers are kept as one bitmap.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(.shouldRasterize, from: values.shouldRasterize, to: newValue) { $0.shouldRasterize = $1 } }
  }
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(.rasterizationScale, from: values.rasterizationScale, to: newValue) { $0.rasterizationScale = $1 } }
  }

  // MARK: Contents

  /// A `CGImage`, or nothing.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(.contentsGravity, from: values.contentsGravity, to: newValue) { $0.contentsGravity = $1 } }
  }
  /// Pixels of the contents to a point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(.contentsScale, from: values.contentsScale, to: newValue) { $0.contentsScale = $1 } }
  }
  /// The part of the contents that is shown, in fractions.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, from: values.contentsRect, to: newValue) { $0.contentsRect = $1 } }
  }
  /// The part of the contents that stretches, in fractions; the edges around it keep their size.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(.contentsCenter, from: values.contentsCenter, to: newValue) { $0.contentsCenter = $1 } }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(.magnificationFilter, from: values.magnificationFilter, to: newValue) { $0.magnificationFilter = $1 } }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(.minificationFilter, from: values.minificationFilter, to: newValue) { $0.minificationFilter = $1 } }
  }

  // MARK: Tree

  open var superlayer: CALayer? { parent }
  /// From back to front; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { sublayersIfAny }
    set { replaceSublayers(with: newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for a layout pass before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Lays out now what needs it, from the topmost ancestor that needs layout downwards.
  open func layoutIfNeeded() { layoutPending() }
  /// Asks the delegate to lay out the sublayers.
  open func layoutSublayers() { layoutByDelegate() }
  /// The size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Marks the whole layer: contents are drawn in one piece.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  open func displayIfNeeded() { displayPending() }
  /// Makes the contents: by the delegate's `display(_:)`, or else by drawing into a bitmap.
  open func display() { displayByDelegateOrBitmap() }
  /// Asks the delegate to draw.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }
  /// Draws the layer and its sublayers as they are set, without running animations, at the origin of the context.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }
  /// Whether a change of a property draws the contents anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animation

  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
  open func removeAllAnimations() { endAllAnimations() }
  open func removeAnimation(forKey key: String) { endAnimation(key) }
  open func animationKeys() -> [String]? { animations?.keys }
  open func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }
  /// The action for an event: of the delegate, of `actions`, of the class, or the implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }
  open var speed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue) }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, from: l) }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { foreignTime(t, to: l) }

  // MARK: Coordinates

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l, to: self) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, from: self, to: l) }
  /// The farthest descendant at a point, given in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// Whether a point in the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Drawing of subclasses of this module

  /// Whether the class draws something of its own between background and sublayers.
  var hasOwnVisual: Bool { false }
  /// What that drawing covers, in the layer's coordinates.
  func visualExtent(_ values: LayerValues) -> CGRect { .null }
  /// Draws it, in the layer's coordinates.
  func drawVisual(_ values: LayerValues, in context: CGContext) {}
}

/// What a layer waits for.
struct LayerFlags: OptionSet {
  let rawValue: UInt8

  static let needsLayout = LayerFlags(rawValue: 1)
  static let descendantNeedsLayout = LayerFlags(rawValue: 2)
  static let needsDisplay = LayerFlags(rawValue: 4)
  static let descendantNeedsDisplay = LayerFlags(rawValue: 8)
  /// The layer's sublayers are cached as bitmaps and its bounds' origin scrolls them.
  static let isScrollContainer = LayerFlags(rawValue: 16)
  /// The layer's contents came from drawing, so that its bitmap follows its size.
  static let ownsBackingStore = LayerFlags(rawValue: 32)
  /// A frame has shown the layer: a change has something to animate from.
  static let wasShown = LayerFlags(rawValue: 64)
  /// The layer is a transform layer: its sublayers are not flattened into its plane.
  static let keepsDepth = LayerFlags(rawValue: 128)
}
