import CoreGraphics
import Expectations
import Foundation
import Fuzzing
import Testing

@testable import QuartzCore

/// Random trees under random changes: what is composed from pieces of earlier frames equals a frame from nothing.
@MainActor @Suite struct RandomTreeTests {
  @Test(arguments: RandomTrees.seeds)
  func incrementalFramesEqualFramesFromScratch(seed: Int, scale: Double) {
    var world = RandomWorld(seed: UInt64(seed), scale: CGFloat(scale))
    for step in 0..<200 {
      let change = world.change()
      world.canvas.render(at: world.time)
      guard step % (1 + seed % 4) == 0 else { continue }
      let pieces = world.canvas.copy
      world.canvas.renderFromScratch()
      let whole = world.canvas.copy
      guard pieces != whole else { continue }
      let index = zip(pieces, whole).enumerated().first { $0.element.0 != $0.element.1 }!.offset
      let different = zip(pieces, whole).filter { $0 != $1 }.count
      Issue.record(
        """
        seed \(seed), step \(step), after \"\(change)\": \(different) pixels differ, the first at \
        (\(index % world.canvas.width), \(index / world.canvas.width)): \
        \(String(pieces[index], radix: 16)) instead of \(String(whole[index], radix: 16))
        """)
      return
    }
  }

  /// Without such frames the comparison would leave moves out. In the tree of seed 7 nothing ever moves along with its
  /// container, so that shifting pixels would save no painting.
  @Test func allSeedsButOneMoveFinishedPixels() {
    for (seed, scale) in RandomTrees.seeds where seed != 7 {
      var world = RandomWorld(seed: UInt64(seed), scale: CGFloat(scale))
      for _ in 0..<200 {
        _ = world.change()
        world.canvas.render(at: world.time)
      }
      expect(world.canvas.compositor.counters.bytesMoved > 0, "seed \(seed): no frame moved finished pixels")
    }
  }

  @Test(arguments: 1...4)
  func unchangedTreesHaveNoDamage(seed: Int) {
    var world = RandomWorld(seed: UInt64(seed), scale: 2)
    for _ in 0..<60 {
      _ = world.change()
      world.canvas.render(at: world.time)
      guard !world.canvas.compositor.hasRunningAnimations else { continue }
      let counters = world.canvas.compositor.counters
      expect(world.canvas.render(at: world.time).isEmpty)
      expectEqual(world.canvas.compositor.counters, counters)
    }
  }
}

/// A tree like an app's: content that scrolls with rows, bars in front, and loose layers of all kinds.
struct RandomWorld {
  let canvas: Canvas
  var time: CFTimeInterval = 0
  private var random: SeededGenerator
  private let drawing = PatternDrawing()
  private var loose: [CALayer] = []
  private var containers: [CALayer] = []
  private var rows: [CALayer] = []

  init(seed: UInt64, scale: CGFloat) {
    random = SeededGenerator(seed: seed)
    canvas = Canvas(width: 160, height: 220, scale: scale)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    addContainer(to: canvas.root)
    for _ in 0..<6 { addLoose() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func anyColor() -> CGColor {
    color(UInt32.random(in: 0...0xFF_FFFF, using: &random), alpha: chance(60) ? 1 : 0.5)
  }

  private mutating func addContainer(to superlayer: CALayer) {
    let container = CALayer()
    let size = canvas.root.bounds.size
    container.frame = CGRect(
      x: chance(70) ? 0 : 10, y: chance(50) ? 0 : 12, width: size.width - (chance(70) ? 0 : 20),
      height: size.height * 0.8)
    container.masksToBounds = chance(90)
    container.isScrollContainer = true
    if chance(80) { container.backgroundColor = anyColor() }
    superlayer.addSublayer(container)
    containers.append(container)
    for _ in 0..<5 { addRow(to: container) }
  }

  private mutating func addRow(to container: CALayer) {
    let row = CALayer()
    let last = container.children.map(\.frame.maxY).max() ?? 0
    row.frame = CGRect(x: 0, y: last, width: container.bounds.width, height: number(8...40))
    row.backgroundColor = chance(80) ? color(UInt32.random(in: 0...0xFF_FFFF, using: &random)) : nil
    let text = CALayer()
    text.frame = CGRect(x: 4, y: 2, width: row.bounds.width - 8, height: row.bounds.height - 4)
    text.contentDrawing = drawing
    row.addSublayer(text)
    if chance(30) { row.addSublayer(anyLayer()) }
    if chance(8) {
      let inner = CALayer()
      inner.frame = CGRect(x: 5, y: 3, width: row.bounds.width - 10, height: 20)
      inner.masksToBounds = true
      inner.isScrollContainer = true
      for index in 0..<4 {
        let tile = layer(CGFloat(index) * 22, 0, 20, 20, UInt32.random(in: 0...0xFF_FFFF, using: &random))
        tile.cornerRadius = chance(50) ? 4 : 0
        inner.addSublayer(tile)
      }
      row.addSublayer(inner)
      containers.append(inner)
    }
    container.addSublayer(row)
    rows.append(row)
  }

  private mutating func anyLayer() -> CALayer {
    let result = CALayer()
    result.frame = CGRect(x: number(-5...60), y: number(-5...70), width: number(1...50), height: number(1...40))
    if chance(80) { result.backgroundColor = anyColor() }
    if chance(25) { result.cornerRadius = number(1...8) }
    if chance(15) { result.borderWidth = number(1...3) }
    if chance(10) {
      result.shadowOpacity = 0.5
      result.shadowRadius = number(1...3)
    }
    if chance(30) { result.contentDrawing = drawing }
    if chance(20) { result.masksToBounds = true }
    if chance(10) { result.opacity = 0.6 }
    if chance(12) {
      result.backdrop = LayerBackdrop(
        radius: number(1...6), saturation: 1.5, tint: color(0x80_C0FF, alpha: 0.3), plainAlpha: 0.9)
    }
    if chance(6) {
      result.effects = [chance(50) ? .colors(.inversion) : .blur(deviation: number(1...3))]
    }
    if chance(8) {
      let mask = layer(1, 1, 20, 20, 0)
      mask.cornerRadius = 6
      result.mask = mask
    }
    return result
  }

  private mutating func addLoose() {
    let new = anyLayer()
    let parent = chance(60) || loose.isEmpty ? canvas.root : loose.randomElement(using: &random)!
    parent.insertSublayer(new, at: UInt32(Int.random(in: 0...parent.children.count, using: &random)))
    loose.append(new)
  }

  /// Changes something and says what.
  mutating func change() -> String {
    time += 1.0 / 60
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    CurrentTime.value = time
    let target = loose.randomElement(using: &random)
    let kind = Int.random(in: 0..<24, using: &random)
    switch kind {
    case 0...7:
      let container = containers.randomElement(using: &random)!
      let step = number(-30...30)
      if container.superlayer === canvas.root {
        container.bounds.origin.y += chance(85) ? step : step + 0.3
      } else {
        container.bounds.origin.x += step
      }
      if chance(30) { container.children.first?.removeFromSuperlayer() }
      if chance(40) { addRow(to: container) }
      return "scroll by \(step)"
    case 8:
      target?.position.x += number(-9...9)
      return "move"
    case 9:
      target?.position.y += number(-9...9) + 0.25
      return "move by a fraction"
    case 10:
      target?.opacity = Float(number(0...4)) / 4
      return "fade"
    case 11:
      addLoose()
      return "add"
    case 12:
      if loose.count > 3, let index = loose.indices.randomElement(using: &random) {
        loose.remove(at: index).removeFromSuperlayer()
      }
      return "remove"
    case 13:
      target?.backgroundColor = anyColor()
      return "colour"
    case 14:
      target?.zPosition = number(-2...2)
      return "order"
    case 15:
      target?.isHidden.toggle()
      return "hide"
    case 16:
      target?.transform = chance(50) ? CATransform3DIdentity : CATransform3DMakeRotation(number(0...6), 0, 0, 1)
      return "turn"
    case 17:
      target?.bounds.size.width = number(1...60)
      return "resize"
    case 18:
      target?.masksToBounds.toggle()
      return "clip"
    case 19:
      rows.randomElement(using: &random)?.backgroundColor = anyColor()
      return "colour a row"
    case 20:
      rows.randomElement(using: &random)?.frame.origin.y += number(-4...4)
      return "move a row"
    case 21:
      rows.randomElement(using: &random)?.sublayers?.first?.setNeedsDisplay()
      return "redraw a row"
    case 22:
      let animation = CABasicAnimation(
        keyPath: ["opacity", "position.x", "transform.scale"].randomElement(using: &random)!)
      animation.toValue = 0.5
      animation.duration = 0.2
      (chance(50) ? target : rows.randomElement(using: &random))?.add(animation, forKey: "a")
      return "animate"
    default:
      target?.cornerRadius = number(0...9)
      return "round"
    }
  }
}

/// The seeds and scales that are tried; `TRESTLE_TREE_SEEDS=500` tries 500 more.
private enum RandomTrees {
  static let seeds: [(Int, Double)] = {
    let more = ProcessInfo.processInfo.environment["TRESTLE_TREE_SEEDS"].flatMap { Int($0) } ?? 0
    return (1...(8 + max(more, 0))).map { ($0, [2.0, 1.0, 2.0, 3.0][$0 % 4]) }
  }()
}
