import CoreGraphics
import Foundation

/// A rectangle with contents, a position in its superlayer, and sublayers.
///
/// Changing a property draws nothing: it marks what the compositor of the layer tree must compose in the next frame. A
/// layer made by `init()` belongs to no tree.
open class CALayer: NSObject, CAMediaTiming {
  /// The values that the program set.
  final let values: LayerValues
  /// The values that the frame shows: `values` itself, unless animations run.
  final var shown: LayerValues
  /// The animated values, set aside while `shown` is `values` (see `showModel`).
  final var heldShown: LayerValues?
  final var timing = MediaTimingValues()
  final var flags = LayerFlags()
  final var absences = LayerAbsences()
  /// Counts the changes of the layer's own drawing.
  final var appearanceStamp: UInt32 = 0
  /// Counts the changes of everything drawn by the layer and its descendants, except the layer's own position.
  final var subtreeStamp: UInt32 = 0
  /// Unretained, since each change of a layer walks up: the tree retains its layers.
  final var parentReference: Unmanaged<CALayer>?
  final var parent: CALayer? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }
  /// The layer that this layer is the mask of.
  final unowned(unsafe) var maskedLayer: CALayer?
  final var children: [CALayer] = []
  final var maskLayer: CALayer?
  final var animations: LayerAnimations?
  /// The compositor's state for a layer that it draws.
  final var node: LayerNode?
  /// The compositor of the tree; set on the tree's root only, and reset by the compositor.
  final unowned(unsafe) var host: LayerCompositor?
  /// The number of layers at and below this one that scroll their sublayers or blur their background. Such layers are
  /// kept out of bitmaps of outer layers where possible.
  final var openCount = 0
  /// The number of layers at and below this one that show the content behind them in other colours.
  final var groundCount = 0
  /// The layer this one presents or was copied from.
  final weak var origin: CALayer?

  /// Draws the contents wherever the layer is rasterised, so that the layer needs no separate bitmap.
  package final weak var contentDrawing: (any LayerContentDrawing)? {
    didSet { noteChange(.appearance) }
  }

  /// A layer of size zero at the origin, without contents, in no tree.
  public override init() {
    values = LayerValues()
    shown = values
    super.init()
  }

  /// Copies the values that another layer shows, without its sublayers. Used for presentation copies; a subclass with
  /// additional properties overrides it to copy them.
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

  /// For subclasses that keep further values.
  init(values: LayerValues) {
    self.values = values
    shown = values
    super.init()
  }

  deinit {
    releaseTree()
  }

  /// Provides layout, drawing and actions for the layer. Not retained.
  open weak var delegate: (any CALayerDelegate)? {
    didSet { absences = [] }
  }
  /// A name for the program's own use; nil by default.
  open var name: String?
  /// Actions by event; the search asks them after the delegate.
  open var actions: [String: any CAAction]?
  /// Whether the contents are drawn again when the size of the bounds changes. False by default: they are stretched.
  open var needsDisplayOnBoundsChange = false
  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points. Moving its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }
  /// The position of the anchor point in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { values.position }
    set { change(.position, from: values.position, to: newValue) { $0.position = $1 } }
  }
  /// The point of the bounds that `position` fixes and transforms turn about, in fractions of the bounds; the middle,
  /// (0.5, 0.5), by default.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, from: values.anchorPoint, to: newValue) { $0.anchorPoint = $1 } }
  }
  /// The depth among siblings: a greater value is in front, regardless of the order of `sublayers`. 0 by default.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, from: values.zPosition, to: newValue) { $0.zPosition = $1 } }
  }
  /// The depth of the anchor point, in points. 0 by default.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, from: values.anchorPointZ, to: newValue) { $0.anchorPointZ = $1 } }
  }
  /// The transform about the anchor point; `m34` adds a perspective. Conversions of points include the perspective,
  /// `frame` does not.
  open var transform: CATransform3D {
    get { values.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }
  /// A transform of all sublayers about the middle of the bounds.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }
  /// The smallest upright rectangle around the layer, in the superlayer's coordinates. Derived: setting it sets
  /// `bounds.size` and `position`.
  open var frame: CGRect {
    get { values.frame }
    set { setFrame(newValue) }
  }
  /// The action of `transform` on the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets `transform` to one that acts in the plane as `m` does.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Appearance

  /// The opacity of the layer together with its sublayers, clamped to 0…1; 1 by default.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity, from: values.opacity, to: min(max(newValue, 0), 1)) { $0.opacity = $1 } }
  }
  /// Whether the layer and its sublayers are left out of the frame and of hit testing.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.hidden, from: values.isHidden, to: newValue) { $0.isHidden = $1 } }
  }
  /// Whether the layer is shown when a transform turns its back to the viewer. True by default.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.doubleSided, from: values.isDoubleSided, to: newValue) { $0.isDoubleSided = $1 } }
  }
  /// Whether `opacity` fades the layer and its sublayers as one picture (true by default), or each of them alone, so
  /// that overlaps are visible.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(.allowsGroupOpacity, from: values.allowsGroupOpacity, to: newValue) { $0.allowsGroupOpacity = $1 } }
  }
  /// Whether sublayers and contents are clipped to the bounds and their rounded corners. False by default.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds, from: values.masksToBounds, to: newValue) { $0.masksToBounds = $1 } }
  }
  /// A layer whose alpha multiplies this layer and its sublayers; nil by default. Its position is in this layer's
  /// coordinates. Setting it takes the mask from its superlayer.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }
  /// A promise that the contents have no transparent pixel. It has no effect: the compositor finds out itself.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(.opaque, from: values.isOpaque, to: newValue) { $0.isOpaque = $1 } }
  }
  /// The background colour; nil, the default, paints nothing.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, from: values.backgroundColor, to: newValue) { $0.backgroundColor = $1 } }
  }
  /// The radius of the rounded corners in points; at most half the shorter side is used. 0 by default. Contents and
  /// sublayers are only cut with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, from: values.cornerRadius, to: newValue) { $0.cornerRadius = $1 } }
  }
  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(.maskedCorners, from: values.maskedCorners, to: newValue) { $0.maskedCorners = $1 } }
  }
  /// The shape of rounded corners; `circular` by default.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(.cornerCurve, from: values.cornerCurve, to: newValue) { $0.cornerCurve = $1 } }
  }
  /// The width in points of a line along the inside of the bounds, in front of contents and sublayers. 0 by default:
  /// no line.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, from: values.borderWidth, to: newValue) { $0.borderWidth = $1 } }
  }
  /// The colour of the border; black by default.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, from: values.borderColor, to: newValue) { $0.borderColor = $1 } }
  }
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, from: values.shadowColor, to: newValue) { $0.shadowColor = $1 } }
  }
  /// The distance of the shadow from the layer in points; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, from: values.shadowOffset, to: newValue) { $0.shadowOffset = $1 } }
  }
  /// The opacity of the shadow, clamped to 0…1; 0, the default, for no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, from: values.shadowOpacity, to: min(max(newValue, 0), 1)) { $0.shadowOpacity = $1 } }
  }
  /// The standard deviation of the shadow's blur in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, from: values.shadowRadius, to: newValue) { $0.shadowRadius = $1 } }
  }
  /// The outline that casts the shadow, in the layer's coordinates. Nil, the default, takes the layer's shape; that
  /// costs more, as contents and sublayers are drawn twice.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(.shadowPath, from: values.shadowPath, to: newValue) { $0.shadowPath = $1 } }
  }
  /// Whether the layer and its sublayers are kept as one bitmap, which is drawn again when one of them changes. False
  /// by default.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(.shouldRasterize, from: values.shouldRasterize, to: newValue) { $0.shouldRasterize = $1 } }
  }
  /// It has no effect: bitmaps always have the scale of the frame. 1 by default.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(.rasterizationScale, from: values.rasterizationScale, to: newValue) { $0.rasterizationScale = $1 } }
  }

  // MARK: Contents

  /// The layer's picture: a `CGImage`. Other objects are kept and show nothing.
  open var contents: Any? {
    get { values.contents }
    set { setContents(newValue) }
  }
  /// How contents are placed and scaled in the bounds; `resize` by default, which stretches them.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(.contentsGravity, from: values.contentsGravity, to: newValue) { $0.contentsGravity = $1 } }
  }
  /// Pixels of the contents to a point; 1 by default.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(.contentsScale, from: values.contentsScale, to: newValue) { $0.contentsScale = $1 } }
  }
  /// The part of the contents that is shown, in fractions of their size; all of it by default.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, from: values.contentsRect, to: newValue) { $0.contentsRect = $1 } }
  }
  /// The part of the contents that stretches, in fractions of their size; the edges around it keep their size. All of
  /// it by default.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(.contentsCenter, from: values.contentsCenter, to: newValue) { $0.contentsCenter = $1 } }
  }
  /// How contents are sampled when they are shown larger than they are; `linear` by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(.magnificationFilter, from: values.magnificationFilter, to: newValue) { $0.magnificationFilter = $1 } }
  }
  /// How contents are sampled when they are shown smaller than they are; `linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(.minificationFilter, from: values.minificationFilter, to: newValue) { $0.minificationFilter = $1 } }
  }

  // MARK: Tree

  /// The layer that this one is a sublayer of; nil for a root and for a mask. Not retained.
  open var superlayer: CALayer? { parent }
  /// The sublayers from back to front; nil if there are none. Setting it removes those that are missing.
  open var sublayers: [CALayer]? {
    get { sublayersIfAny }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// Puts a layer in front of all siblings, and takes it from its superlayer. Stops the program for a layer that
  /// contains this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Puts a layer at an index of `sublayers`; an index beyond the end puts it in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer directly behind a sibling; behind all without one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
  /// Puts a layer directly in front of a sibling; in front of all without one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
  /// Replaces `oldLayer` by `newLayer`. If `oldLayer` is not a sublayer, `newLayer` is only removed from its
  /// superlayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Takes the layer out of its superlayer, or ends its use as a mask.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Marks the layer for the next layout pass, which runs before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Runs pending layout now, beginning at the topmost marked ancestor in an unbroken chain.
  open func layoutIfNeeded() { layoutPending() }
  /// Lays out the sublayers, by asking the delegate. Called in a layout pass; mark the layer instead of calling it.
  open func layoutSublayers() { layoutByDelegate() }
  /// The size of the bounds; subclasses return the size that their content needs.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  /// Marks the contents, to be drawn again before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Marks the whole contents, not only the rectangle: they are drawn in one piece.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  /// Whether the contents are marked.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  /// Draws the contents now if they are marked.
  open func displayIfNeeded() { displayPending() }
  /// Makes the contents: by the delegate's `display(_:)`, else by drawing into a bitmap of the bounds' size at
  /// `contentsScale`.
  open func display() { displayByDelegateOrBitmap() }
  /// Draws the contents in the layer's coordinates, by asking the delegate. A subclass draws here.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }
  /// Draws the layer and its sublayers as the program set them, without running animations, with the bounds' origin
  /// at the context's.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }
  /// Whether a change of the property draws the contents again. False; a subclass overrides it for its own properties.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animation

  /// Adds a copy of an animation, which begins now unless it has a `beginTime`. An animation with the same key is
  /// removed; without a key several run side by side.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
  /// Removes all animations; their delegates are called with `finished` false.
  open func removeAllAnimations() { endAllAnimations() }
  /// Removes the animation with a key; its delegate is called with `finished` false.
  open func removeAnimation(forKey key: String) { endAnimation(key) }
  /// The keys of the animations in the order in which they were added; nil without animations.
  open func animationKeys() -> [String]? { animations?.keys }
  /// The animation of a key, which is a copy of the one that was added; not to be changed.
  open func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }
  /// The action for an event, from the first of these that has one: the delegate, `actions`, the class, the implicit
  /// animation.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  /// The class's action for an event. Always nil here; a subclass overrides it for its own properties.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The default of a property by key. Always nil here: each property declares its default.
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
  /// Converts a time of layer `l` to this layer's time; nil means the clock.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, from: l) }
  /// Converts a time of this layer to layer `l`'s time; nil means the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { foreignTime(t, to: l) }

  // MARK: Coordinates

  /// Converts a point from layer `l`'s coordinates to this layer's; nil means the coordinates around the root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }
  /// Converts a point from this layer's coordinates to layer `l`'s; nil means the coordinates around the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }
  /// Converts a rectangle from layer `l`'s coordinates; under a rotation the result is the box around it.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l, to: self) }
  /// Converts a rectangle to layer `l`'s coordinates; under a rotation the result is the box around it.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, from: self, to: l) }
  /// The frontmost, deepest layer at a point of the superlayer's coordinates; nil when the point is outside or the
  /// layer is hidden.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// Whether a point of the layer's own coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Drawing of subclasses of this module

  /// Whether the class draws anything between background and sublayers.
  var hasOwnVisual: Bool { false }
  /// The extent of what `drawVisual` draws, in the layer's coordinates.
  func visualExtent(_ values: LayerValues) -> CGRect { .null }
  /// Whether `drawVisual` draws something else in each frame, so that a bitmap of the layer is of no use.
  var drawsEachFrame: Bool { false }
  /// Whether the layer changes with time, without an animation.
  var isEmitting: Bool { false }
  /// Advances the layer to a time of the clock. Returns whether it continues to change.
  func emit(at time: CFTimeInterval) -> Bool { false }
  /// Draws between background and sublayers, in the layer's coordinates.
  func drawVisual(_ values: LayerValues, in context: CGContext) {}
}

/// A layer's pending work, and facts about its role.
struct LayerFlags: OptionSet {
  let rawValue: UInt16

  static let needsLayout = LayerFlags(rawValue: 1)
  static let descendantNeedsLayout = LayerFlags(rawValue: 2)
  static let needsDisplay = LayerFlags(rawValue: 4)
  static let descendantNeedsDisplay = LayerFlags(rawValue: 8)
  /// The layer's sublayers are cached as bitmaps and its bounds' origin scrolls them.
  static let isScrollContainer = LayerFlags(rawValue: 16)
  /// The layer's contents came from drawing, so that its bitmap follows its size.
  static let ownsBackingStore = LayerFlags(rawValue: 32)
  /// A frame has shown the layer, so that implicit animations have a value to begin with.
  static let wasShown = LayerFlags(rawValue: 64)
  /// The layer is a transform layer: its sublayers are not flattened into its plane.
  static let keepsDepth = LayerFlags(rawValue: 128)
  /// The layer shows several copies of its sublayers.
  static let replicates = LayerFlags(rawValue: 512)
  /// The layer is in its `layoutSublayers()`.
  static let isLayingOut = LayerFlags(rawValue: 256)
}
