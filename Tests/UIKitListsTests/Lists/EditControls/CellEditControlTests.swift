import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// The control before an item and the grip after it, in a cell of no table view.
@MainActor @Suite(.serialized)
struct CellEditControlTests {
  private let scene = TouchScene()
  private let cell = FakeListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private func add(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    cell.addSubview(view)
    scene.view.addSubview(cell)
    scene.window.layoutIfNeeded()
  }

  @Test func aTapOnAnEditControlReachesTheCell() {
    var told: [String] = []
    cell.onControl = { told.append($0) }
    add(CellEditControl(.insert, of: cell))
    scene.tap(at: CGPoint(x: 20, y: 20))
    expectEqual(told, ["insert"])
    scene.down(at: CGPoint(x: 20, y: 20))
    scene.move(to: CGPoint(x: 200, y: 20))
    scene.up()
    expectEqual(told, ["insert"], "a finger that leaves the control does not tap it")
  }

  @Test func aSelectionCircleIgnoresTouches() {
    var told: [String] = []
    cell.onControl = { told.append($0) }
    let control = CellEditControl(.select, of: cell)
    add(control)
    scene.tap(at: CGPoint(x: 20, y: 20))
    expect(told == [] && !control.isAccessibilityElement)
  }

  @Test func aReorderGripReportsItsDrag() {
    var told: [String] = []
    cell.onControl = { told.append($0) }
    add(CellReorderGrip(of: cell))
    scene.down(at: CGPoint(x: 20, y: 20))
    scene.move(to: CGPoint(x: 20, y: 60))
    scene.up()
    expectEqual(told.first, "grip \(UIGestureRecognizer.State.began)")
    expectEqual(told.last, "grip \(UIGestureRecognizer.State.ended)")
    expect(told.contains("grip \(UIGestureRecognizer.State.changed)"))
  }
}
