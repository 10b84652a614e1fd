import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// The orders of a collection view's callbacks, as files beside this one.
@MainActor @Suite(.serialized)
struct CollectionGoldenTraceTests {
  private static let letters = (0..<18).map { String(UnicodeScalar(UInt8(65 + $0))) }

  @Test func displayCallbacksMatchTheirTrace() {
    let scene = TracingCollection([Self.letters])
    scene.trace.during("first frame: three lines are on screen") { scene.mount() }
    scene.trace.during("the content moves up by a line") {
      scene.view.contentOffset.y = 110
      scene.screen.advance(frames: 1)
    }
    scene.trace.during("reloadData") {
      scene.view.reloadData()
      scene.screen.advance(frames: 1)
    }
    scene.trace.during("the layout is invalidated") {
      scene.layout.invalidateLayout()
      scene.screen.advance(frames: 1)
    }
    expectGolden(scene.trace.text, "display")
  }

  @Test func supplementaryViewCallbacksMatchTheirTrace() {
    let scene = TracingCollection([["A", "B"], ["C"], ["D", "E"]], bands: true)
    scene.trace.during("first frame") { scene.mount() }
    scene.trace.during("to the end") {
      scene.view.contentOffset.y = scene.view.contentSize.height - 240
      scene.screen.advance(frames: 1)
    }
    expectGolden(scene.trace.text, "supplementary views")
  }

  @Test func selectionCallbacksMatchTheirTrace() {
    let scene = TracingCollection([Self.letters])
    scene.mount()
    scene.trace.during("a tap on item 1") { scene.tap(1) }
    scene.trace.during("a tap on item 2, while item 1 is selected") { scene.tap(2) }
    scene.trace.during("a tap on the selected item") { scene.tap(2) }
    scene.trace.during("selectItem and deselectItem") {
      scene.view.selectItem(at: scene.path(3), animated: false, scrollPosition: [])
      scene.view.deselectItem(at: scene.path(3), animated: false)
    }
    scene.mayHighlight = { _ in false }
    scene.trace.during("a tap on an item that may not be highlighted") { scene.tap(4) }
    scene.mayHighlight = { _ in true }
    scene.view.allowsMultipleSelection = true
    scene.trace.during("multiple selection: taps on items 3 and 4, and on item 3 again") {
      scene.tap(3)
      scene.tap(4)
      scene.tap(3)
    }
    expectGolden(scene.trace.text, "selection")
  }

  @Test func updateCallbacksMatchTheirTrace() throws {
    let scene = TracingCollection([["A", "B", "C", "D"], ["E", "F"]])
    scene.mount()
    try scene.trace.during("B is deleted, X inserted behind A, D moved to the other section") {
      scene.view.performBatchUpdates({
        scene.items = [["A", "X", "C"], ["D", "E", "F"]]
        scene.view.deleteItems(at: [scene.path(1)])
        scene.view.insertItems(at: [scene.path(1)])
        scene.view.moveItem(at: scene.path(3), to: scene.path(0, 1))
      }) { _ in scene.trace.recorder.note(method: "completion") }
      try scene.settle()
    }
    try scene.trace.during("reloadItems and reconfigureItems") {
      scene.view.reloadItems(at: [scene.path(0)])
      scene.view.reconfigureItems(at: [scene.path(1)])
      try scene.settle()
    }
    try scene.trace.during("a section goes") {
      scene.items.remove(at: 0)
      scene.view.deleteSections([0])
      try scene.settle()
    }
    expectGolden(scene.trace.text, "updates")
  }

  @Test func movementAndLayoutCallbacksMatchTheirTrace() throws {
    let scene = TracingCollection([["A", "B", "C", "D", "E", "F"]])
    scene.mount()
    try scene.trace.during("an item is moved by hand") {
      _ = scene.view.beginInteractiveMovementForItem(at: scene.path(0))
      scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 50))
      scene.screen.advance(frames: 1)
      scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
      scene.screen.advance(frames: 1)
      scene.view.endInteractiveMovement()
      try scene.settle()
    }
    try scene.trace.during("another layout, animated") {
      let other = TracingFlowLayout()
      other.recorder = scene.trace.recorder
      other.itemSize = CGSize(width: 60, height: 60)
      scene.view.setCollectionViewLayout(other, animated: true) { _ in
        scene.trace.recorder.note(method: "completion")
      }
      try scene.settle()
    }
    scene.items = [Self.letters + Self.letters]
    scene.view.reloadData()
    scene.screen.advance(frames: 1)
    try scene.trace.during("a drag, held before the lift") {
      scene.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 120), hold: 0.3)
      try scene.settle()
    }
    expectGolden(scene.trace.text, "moves and layouts")
  }

  @Test func orthogonalSectionCallbacksMatchTheirTrace() {
    let scene = CollectionScene(rows: [20, 20, 20]) { _ in RowsLayout.Section(behavior: .groupPaging, header: 30) }
    let trace = GoldenTrace()
    func during(_ heading: String, _ body: () -> Void) {
      scene.trace = []
      trace.during(heading) {
        body()
        for line in scene.trace { trace.recorder.note(method: line) }
      }
    }
    during("first frame after a reload: three rows of three items, each below its header") {
      scene.view.reloadData()
      scene.layOut()
    }
    during("a flick to the left in the first row: a group further") {
      scene.flick(from: CGPoint(x: 250, y: 60), by: CGVector(dx: -60, dy: 0))
    }
    during("a tap on the second item that is seen there") {
      scene.touches.tap(at: CGPoint(x: 160, y: 60))
      scene.layOut()
    }
    during("scrollToItem along the row, back to its start") {
      scene.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .left, animated: true)
      scene.advance(1)
    }
    during("an item goes from the first row to the second") {
      scene.view.performBatchUpdates {
        scene.source.items[1].insert(scene.source.items[0].remove(at: 1), at: 1)
        scene.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 1))
      }
      scene.advance(1)
    }
    during("the first section goes") {
      scene.source.items.remove(at: 0)
      scene.view.deleteSections([0])
      scene.advance(1)
    }
    expectGolden(trace.text, "rows")
  }
}
