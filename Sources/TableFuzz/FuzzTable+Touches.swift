import Fuzzing
import Stage
import UIKit

/// The steps of a finger. The data may change below it.
extension FuzzTable {
  func drag() {
    let x = Self.size.width / 2
    var y = CGFloat(random.int(40...200))
    let step = CGFloat(random.int(-12...12))
    send(.began, CGPoint(x: x, y: y))
    for _ in 0..<random.int(2...8) {
      advance(1 / 60)
      y += step
      send(.moved, CGPoint(x: x, y: y))
      if random.oneIn(4) { update() }
    }
    lift(at: CGPoint(x: x, y: y))
  }

  func tap() {
    let place = CGPoint(x: random.int(2...158), y: random.int(2...238))
    send(.began, place)
    if random.oneIn(4) { advance(0.2) }
    if random.oneIn(8) { disturb() }
    lift(at: place)
  }

  /// A drag sideways, and a tap on a button that it may have revealed.
  func swipe() {
    let toTheRight = random.oneIn(3)
    let y = CGFloat(random.int(10...230))
    var x: CGFloat = toTheRight ? 12 : 148
    let step = CGFloat(random.int(6...30)) * (toTheRight ? 1 : -1)
    send(.began, CGPoint(x: x, y: y))
    for _ in 0..<random.int(2...7) {
      advance(1 / 60)
      x += step
      send(.moved, CGPoint(x: x, y: y))
      if random.oneIn(16) { disturb() }
    }
    if random.oneIn(2) { advance(0.15) }
    lift(at: CGPoint(x: x, y: y))
    guard random.oneIn(2) else { return }
    advance(random.oneIn(2) ? 0.6 : 0.1)
    if random.oneIn(4) { disturb() }
    let button = CGPoint(x: toTheRight ? 12 : 148, y: y)
    send(.began, button)
    lift(at: button)
  }

  /// A drag by the grip of a row, in edit mode; the content scrolls near an edge.
  /// - Returns: a fault during the drag; nil for none.
  func dragByGrip() -> String? {
    if !table.isEditing { table.setEditing(true, animated: random.oneIn(2)) }
    layOut()
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = table.style == .insetGrouped ? CGFloat(36) : 20
    let x = isMirrored ? edge : table.frame.width - edge
    var y = CGFloat(random.int(5...235))
    let step = CGFloat(random.int(-40...40))
    send(.began, CGPoint(x: x, y: y))
    for _ in 0..<random.int(1...6) {
      advance(Double(random.int(1...4)) / 60)
      y += step
      send(.moved, CGPoint(x: x, y: y))
      if random.oneIn(12) { disturb() }
      layOut()
      if let violation = table.invariantViolation() { return "while a row is dragged: \(violation)" }
      if let fault = data.fault { return "while a row is dragged: \(fault)" }
    }
    if random.oneIn(4) { advance(0.5) }
    lift(at: CGPoint(x: x, y: y))
    return nil
  }

  /// Something that happens while a finger is down.
  private func disturb() {
    switch random.int(0...5) {
    case 0: update()
    case 1:
      data.sections = FuzzBatch(data, &random, rarity: 6).sections
      table.reloadData()
    case 2: table.frame.size.width = CGFloat(random.int(100...160))
    case 3: table.setEditing(!table.isEditing, animated: random.oneIn(2))
    case 4: table.contentOffset.y += CGFloat(random.int(-60...60))
    default: window.traitOverrides.preferredContentSizeCategory = random.pick([.large, .accessibilityLarge])
    }
  }

  /// Lifts the finger; now and then the system cancels the touch instead.
  private func lift(at place: CGPoint) { send(random.oneIn(12) ? .cancelled : .ended, place) }

  private func send(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    stage.send(.pointer(PointerEvent(phase: phase, location: place, timestamp: stage.clock.now)))
  }
}
