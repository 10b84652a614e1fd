import CoreGraphics
import Foundation

/// The values of a replicator layer.
final class ReplicatorValues: LayerValues {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var step = CATransform3DIdentity
  var color: CGColor? = .white
  /// Red, green, blue and alpha.
  var offsets = SIMD4<Float>()

  override init() {
    super.init()
  }

  private init(replicator: ReplicatorValues) {
    count = replicator.count
    preservesDepth = replicator.preservesDepth
    delay = replicator.delay
    step = replicator.step
    color = replicator.color
    offsets = replicator.offsets
    super.init(copying: replicator)
  }

  override func copy() -> LayerValues { ReplicatorValues(replicator: self) }

  override func value(of property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .instanceDelay: .number(delay)
    case .instanceTransform: .transform(step)
    case .instanceColor: .color(color)
    case .instanceRedOffset: .number(CGFloat(offsets.x))
    case .instanceGreenOffset: .number(CGFloat(offsets.y))
    case .instanceBlueOffset: .number(CGFloat(offsets.z))
    case .instanceAlphaOffset: .number(CGFloat(offsets.w))
    default: super.value(of: property)
    }
  }

  override func store(_ value: AnimatedValue, for property: LayerProperty) {
    switch (property, value) {
    case (.instanceDelay, .number(let number)): delay = number
    case (.instanceTransform, .transform(let matrix)): step = matrix
    case (.instanceColor, .color(let color)): self.color = color
    case (.instanceRedOffset, .number(let number)): offsets.x = Float(number)
    case (.instanceGreenOffset, .number(let number)): offsets.y = Float(number)
    case (.instanceBlueOffset, .number(let number)): offsets.z = Float(number)
    case (.instanceAlphaOffset, .number(let number)): offsets.w = Float(number)
    default: super.store(value, for: property)
    }
  }

  /// The copies in their order, the sublayers themselves first.
  var copies: [SublayerCopy] {
    let middle = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    let corner = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let components = color?.sRGB ?? (red: 1, green: 1, blue: 1, alpha: 1)
    let base = SIMD4(
      Float(components.red), Float(components.green), Float(components.blue), Float(components.alpha))
    var turn = CATransform3DIdentity
    return (0..<count).map { index in
      if index > 0 { turn = CATransform3DConcat(turn, step) }
      var space = CATransform3DConcat(CATransform3DConcat(corner, turn), middle)
      if let outer = sublayerSpace { space = CATransform3DConcat(space, outer) }
      return SublayerCopy(
        space: space, delay: delay * CFTimeInterval(index),
        color: (base + offsets * Float(index)).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1)))
    }
  }
}

/// One of the pictures that a replicator layer shows of its sublayers.
struct SublayerCopy {
  /// From the coordinates of the sublayers to those of the layer, in space.
  let space: CATransform3D
  /// How much later its animations are, in seconds.
  let delay: CFTimeInterval
  /// Red, green, blue and alpha by which the colours are multiplied.
  let color: SIMD4<Float>

  /// The change of colours; nil for none.
  var tint: ColorMatrix? {
    guard color != SIMD4(repeating: 1) else { return nil }
    return .multiplication(
      red: Double(color.x), green: Double(color.y), blue: Double(color.z), alpha: Double(color.w))
  }

  func placement(of layer: CALayer) -> LayerPlacement {
    if CATransform3DIsAffine(space), layer.shown.transform.map(CATransform3DIsAffine) ?? true {
      return LayerPlacement(layer.shown.toSuperlayer.concatenating(CATransform3DGetAffineTransform(space)))
    }
    return layer.shown.placement(in: space)
  }

  /// The depth of a sublayer's middle; greater is nearer.
  func depth(of layer: CALayer) -> CGFloat {
    let whole = CATransform3DConcat(layer.shown.spaceInSuperlayer, space)
    let middle = CGPoint(x: layer.shown.bounds.midX, y: layer.shown.bounds.midY)
    let depth = middle.x * whole.m13 + middle.y * whole.m23 + whole.m43
    let scale = middle.x * whole.m14 + middle.y * whole.m24 + whole.m44
    return scale == 0 ? depth : depth / scale
  }
}
