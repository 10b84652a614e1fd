import Expectations
import Testing
import TrestleTesting
import UIKit

/// One layout for several collection views, one after the other.
@MainActor @Suite struct LayoutHandoverTests {
  private final class Colours: SwatchSource {
    var names = ["amber", "blue", "coral", "denim", "ecru"]
    func numberOfSwatches() -> Int { names.count }
    func swatch(at index: Int) -> String { names[index] }
  }

  private let colours = Colours()
  private let adapter: SwatchAdapter<Colours>

  private init() { adapter = SwatchAdapter(source: colours) }

  private func view(_ layout: UICollectionViewLayout, width: CGFloat) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    adapter.attach(to: view)
    return view
  }

  private func texts(_ view: UICollectionView) -> [String?] {
    view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? NamedSwatchCell)?.label.text }
  }

  @Test func aLayoutMovesToTheSecondCollectionView() throws {
    let layout = StripesLayout()
    let first = view(layout, width: 200)
    first.layoutIfNeeded()
    expectEqual(texts(first), ["amber", "blue", "coral", "denim"])
    expect(layout.collectionView === first)
    let second = view(layout, width: 300)
    expect(layout.collectionView === second)
    expect(second.collectionViewLayout === layout)
    second.layoutIfNeeded()
    expectEqual(texts(second), ["amber", "blue", "coral", "denim"])
    expectEqual(layout.preparedWidths.last, 300)
    expectEqual(second.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.width, 300)
    expectEqual(second.contentSize, CGSize(width: 300, height: 125))
  }

  @Test func theFirstCollectionViewWorksAgainWithAnotherLayout() {
    let layout = UICollectionViewFlowLayout()
    let first = view(layout, width: 200)
    first.layoutIfNeeded()
    let second = view(UICollectionViewFlowLayout(), width: 400)
    second.layoutIfNeeded()
    second.collectionViewLayout = layout
    expect(layout.collectionView === second)
    second.layoutIfNeeded()
    expectEqual(second.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width, 100)
    first.collectionViewLayout = StripesLayout()
    expect(layout.collectionView === second, "what the first lets go of belongs to the second")
    first.reloadData()
    first.layoutIfNeeded()
    expectEqual(texts(first), ["amber", "blue", "coral", "denim"])
    expectEqual(first.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY, 75)
    colours.names.append("fawn")
    second.insertItems(at: [IndexPath(item: 5, section: 0)])
    expectEqual(second.numberOfItems(inSection: 0), 6)
  }

  @Test func aLayoutSurvivesItsCollectionView() {
    let layout = StripesLayout()
    weak var gone: UICollectionView?
    do {
      let first = view(layout, width: 200)
      first.layoutIfNeeded()
      gone = first
    }
    expectNil(gone)
    expectNil(layout.collectionView)
    let second = view(layout, width: 250)
    second.layoutIfNeeded()
    expectEqual(texts(second).count, 4)
  }

  @Test func aControllerRecreatesItsCollectionView() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    let adapter = adapter
    let controller = ResettableController(layout: layout, attach: { adapter.attach(to: $0) })
    let screen = MountedScreen(controller)
    try screen.settle()
    for turn in 0..<3 {
      colours.names.append("colour \(turn)")
      controller.reset()
      try screen.settle()
      let list = try require(controller.list)
      expect(layout.collectionView === list)
      expectEqual(list.visibleCells.count, 6 + turn)
      expectEqual(texts(list).last, "colour \(turn)")
    }
    colours.names.removeFirst()
    let list = try require(controller.list)
    list.performBatchUpdates({ list.deleteItems(at: [IndexPath(item: 0, section: 0)]) })
    try screen.settle()
    expectEqual(texts(list).first, "blue")
  }

  @Test func aLayoutIsReplacedOutsideAWindow() {
    let view = view(UICollectionViewFlowLayout(), width: 200)
    view.layoutIfNeeded()
    let stripes = StripesLayout()
    view.setCollectionViewLayout(stripes, animated: false)
    expect(stripes.collectionView === view)
    view.layoutIfNeeded()
    expectEqual(
      view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame, CGRect(x: 0, y: 50, width: 200, height: 25))
    expectEqual(view.contentSize.height, 125)
  }
}
