import Expectations
import Foundation
import Fuzzing
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Random steps on a real table: swipes, edit mode, drags by the grip, taps, scrolling, reloads and time, in any order
/// and with fingers that stay down. After each the table's rules hold.
@MainActor @Suite(.serialized)
struct TableEditingStepsTests {
  private static let stepCount = 10_000

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  @MainActor private final class Steps {
    let scene: EditingScene
    private var random: Generator
    private var isDown = false
    private var finger = CGPoint.zero
    private var completions: [(Bool) -> Void] = []
    var begun = 0
    var ended = 0
    private var made = 0

    init(seed: UInt64) {
      random = Generator(state: seed)
      scene = EditingScene(
        rows: [(0..<20).map { "a\($0)" }, [], (0..<15).map { "b\($0)" }],
        style: seed % 2 == 0 ? .plain : .insetGrouped)
      scene.owner.height = { 30 + CGFloat(($0.row * 7 + $0.section) % 5) * 12 }
      scene.owner.canEdit = { $0.row % 6 != 5 }
      scene.owner.trailing = { [weak self] path in path.row % 4 == 3 ? [] : self?.actions(path.row % 3 + 1) ?? [] }
      scene.owner.leading = { [weak self] path in path.row % 2 == 0 ? self?.actions(1) ?? [] : [] }
      scene.owner.style = { $0.row % 5 == 0 ? .insert : $0.row % 5 == 1 ? .none : .delete }
      scene.owner.intrusion = { [weak self] in self?.intrude($0) }
      scene.table.reloadData()
    }

    private func actions(_ count: Int) -> [UIContextualAction] {
      (0..<count).map { index in
        UIContextualAction(style: index == 0 ? .destructive : .normal, title: "\(index)") { [weak self] _, _, done in
          guard let self else { return }
          switch pick(3) {
          case 0: done(true)
          case 1: completions.append(done)
          default:
            change()
            done(true)
          }
        }
      }
    }

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    /// Changes that delegates should not make in callbacks, now and then.
    private func intrude(_ call: String) {
      if call == "willBeginEditing" { begun += 1 }
      if call == "didEndEditing" { ended += 1 }
      guard call != "didEndEditing", pick(60) == 0 else { return }
      if pick(2) == 0 { change() } else { scene.table.setEditing(pick(2) == 0, animated: pick(2) == 0) }
    }

    private func change() {
      let section = pick(scene.owner.rows.count)
      if pick(2) == 0, scene.owner.rows[section].count > 3 {
        scene.owner.rows[section].remove(at: pick(scene.owner.rows[section].count))
      } else {
        made += 1
        scene.owner.rows[section].append("n\(made)")
      }
      scene.table.reloadData()
    }

    /// - Returns: what was done.
    func step() -> String {
      scene.owner.trace = []
      switch pick(16) {
      case 0...2: return down()
      case 3...8: return move()
      case 9: return up()
      case 10: return time(pick(4) == 0 ? 0.6 : 1.0 / 60)
      case 11:
        let isOn = pick(3) > 0
        scene.table.setEditing(isOn, animated: pick(2) == 0)
        return "setEditing \(isOn)"
      case 12:
        change()
        return "change"
      case 13:
        scene.table.contentOffset.y = CGFloat(pick(1200))
        return "offset"
      case 14:
        if let done = completions.popLast() { done(true) }
        return "complete"
      default:
        guard pick(8) == 0 else { return time(1.0 / 60) }
        scene.table.frame.size.width = pick(2) == 0 ? 320 : 375
        return "width"
      }
    }

    private func time(_ seconds: TimeInterval) -> String {
      scene.advance(seconds)
      return "time \(seconds)"
    }

    private func down() -> String {
      guard !isDown else { return move() }
      let columns: [CGFloat] = [20, 100, 300, 310]
      finger = CGPoint(x: columns[pick(4)], y: CGFloat(pick(480)))
      isDown = true
      scene.touches.down(at: finger)
      return "down \(finger)"
    }

    private func move() -> String {
      guard isDown else { return time(1.0 / 60) }
      scene.advance(1.0 / 60)
      let distance = CGFloat(pick(60) - 30)
      if pick(2) == 0 { finger.x += distance * 2 } else { finger.y += distance }
      scene.touches.move(to: finger)
      return "move \(finger)"
    }

    private func up() -> String {
      guard isDown else { return "rest" }
      isDown = false
      if pick(8) == 0 { scene.touches.cancel() } else { scene.touches.up() }
      return "up"
    }

    func violation() -> String? {
      scene.touches.window.layoutIfNeeded()
      if let violation = scene.table.invariantViolation() { return violation }
      let counts = scene.owner.rows.map(\.count)
      if (0..<scene.table.numberOfSections).map({ scene.table.numberOfRows(inSection: $0) }) != counts {
        return "The table has other rows than the data source \(counts)."
      }
      for row in scene.table.cells.live
      where row.cell.textLabel?.text != scene.owner.rows[row.path.section][row.path.row] {
        return "Row \(row.path) shows \(row.cell.textLabel?.text ?? "nothing")."
      }
      if ended > begun { return "More rows ended editing than began it." }
      return nil
    }
  }

  @Test func invariantsHoldAfterEveryRandomEditingStep() {
    let seed = FuzzSeed.ofRun
    var steps = Steps(seed: seed)
    for step in 0..<Self.stepCount {
      // A table now and then that is fresh, in the other style.
      if step % 1000 == 999 { steps = Steps(seed: seed &+ UInt64(step)) }
      let done = steps.step()
      if let violation = steps.violation() {
        Issue.record("\(violation) Step \(step) (\(done)), TRESTLE_FUZZ_SEED=\(seed): \(steps.scene.table.dump())")
        return
      }
    }
    // At rest nothing is left open, moved or awaited.
    steps.scene.touches.cancel()
    steps.scene.table.setEditing(false, animated: true)
    steps.scene.advance(5)
    expectNil(steps.violation())
    expectEqual(steps.begun, steps.ended)
    expect(steps.scene.touches.clock.pendingWork.isEmpty, "\(steps.scene.touches.clock.pendingWork)")
  }
}
