import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Particles: how many there are, where they fly and how they look, on the clock of the layer.
@MainActor @Suite(.serialized) struct CAEmitterLayerTests {
  private let canvas = Canvas()
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    CurrentTime.value = 0
    emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    emitter.emitterPosition = CGPoint(x: 10, y: 50)
    let still = NSNull()
    emitter.actions = [
      "emitterPosition": still, "birthRate": still, "lifetime": still, "velocity": still, "scale": still,
    ]
    cell.birthRate = 1
    cell.lifetime = 10
    cell.velocity = 10
    cell.contents = Self.square(4)
    emitter.emitterCells = [cell]
    canvas.show { canvas.root.addSublayer(emitter) }
  }

  /// A white square of pixels.
  private static func square(_ side: Int) -> CGImage? {
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    context?.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return context?.makeImage()
  }

  private func show(at time: CFTimeInterval) {
    CurrentTime.value = time
    canvas.render(at: time)
  }

  /// Where the frame is not black, in one row of pixels.
  private func lit(row: Int = 50) -> [Int] {
    (0..<100).filter { canvas.pixel($0, row) != "000000" }
  }

  private func onBlack() { canvas.show { canvas.root.backgroundColor = color(0) } }

  @Test func particlesAreBornAtTheirRateAndFly() {
    onBlack()
    show(at: 0.5)
    expectEqual(lit(), [])
    show(at: 1)
    expectEqual(lit(), [8, 9, 10, 11])
    show(at: 2)
    expectEqual(lit(), [8, 9, 10, 11, 18, 19, 20, 21], "one is born while the other has flown ten points")
    show(at: 3)
    expectEqual(lit().count, 12)
    expect(canvas.isAsFromScratch && canvas.compositor.hasRunningAnimations)
  }

  @Test func framesMakeNoDifference() {
    cell.velocityRange = 8
    cell.emissionRange = 1
    cell.lifetimeRange = 2
    cell.birthRate = 7
    onBlack()
    show(at: 4)
    let whole = canvas.copy
    let other = Canvas()
    let again = CAEmitterLayer()
    again.frame = emitter.frame
    again.emitterPosition = emitter.emitterPosition
    again.emitterCells = [cell]
    other.show {
      other.root.backgroundColor = color(0)
      other.root.addSublayer(again)
    }
    for frame in 1...400 { other.render(at: Double(frame) / 100) }
    expect(other.copy == whole)
    again.seed = 7
    for frame in 401...800 { other.render(at: Double(frame) / 100) }
    expect(other.copy != whole, "another seed has other numbers")
  }

  @Test func particlesEndWithTheirLifetime() {
    cell.lifetime = 1.5
    onBlack()
    show(at: 1)
    expectEqual(lit().count, 4)
    show(at: 2.6)
    expectEqual(lit().count, 4, "the first is gone, the second is there")
  }

  @Test func aBirthRateOfZeroEndsBirthsAndLetsParticlesFinish() {
    onBlack()
    show(at: 1)
    emitter.birthRate = 0
    show(at: 3)
    expectEqual(lit(), [28, 29, 30, 31])
    expect(canvas.compositor.hasRunningAnimations)
    show(at: 12)
    expectEqual(lit(), [])
    expect(!canvas.compositor.hasRunningAnimations, "nothing moves any more, and no frame is asked for")
    show(at: 20)
    CATransaction.withoutActions { emitter.birthRate = 2 }
    expect(canvas.compositor.hasRunningAnimations)
    show(at: 20)
    show(at: 20.5)
    expectEqual(lit().count, 4, "none for the time without births")
  }

  @Test func directionAccelerationAndFactorsMoveParticles() {
    cell.emissionLongitude = .pi / 2
    cell.yAcceleration = -20
    cell.velocity = 30
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.velocity = 1
    emitter.birthRate = 1
    cell.lifetime = 2.5
    onBlack()
    show(at: 1)
    cell.isEnabled = false
    show(at: 2)
    // Thirty points down, and ten up again.
    expectEqual((0..<100).filter { canvas.pixel(50, $0) != "000000" }, [68, 69, 70, 71])
    cell.isEnabled = true
    emitter.velocity = 0
    emitter.lifetime = 2
    show(at: 4)
    // One is born, and the other has only been accelerated.
    expectEqual((0..<100).filter { canvas.pixel(50, $0) != "000000" }, [38, 39, 40, 41, 48, 49, 50, 51])
  }

  @Test func coloursOpacitiesAndSizesChangeWithAge() {
    cell.velocity = 0
    cell.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    cell.greenSpeed = 0.5
    cell.redSpeed = -1
    cell.scaleSpeed = 1
    cell.birthRate = 1
    onBlack()
    show(at: 1)
    expect(canvas.pixel(10, 50) == "ff0000" && lit() == [8, 9, 10, 11])
    emitter.birthRate = 0
    show(at: 2)
    expect(canvas.pixel(10, 50) == "008000" && lit() == Array(6...13))
    cell.alphaSpeed = -0.25
    emitter.scale = 0.5
    emitter.birthRate = 1
    show(at: 2)
    expect(canvas.isAsFromScratch)
  }

  @Test func opacityFadesWithAge() {
    cell.velocity = 0
    cell.alphaSpeed = -0.5
    onBlack()
    show(at: 1)
    emitter.birthRate = 0
    expectEqual(canvas.pixel(10, 50), "ffffff")
    show(at: 2)
    expectEqual(canvas.pixel(10, 50), "808080")
    show(at: 3)
    expectEqual(canvas.pixel(10, 50), "000000")
  }

  @Test(arguments: [
    (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.volume), (.rectangle, .surface), (.rectangle, .outline),
    (.rectangle, .points), (.circle, .outline), (.circle, .volume), (.sphere, .volume), (.cuboid, .volume),
    (.point, .volume),
  ])
  func particlesAreBornInTheirShape(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) {
    let place = EmitterPlace(
      shape: shape, mode: mode, center: CGPoint(x: 50, y: 50), size: CGSize(width: 40, height: 20))
    var random = ParticleRandom(seed: 3)
    for _ in 0..<200 {
      let point = place.point(&random)
      let (x, y) = (abs(point.x - 50), abs(point.y - 50))
      let radius = (x * x + y * y).squareRoot()
      switch (shape, mode) {
      case (.point, _): expect(x == 0 && y == 0)
      case (.line, _): expect(x <= 20 && y == 0)
      case (.rectangle, .points): expect(x == 20 && y == 10)
      case (.rectangle, .outline): expect(x == 20 && y <= 10 || x <= 20 && y == 10)
      case (.circle, .outline): expect(abs(radius - 40) < 1e-9)
      case (.circle, _), (.sphere, _): expect(radius <= 40)
      default: expect(x <= 20 && y <= 10)
      }
    }
  }

  @Test func particlesEmitWhereTheyAre() {
    let spark = CAEmitterCell()
    spark.birthRate = 1
    spark.lifetime = 10
    spark.contents = Self.square(2)
    spark.beginTime = 1
    cell.emitterCells = [spark]
    cell.lifetime = 3.5
    cell.contents = nil
    onBlack()
    show(at: 1)
    emitter.birthRate = 1
    cell.isEnabled = false
    show(at: 2.5)
    expectEqual(lit(), [], "the spark's time begins a second after the particle's birth")
    show(at: 4)
    // Born two and three seconds after the particle, where it was then.
    expectEqual(lit(), [29, 30, 39, 40])
  }

  @Test func aCellEmitsForItsDuration() {
    cell.beginTime = 2
    cell.duration = 2
    cell.velocity = 0
    onBlack()
    show(at: 2.5)
    expectEqual(lit(), [])
    show(at: 10)
    expectEqual(emitter.isEmitting, true)
    show(at: 14.5)
    expect(lit().isEmpty && !emitter.isEmitting)
  }

  @Test func anEmitterWithoutBeginTimeSeemsToHaveRunBefore() {
    CurrentTime.value = 100
    let later = Canvas()
    let running = CAEmitterLayer()
    running.frame = emitter.frame
    running.emitterPosition = emitter.emitterPosition
    running.emitterCells = [cell]
    later.show { later.root.addSublayer(running) }
    later.render(at: 100)
    expect(running.hasOwnVisual)
    let fresh = CAEmitterLayer()
    fresh.frame = emitter.frame
    fresh.beginTime = CACurrentMediaTime()
    fresh.emitterCells = [cell]
    later.show { later.root.addSublayer(fresh) }
    later.render(at: 100)
    expect(!fresh.hasOwnVisual)
  }

  @Test func addedColoursGrowLighter() {
    cell.velocity = 0
    cell.color = CGColor(srgbRed: 0.4, green: 0.4, blue: 0.4, alpha: 1)
    emitter.renderMode = .additive
    onBlack()
    show(at: 1)
    expectEqual(canvas.pixel(10, 50), "666666")
    show(at: 2)
    expectEqual(canvas.pixel(10, 50), "cccccc")
    emitter.renderMode = .oldestLast
    show(at: 2)
    expectEqual(canvas.pixel(10, 50), "666666")
  }

  @Test(arguments: [CAEmitterLayerRenderMode.oldestFirst, .oldestLast])
  func ageDecidesTheOrder(_ mode: CAEmitterLayerRenderMode) {
    cell.velocity = 0
    cell.redSpeed = -1
    emitter.renderMode = mode
    onBlack()
    show(at: 2)
    expectEqual(canvas.pixel(10, 50), mode == .oldestFirst ? "ffffff" : "00ffff")
  }

  @Test func partsAndScalesOfContentsAreShown() {
    cell.velocity = 0
    cell.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    onBlack()
    show(at: 1)
    expectEqual(lit(), [9, 10])
    cell.contentsScale = 0.5
    cell.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    emitter.seed = 1
    show(at: 2)
    expectEqual(lit(), Array(6...13))
  }

  @Test func aHiddenClockStandsStill() {
    onBlack()
    show(at: 1)
    emitter.speed = 0
    emitter.timeOffset = 1
    show(at: 5)
    expectEqual(lit(), [8, 9, 10, 11])
  }

  @Test func theDefaultsAreDocumentedOnes() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.scale == 1 && layer.spin == 1 && layer.velocity == 1)
    expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    expect(
      layer.emitterSize == .zero && layer.emitterPosition == .zero && layer.seed == 0 && layer.emitterCells == nil)
    expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled && cell.name == nil)
    expect(cell.color == .white && cell.spin == 0 && cell.contentsScale == 1 && cell.emissionLatitude == 0)
    expect(cell.speed == 1 && cell.fillMode == .removed && !cell.autoreverses && cell.timeOffset == 0)
  }
}
