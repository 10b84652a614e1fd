import CoreGraphics
import Foundation

/// Where particles are born.
struct EmitterPlace {
  let shape: CAEmitterLayerEmitterShape
  let mode: CAEmitterLayerEmitterMode
  let center: CGPoint
  let size: CGSize

  /// A single point: the cells of a particle emit at the particle's position.
  init(at point: CGPoint) {
    self.init(shape: .point, mode: .volume, center: point, size: .zero)
  }

  init(
    shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode, center: CGPoint, size: CGSize
  ) {
    self.shape = shape
    self.mode = mode
    self.center = center
    self.size = size
  }

  /// A random position for the next particle.
  func point(_ random: inout ParticleRandom) -> CGPoint {
    let offset: CGVector =
      switch shape {
      case .line: line(&random)
      case .rectangle, .cuboid: rectangle(&random)
      case .circle: disc(&random)
      case .sphere: ball(&random)
      default: CGVector()
      }
    return CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
  }

  private func line(_ random: inout ParticleRandom) -> CGVector {
    let side = random.signed()
    return CGVector(dx: (mode == .points ? (side < 0 ? -1 : 1) : side) * size.width / 2, dy: 0)
  }

  private func rectangle(_ random: inout ParticleRandom) -> CGVector {
    var (x, y) = (random.signed(), random.signed())
    switch mode {
    case .points: (x, y) = (x < 0 ? -1 : 1, y < 0 ? -1 : 1)
    case .outline:
      // Equally many on equally long parts of the edge.
      let along = random.fraction() * (size.width + size.height)
      if along < size.width { y = y < 0 ? -1 : 1 } else { x = x < 0 ? -1 : 1 }
    default: break
    }
    return CGVector(dx: x * size.width / 2, dy: y * size.height / 2)
  }

  private func disc(_ random: inout ParticleRandom) -> CGVector {
    let angle = random.fraction() * 2 * .pi
    let fraction = random.fraction()
    let radius = (mode == .outline || mode == .points ? 1 : fraction.squareRoot()) * size.width
    return CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
  }

  private func ball(_ random: inout ParticleRandom) -> CGVector {
    let angle = random.fraction() * 2 * .pi
    let height = random.signed()
    let fraction = random.fraction()
    let radius = (mode == .volume ? cbrt(fraction) : 1) * size.width * (1 - height * height).squareRoot()
    return CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
  }
}

/// Random numbers that are equal for equal seeds, by the SplitMix64 sequence.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to 1, without 1.
  mutating func fraction() -> CGFloat { CGFloat(next() >> 11) / CGFloat(UInt64(1) << 53) }
  /// A number from -1 to 1.
  mutating func signed() -> CGFloat { fraction() * 2 - 1 }
}
