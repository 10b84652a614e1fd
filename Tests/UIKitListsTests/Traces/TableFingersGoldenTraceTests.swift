import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitLists

/// The orders of callbacks where fingers do more than tap and scroll: two over rows, one on the section index.
@MainActor @Suite(.serialized)
struct TableFingersGoldenTraceTests {
  @Test func twoFingerPanCallbacksMatchTheirTrace() {
    let owner = FingersOwner()
    let scene = owner.scene
    owner.trace.during("outside of edit mode two fingers go down on row 1, to row 3 and back to row 2") {
      owner.twoFingersDown(on: 1)
      for row in [3, 2] { owner.moveTwoFingers(to: row) }
      owner.liftTwoFingers()
    }
    owner.trace.during("edit mode ends") {
      scene.table.setEditing(false, animated: false)
      scene.layOut()
    }
    owner.mayBegin = false
    owner.trace.during("two fingers that may not choose scroll") {
      owner.twoFingersDown(on: 5)
      owner.moveTwoFingers(to: 3)
      owner.liftTwoFingers()
      scene.advance(2)
    }
    expectGolden(owner.trace.text, "two fingers")
  }

  @Test func sectionIndexCallbacksMatchTheirTrace() throws {
    let owner = FingersOwner()
    let table = owner.scene.table
    owner.titles = ["A", "B", "C"]
    owner.trace.during("the table is asked for its rows, and for titles") {
      table.reloadData()
      owner.scene.layOut()
    }
    func place(_ title: Int) -> CGPoint {
      CGPoint(x: 315, y: 220 + (CGFloat(title) - 1) * SectionIndexMetrics.pitch)
    }
    owner.trace.during("a finger goes down on the third title") {
      owner.scene.touches.down(at: place(2))
      owner.scene.layOut()
    }
    owner.trace.during("it moves to the second one") {
      owner.scene.touches.move(to: place(1))
      owner.scene.layOut()
    }
    owner.trace.during("and lifts") {
      owner.scene.touches.up()
      owner.scene.layOut()
    }
    owner.trace.during("reloadSectionIndexTitles") {
      table.reloadSectionIndexTitles()
      owner.scene.layOut()
    }
    expectGolden(owner.trace.text, "section index")
  }
}

/// Three sections of rows, whose owner notes what fingers lead to.
@MainActor
private final class FingersOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
  let trace = GoldenTrace()
  let scene: TableScene
  var titles: [String]?
  var mayBegin = true
  private var recorder: CallbackRecorder { trace.recorder }

  override init() {
    scene = TableScene()
    super.init()
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.table.dataSource = self
    scene.table.delegate = self
    scene.layOut()
  }

  private func place(_ row: Int, finger: Int) -> CGPoint {
    CGPoint(x: finger == 0 ? 160 : 200, y: 44 * CGFloat(row) + 22 - scene.table.contentOffset.y)
  }

  func twoFingersDown(on row: Int) {
    for finger in 0...1 { scene.touches.down(at: place(row, finger: finger), finger: finger) }
  }

  func moveTwoFingers(to row: Int) {
    for finger in 0...1 { scene.touches.move(to: place(row, finger: finger), finger: finger) }
    scene.layOut()
  }

  func liftTwoFingers() {
    for finger in 0...1 { scene.touches.up(finger: finger) }
    scene.layOut()
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    recorder.note()
    return titles
  }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    recorder.note(title, index)
    return index
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    recorder.note(indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { recorder.note(indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    recorder.note(indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { recorder.note(indexPath) }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    recorder.note(indexPath)
    return mayBegin
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    recorder.note(indexPath)
    scene.table.setEditing(true, animated: false)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { recorder.note() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { recorder.note() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { recorder.note() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { recorder.note() }
}
