import CoreGraphics
import Foundation

/// A particle as it was born; its position and appearance follow from its age.
struct Particle {
  let birth: CFTimeInterval
  let death: CFTimeInterval
  let image: CGImage?
  let contentsRect: CGRect
  let contentsScale: CGFloat
  /// The cells that it emits.
  var sources: [ParticleSource]
  private let start: CGPoint
  private let velocity: CGVector
  private let acceleration: CGVector
  private let spin: CGFloat
  private let firstScale: CGFloat
  private let scaleSpeed: CGFloat
  private let firstColor: SIMD4<Float>
  private let colorSpeed: SIMD4<Float>

  init(
    of cell: CAEmitterCell, at birth: CFTimeInterval, from place: EmitterPlace, _ factors: EmitterValues,
    _ random: inout ParticleRandom
  ) {
    self.birth = birth
    // The random numbers are taken in a fixed order, whatever the cell's values: equal seeds give equal particles.
    start = place.point(&random)
    let life = cell.lifetime + cell.lifetimeRange * Float(random.signed())
    death = birth + CFTimeInterval(max(life * factors.lifetime, 0))
    let longitude = cell.emissionLongitude + cell.emissionRange / 2 * random.signed()
    let latitude = cell.emissionLatitude
    let speed = (cell.velocity + cell.velocityRange * random.signed()) * CGFloat(factors.velocity)
    velocity = CGVector(
      dx: speed * cos(latitude) * cos(longitude), dy: speed * cos(latitude) * sin(longitude))
    acceleration = CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration)
    spin = (cell.spin + cell.spinRange * random.signed()) * CGFloat(factors.spin)
    firstScale = (cell.scale + cell.scaleRange * random.signed()) * CGFloat(factors.scale)
    scaleSpeed = cell.scaleSpeed * CGFloat(factors.scale)
    let base = cell.color?.sRGB ?? (red: 1, green: 1, blue: 1, alpha: 1)
    let ranges = SIMD4(cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange)
    let turns = SIMD4(
      Float(random.signed()), Float(random.signed()), Float(random.signed()), Float(random.signed()))
    firstColor =
      SIMD4(Float(base.red), Float(base.green), Float(base.blue), Float(base.alpha)) + ranges * turns
    colorSpeed = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
    image = cell.contents.flatMap { $0 as? CGImage }
    contentsRect = cell.contentsRect
    contentsScale = cell.contentsScale
    let seed = random.next()
    sources = (cell.emitterCells ?? []).enumerated().map {
      ParticleSource($0.element, seed: seed &+ UInt64($0.offset))
    }
  }

  func place(at time: CFTimeInterval) -> CGPoint {
    let age = CGFloat(time - birth)
    return CGPoint(
      x: start.x + velocity.dx * age + acceleration.dx * age * age / 2,
      y: start.y + velocity.dy * age + acceleration.dy * age * age / 2)
  }

  func angle(at time: CFTimeInterval) -> CGFloat { spin * CGFloat(time - birth) }
  func scale(at time: CFTimeInterval) -> CGFloat { max(firstScale + scaleSpeed * CGFloat(time - birth), 0) }

  /// Red, green, blue and alpha.
  func color(at time: CFTimeInterval) -> SIMD4<Float> {
    (firstColor + colorSpeed * Float(time - birth))
      .clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }

  /// The size of the picture in points, without its scale.
  var size: CGSize {
    guard let image, contentsScale > 0 else { return .zero }
    return CGSize(
      width: CGFloat(image.width) * contentsRect.width / contentsScale,
      height: CGFloat(image.height) * contentsRect.height / contentsScale)
  }

  /// A rectangle that contains the picture at any rotation.
  func extent(at time: CFTimeInterval) -> CGRect {
    let middle = place(at: time)
    let reach = hypot(size.width, size.height) / 2 * scale(at: time)
    return CGRect(x: middle.x - reach, y: middle.y - reach, width: reach * 2, height: reach * 2)
  }
}

/// A cell that emits particles, and its progress to the next one.
struct ParticleSource {
  let cell: CAEmitterCell
  private var random: ParticleRandom
  /// The part of the next particle that has already become due, from 0 to 1.
  private var progress = 0.0

  init(_ cell: CAEmitterCell, seed: UInt64) {
    self.cell = cell
    random = ParticleRandom(seed: seed)
  }

  /// Adds the particles that are born between two times. The particles are the same however that time is divided into
  /// frames.
  ///
  /// - Parameters:
  ///   - origin: the beginning of the cell's time.
  ///   - limit: the greatest number of particles.
  ///   - place: where a particle of a moment is born.
  mutating func emit(
    from start: CFTimeInterval, to end: CFTimeInterval, origin: CFTimeInterval, _ factors: EmitterValues,
    into particles: inout [Particle], limit: Int, _ place: (CFTimeInterval) -> EmitterPlace
  ) {
    let rate = Self.rate(of: cell, factors)
    let active = cell.activeTimes
    let first = max(start, origin + active.lowerBound)
    let last = min(end, origin + active.upperBound)
    guard rate > 0, first < last else { return }
    var moment = first + (1 - progress) / rate
    progress += (last - first) * rate
    // Frame times are rounded sums: a particle that is due at the end of a frame is born in it.
    let tolerance = 1e-9
    progress = max(progress - (progress + tolerance).rounded(.down), 0)
    while moment <= last + tolerance, particles.count < limit {
      particles.append(Particle(of: cell, at: moment, from: place(moment), factors, &random))
      moment += 1 / rate
    }
  }

  /// Particles in a second.
  static func rate(of cell: CAEmitterCell, _ factors: EmitterValues) -> Double {
    guard cell.isEnabled, cell.lifetime + cell.lifetimeRange > 0 else { return 0 }
    return Double(cell.birthRate) * Double(factors.birthRate) * Double(cell.timing.speed)
  }
}
