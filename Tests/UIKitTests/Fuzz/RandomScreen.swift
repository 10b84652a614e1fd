import Foundation
import Fuzzing
import Stage
import UIKit

@testable import UIKitTesting

/// A table on a screen, and random things that a user, an app and a device do to it. A seed repeats them.
@MainActor
final class RandomScreen {
  /// A broken rule, with the steps that led to it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let table: UITableView
  let screen: MountedScreen
  private let source: RandomSource
  private var random: SeededGenerator
  private let seed: UInt64
  private var log: [String] = []
  private var step = 0
  /// Whether the app put the content, or its edges, somewhere else since the last rest: that stays so until the next drag.
  private var wasSetAside = false
  /// The fingers that are down.
  private var fingers: [Int: CGPoint] = [:]

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    source = RandomSource(&random)
    table = UITableView(frame: .zero, style: [.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.allowsMultipleSelection = Bool.random(using: &random)
    let controller = UIViewController()
    controller.view = table
    screen = MountedScreen(controller, size: Self.sizes[0], scale: 1)
  }

  private static let sizes = [
    CGSize(width: 200, height: 320), CGSize(width: 320, height: 200), CGSize(width: 160, height: 160),
    CGSize(width: 420, height: 300),
  ]

  /// Does as many random things; after each, everything has to hold.
  func run(steps: Int) throws(Failure) {
    for _ in 0..<steps {
      step += 1
      act()
      try check()
      if step % 64 == 0 { try rest() }
    }
    try rest()
  }

  // MARK: Acting

  private func act() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: touchDown()
    case 18..<40: moveFinger()
    case 40..<56: liftFinger()
    case 56..<64: note("wheel") { screen.wheel(at: place(), by: CGVector(dx: 0, dy: distance(300))) }
    case 64..<68: note("fling") { flingWithoutFingers() }
    case 68..<72: note("offset") { setOffset() }
    case 72..<76: scrollToRow()
    case 76..<79: note("size") { screen.resize(to: Self.sizes.randomElement(using: &random) ?? Self.sizes[0]) }
    case 79..<82: note("traits") { changeTraits() }
    case 82..<85: select()
    case 85..<88: note("insets") { changeInsets() }
    case 88..<91:
      note("reload") {
        source.change(&random)
        table.reloadData()
      }
    case 91..<93: note("flags") { changeFlags() }
    default: break
    }
    screen.advance(frames: Int.random(in: 1...4, using: &random))
  }

  private func note(_ what: String, _ body: () -> Void) {
    log.append("\(step) \(what)")
    if log.count > 24 { log.removeFirst() }
    body()
  }

  private func coin() -> Bool { Bool.random(using: &random) }

  private func distance(_ most: Int) -> CGFloat { CGFloat(Int.random(in: -most...most, using: &random)) }

  private func place() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 1..<screen.size.width - 1, using: &random),
      y: CGFloat.random(in: 1..<screen.size.height - 1, using: &random))
  }

  private func touchDown() {
    let finger = Int.random(in: 0...1, using: &random)
    guard fingers[finger] == nil else { return }
    note("down \(finger)") { send(finger, .began, place()) }
  }

  private func moveFinger() {
    guard let (finger, start) = fingers.min(by: { $0.key < $1.key }) else { return }
    note("move \(finger)") {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        screen.advance(frames: 1)
        send(finger, .moved, CGPoint(x: start.x + distance(20), y: start.y + distance(160)))
      }
    }
  }

  private func liftFinger() {
    guard let (finger, last) = fingers.max(by: { $0.key < $1.key }) else { return }
    let isTakenAway = Int.random(in: 0..<8, using: &random) == 0
    note("\(isTakenAway ? "take away" : "lift") \(finger)") { send(finger, isTakenAway ? .cancelled : .ended, last) }
  }

  private func send(_ finger: Int, _ phase: PointerEvent.Phase, _ place: CGPoint) {
    fingers[finger] = phase == .ended || phase == .cancelled ? nil : place
    screen.stage.send(.pointer(PointerEvent(id: finger, phase: phase, location: place, timestamp: screen.time)))
  }

  private func flingWithoutFingers() {
    guard fingers.isEmpty else { return }
    screen.fling(from: place(), velocity: CGVector(dx: 0, dy: distance(3000)))
  }

  private func scrollToRow() {
    guard let path = source.randomRow(&random) else { return }
    let position = [UITableView.ScrollPosition.none, .top, .middle, .bottom].randomElement(using: &random) ?? .top
    note("scroll to \(path.section).\(path.row)") { table.scrollToRow(at: path, at: position, animated: coin()) }
  }

  private func select() {
    guard let path = source.randomRow(&random) else { return }
    note("select \(path.section).\(path.row)") {
      if coin() {
        table.selectRow(at: path, animated: coin(), scrollPosition: coin() ? .none : .middle)
      } else {
        table.deselectRow(at: path, animated: coin())
      }
    }
  }

  private func changeTraits() {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: screen.window.traitOverrides.userInterfaceStyle = coin() ? .dark : .light
    case 1:
      screen.window.traitOverrides.preferredContentSizeCategory =
        [.small, .large, .accessibilityLarge].randomElement(using: &random) ?? .large
    default: screen.window.traitOverrides.layoutDirection = coin() ? .rightToLeft : .leftToRight
    }
  }

  private func setOffset() {
    wasSetAside = true
    table.setContentOffset(CGPoint(x: 0, y: distance(2000)), animated: coin())
  }

  private func changeInsets() {
    wasSetAside = true
    table.contentInset.top = CGFloat(Int.random(in: 0...60, using: &random))
  }

  private func changeFlags() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: table.bounces.toggle()
    case 1: table.delaysContentTouches.toggle()
    case 2: table.canCancelContentTouches.toggle()
    default: table.isScrollEnabled.toggle()
    }
  }

  // MARK: Checking

  private func check() throws(Failure) {
    table.layoutIfNeeded()
    if let violation = table.invariantViolation() { throw failure(violation) }
    if let violation = source.violation { throw failure(violation) }
    let visible = Set(table.visibleCells.map(ObjectIdentifier.init))
    if source.displayed != visible {
      throw failure("\(source.displayed.count) cells were told to be displayed, \(visible.count) are.")
    }
    let offset = table.contentOffset
    guard offset.x.isFinite, offset.y.isFinite else { throw failure("The offset is \(offset).") }
    if table.isDragging, fingers.isEmpty { throw failure("Nothing touches the table, and it is dragged.") }
    if table.isDragging, table.isDecelerating { throw failure("The table is dragged and decelerates.") }
    if source.isDragging != table.isDragging {
      throw failure("The delegate was not told whether the table is dragged.")
    }
  }

  /// Lifts every finger and waits: everything has to come to rest, within the content's edges.
  private func rest() throws(Failure) {
    for (finger, place) in fingers { note("rest \(finger)") { send(finger, .ended, place) } }
    do {
      try screen.settle(limit: 20)
    } catch {
      throw failure("\(error)")
    }
    try check()
    if table.isTracking || table.isDragging || table.isDecelerating { throw failure("The table is not at rest.") }
    let insets = table.adjustedContentInset
    let top = -insets.top
    let bottom = max(top, table.contentSize.height + insets.bottom - table.bounds.height)
    guard wasSetAside || (table.contentOffset.y >= top - 0.5 && table.contentOffset.y <= bottom + 0.5) else {
      throw failure("The table rests at \(table.contentOffset.y), outside of \(top)...\(bottom).")
    }
    table.contentOffset.y = min(max(table.contentOffset.y, top), bottom)
    wasSetAside = false
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: "seed \(seed), step \(step): \(what)\n  \(log.joined(separator: "\n  "))")
  }
}
