import CoreGraphics
import Foundation

/// A layer that draws particles, such as confetti or snow, in front of its background.
///
/// Particles follow from the layer's time, not from the number of frames. With a `beginTime` of `CACurrentMediaTime()`
/// the first particle is born after that time. Without a `beginTime`, the first frame already shows particles, as if
/// the layer had emitted before.
open class CAEmitterLayer: CALayer {
  private var emitter: EmitterValues { values as! EmitterValues }
  private let emission = Emission()

  /// A layer without cells.
  public override init() {
    super.init(values: EmitterValues())
  }

  /// Copies the values that another emitter layer shows, without its particles.
  public override init(layer: Any) {
    let source = layer as? CAEmitterLayer
    super.init(values: source?.shown.copy() ?? EmitterValues())
    adopt(source)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(values: EmitterValues())
  }

  /// The kinds of particles; nil by default.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in oldValue ?? [] { cell.layer = nil }
      for cell in emitterCells ?? [] { cell.layer = self }
      announceEmission()
    }
  }
  /// The middle of the shape from which particles fly, in the layer's coordinates; the origin by default.
  open var emitterPosition: CGPoint {
    get { emitter.position2D }
    set {
      change(.emitterPosition, from: emitter.position2D, to: newValue) { ($0 as! EmitterValues).position2D = $1 }
    }
  }
  /// The size of the shape; zero by default.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change(.emitterSize, from: emitter.size, to: newValue) { ($0 as! EmitterValues).size = $1 } }
  }
  /// The shape from which particles fly; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles fly; its volume by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn; any by default.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { noteChange(.appearance) } }
  /// The seed of the random numbers; 0 by default. The particles of equal layers with equal seeds are equal.
  open var seed: UInt32 = 0 { didSet { emission.restart() } }

  /// A factor of all cells' birth rates; 1 by default. With 0 no particle is born any more.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { setFactor(.birthRate, emitter.birthRate, newValue) { $0.birthRate = $1 } }
  }
  /// A factor of all particles' lifetimes; 1 by default.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { setFactor(.lifetime, emitter.lifetime, newValue) { $0.lifetime = $1 } }
  }
  /// A factor of all particles' velocities; 1 by default.
  open var velocity: Float {
    get { emitter.velocity }
    set { setFactor(.velocity, emitter.velocity, newValue) { $0.velocity = $1 } }
  }
  /// A factor of all particles' sizes; 1 by default.
  open var scale: Float {
    get { emitter.scale }
    set { setFactor(.scale, emitter.scale, newValue) { $0.scale = $1 } }
  }
  /// A factor of all particles' rotation; 1 by default.
  open var spin: Float {
    get { emitter.spin }
    set { setFactor(.spin, emitter.spin, newValue) { $0.spin = $1 } }
  }

  private func setFactor(
    _ property: LayerProperty, _ old: Float, _ new: Float, _ store: @escaping (EmitterValues, Float) -> Void
  ) {
    change(property, from: old, to: new) { store($0 as! EmitterValues, $1) }
    announceEmission()
  }

  /// Asks the compositor for frames if there are particles or some will be born.
  final func announceEmission() {
    guard isEmitting else { return }
    root.host?.layerDidBeginAnimating(self)
  }

  // MARK: Frames

  override var isEmitting: Bool { !emission.particles.isEmpty || emission.emits(emitterCells, shown as? EmitterValues) }

  override func emit(at time: CFTimeInterval) -> Bool {
    guard let values = shown as? EmitterValues else { return false }
    let place = EmitterPlace(shape: emitterShape, mode: emitterMode, center: values.position2D, size: values.size)
    let isChanged = emission.advance(
      to: localTime(time, from: nil), emitterCells ?? [], from: place, values, seed: seed)
    if isChanged { noteChange(.appearance) }
    return isEmitting
  }

  override var drawsEachFrame: Bool { true }
  override var hasOwnVisual: Bool { !emission.particles.isEmpty }
  override func visualExtent(_ values: LayerValues) -> CGRect { emission.extent }
  override func drawVisual(_ values: LayerValues, in context: CGContext) {
    emission.draw(in: context, renderMode)
  }
}

/// The shape from which particles fly.
public struct CAEmitterLayerEmitterShape: Hashable, Equatable, RawRepresentable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// A shape with any name; an unknown one is a point.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's `emitterPosition`.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line of the width of `emitterSize`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of `emitterSize`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box, which appears as a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle with the width of `emitterSize` as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball with the width of `emitterSize` as its radius, which appears as a disc.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape from which particles fly.
public struct CAEmitterLayerEmitterMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The part's name.
  public let rawValue: String

  /// A part with any name; an unknown one is the volume.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The corners of a rectangle, the ends of a line.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// All of the shape that is seen from outside.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The order's name.
  public let rawValue: String

  /// An order with any name; an unknown one is any order.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The youngest are in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest are in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth. It has no effect, because the depth of all particles is equal.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles are added to those behind them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
