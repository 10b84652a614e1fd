import CoreGraphics

/// The values of an emitter layer that animations change.
final class EmitterValues: LayerValues {
  var position2D = CGPoint.zero
  var size = CGSize.zero
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1

  override init() {
    super.init()
  }

  private init(emitter: EmitterValues) {
    position2D = emitter.position2D
    size = emitter.size
    birthRate = emitter.birthRate
    lifetime = emitter.lifetime
    velocity = emitter.velocity
    scale = emitter.scale
    spin = emitter.spin
    super.init(copying: emitter)
  }

  override func copy() -> LayerValues { EmitterValues(emitter: self) }

  override func value(of property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .emitterPosition: .point(position2D)
    case .emitterSize: .size(size)
    case .birthRate: .number(CGFloat(birthRate))
    case .lifetime: .number(CGFloat(lifetime))
    case .velocity: .number(CGFloat(velocity))
    case .scale: .number(CGFloat(scale))
    case .spin: .number(CGFloat(spin))
    default: super.value(of: property)
    }
  }

  override func store(_ value: AnimatedValue, for property: LayerProperty) {
    switch (property, value) {
    case (.emitterPosition, .point(let point)): position2D = point
    case (.emitterSize, .size(let size)): self.size = size
    case (.birthRate, .number(let number)): birthRate = Float(number)
    case (.lifetime, .number(let number)): lifetime = Float(number)
    case (.velocity, .number(let number)): velocity = Float(number)
    case (.scale, .number(let number)): scale = Float(number)
    case (.spin, .number(let number)): spin = Float(number)
    default: super.store(value, for: property)
    }
  }
}
