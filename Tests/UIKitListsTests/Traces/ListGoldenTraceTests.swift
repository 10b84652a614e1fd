import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// The orders of the callbacks of a list in a collection view, and of a section that scrolls sideways, as files beside this one.
@MainActor @Suite(.serialized)
struct ListGoldenTraceTests {
  @Test func selectionCallbacksMatchTheirTrace() {
    let list = TracingList()
    list.trace.during("first frame") { list.mount() }
    list.trace.during("a tap on item 2") { list.tap(2) }
    list.trace.during("a tap on item 3, while item 2 is selected") { list.tap(3) }
    list.trace.during("deselectItem") { list.view.deselectItem(at: list.path(3), animated: false) }
    expectGolden(list.trace.text, "selection")
  }

  @Test func swipeActionCallbacksMatchTheirTrace() throws {
    let list = TracingList()
    list.mount()
    try list.trace.during("a swipe opens item 2") {
      list.screen.drag(from: list.place(2, -40), to: list.place(2, -140))
      try list.screen.settle()
    }
    try list.trace.during("a tap on its button") {
      list.screen.tap(at: list.place(2, -20))
      try list.screen.settle()
    }
    expectGolden(list.trace.text, "swipes")
  }

  @Test func editModeAndMovementCallbacksMatchTheirTrace() throws {
    let list = TracingList()
    list.mount()
    try list.trace.during("edit mode") {
      list.view.isEditing = true
      try list.screen.settle()
    }
    try list.trace.during("item 2 is moved by its grip below item 3") {
      list.screen.drag(from: list.place(2, -28), to: list.place(3, -28), press: 0.3)
      try list.screen.settle()
    }
    try list.trace.during("edit mode ends") {
      list.view.isEditing = false
      try list.screen.settle()
    }
    expectGolden(list.trace.text, "edit mode and moves")
  }

  @Test func interactiveTransitionCallbacksMatchTheirTrace() throws {
    let list = TracingList()
    list.mount()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
      subitems: [item])
    let grid = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    var transition: UICollectionViewTransitionLayout?
    try list.trace.during("a transition to a grid begins") {
      transition = list.view.startInteractiveTransition(to: grid)
      try list.screen.settle()
    }
    for progress in [0.4, 0.8] as [CGFloat] {
      try list.trace.during("it is at \(progress)") {
        transition?.transitionProgress = progress
        transition?.invalidateLayout()
        try list.screen.settle()
      }
    }
    try list.trace.during("it is finished") {
      list.view.finishInteractiveTransition()
      try list.screen.settle()
    }
    expect(list.view.collectionViewLayout === grid)
    expectGolden(list.trace.text, "another layout by hand")
  }

  @Test func outlineCallbacksMatchTheirTrace() throws {
    let list = TracingList()
    list.mount()
    try list.trace.during("the chevron of the first folder") {
      list.tap(0, at: -22)
      try list.screen.settle()
    }
    try list.trace.during("and again") {
      list.tap(0, at: -22)
      try list.screen.settle()
    }
    expectGolden(list.trace.text, "outlines")
  }

  // MARK: Sideways

  @MainActor
  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    private func items(_ paths: [IndexPath]) -> String {
      paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      note("prefetch \(items(indexPaths))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      note("cancel \(items(indexPaths))")
    }
  }

  @Test func orthogonalScrollingCallbacksMatchTheirTrace() {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(120)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = .groupPaging
    var note: (String) -> Void = { _ in }
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      let paths = items.map { "\($0.indexPath.section).\($0.indexPath.item)" }
      note("handler at \(Int(offset.x)): \(paths.joined(separator: " "))")
    }
    let scene = CollectionScene(UICollectionViewCompositionalLayout(section: section), items: [0, 0, 0, 0, 0, 0])
    note = { scene.source.trace.note($0) }
    let prefetching = Prefetching(note)
    scene.view.prefetchDataSource = prefetching
    scene.source.items = (0..<6).map { section in (0..<20).map { "\(section).\($0)" } }
    let trace = GoldenTrace()
    func during(_ heading: String, _ body: () -> Void) {
      scene.trace = []
      trace.during(heading) {
        body()
        for line in scene.trace { trace.recorder.note(method: line) }
      }
    }
    during("the items come: three of each of four rows are seen") {
      scene.view.reloadData()
      scene.layOut()
    }
    during("a finger draws the first row 100 points to the left") {
      scene.touches.down(at: CGPoint(x: 250, y: 60))
      for step in 1...5 {
        scene.advance(1 / 60)
        scene.touches.move(to: CGPoint(x: 250 - 20 * step, y: 60))
        scene.layOut()
      }
    }
    during("it leaves the row, which comes to rest at the next group") {
      scene.touches.up()
      scene.advance(2)
    }
    during("the list scrolls two rows out of sight") { scene.scroll(to: CGPoint(x: 0, y: 250)) }
    during("and back: the first row is where it was left") { scene.scroll(to: .zero) }
    expectGolden(trace.text, "a section that scrolls sideways")
  }
}
