import Expectations
import Testing
import TrestleTesting
import UIKit

/// A library of section controllers, asked and changed as its users do, mostly without a window.
@MainActor @Suite struct SectionControllerTests {
  private struct Basket: SectionObject {
    var name: String
    var fruits: [String]
    var sectionIdentifier: AnyHashable { name }
    func isEqual(toSectionObject other: any SectionObject) -> Bool { (other as? Basket)?.fruits == fruits }
  }

  private final class FruitCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }
  }

  private final class BasketController: SectionController {
    private(set) var fruits: [String] = []
    private(set) var selected: [Int] = []
    override func numberOfItems() -> Int { fruits.count }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: context?.containerSize.width ?? 0, height: 40) }
    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell = context!.dequeue(FruitCell.self, for: self, at: index)
      cell.label.text = fruits[index]
      return cell
    }
    override func didUpdate(to object: any SectionObject) { fruits = (object as! Basket).fruits }
    override func didSelectItem(at index: Int) { selected.append(index) }

    func eat(_ index: Int, completion: ((Bool) -> Void)? = nil) {
      context?.performBatch(
        { batch in
          fruits.remove(at: index)
          batch.delete(at: [index], in: self)
        }, completion: completion)
    }
    func add(_ fruit: String) {
      context?.performBatch(
        { batch in
          fruits.append(fruit)
          batch.insert(at: [fruits.count - 1], in: self)
        }, completion: nil)
    }
  }

  private final class Source: SectionAdapterDataSource {
    var baskets: [Basket]
    init(_ baskets: [Basket]) { self.baskets = baskets }
    func objects(for adapter: SectionAdapter) -> [any SectionObject] { baskets }
    func sectionAdapter(_ adapter: SectionAdapter, controllerFor object: any SectionObject) -> SectionController {
      BasketController()
    }
    func emptyView(for adapter: SectionAdapter) -> UIView? { UIView() }
  }

  private let source = Source([
    Basket(name: "red", fruits: ["apple", "cherry"]), Basket(name: "yellow", fruits: ["banana", "lemon", "quince"]),
  ])
  private let adapter = SectionAdapter()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

  private init() {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
    adapter.collectionView = view
    adapter.dataSource = source
  }

  private func texts(_ controller: SectionController?) -> [String?] {
    guard let controller else { return [] }
    return (0..<controller.numberOfItems()).map { ((adapter.cell(at: $0, of: controller)) as? FruitCell)?.label.text }
  }

  @Test func reloadingCreatesCellsAtOnce() throws {
    adapter.reloadData()
    expectEqual(view.numberOfSections, 2)
    let yellow = try require(adapter.controller(forSection: 1) as? BasketController)
    expectEqual(texts(yellow), ["banana", "lemon", "quince"])
    expectEqual(adapter.visibleCells(of: yellow).count, 3)
    let lemon = try require(adapter.cell(at: 1, of: yellow))
    expectEqual(adapter.index(of: yellow, cell: lemon), 1)
    expectEqual(adapter.visibleObjects(), ["red", "yellow"])
  }

  @Test func updatesWithoutAWindowChangeSections() {
    adapter.reloadData()
    source.baskets.insert(Basket(name: "green", fruits: ["kiwi"]), at: 0)
    source.baskets[1].fruits.append("currant")
    var finished: [Bool] = []
    adapter.performUpdates(animated: false) { finished.append($0) }
    view.layoutIfNeeded()
    expectEqual(view.numberOfSections, 3)
    expectEqual(view.numberOfItems(inSection: 1), 3)
    expectEqual(texts(adapter.controller(forSection: 0)), ["kiwi"])
    expectEqual(texts(adapter.controller(forSection: 1)).prefix(3), ["apple", "cherry", "currant"])
    source.baskets.swapAt(0, 2)
    adapter.performUpdates(animated: false)
    view.layoutIfNeeded()
    expectEqual(adapter.visibleObjects().prefix(1), ["yellow"])
  }

  @Test func anUpdateBeforeAnyLayoutIsShown() {
    source.baskets.removeFirst()
    adapter.performUpdates(animated: false)
    expectEqual(view.numberOfSections, 1)
    view.layoutIfNeeded()
    expectEqual(texts(adapter.controller(forSection: 0)), ["banana", "lemon", "quince"])
  }

  @Test func aControllerChangesItsItemsByABatch() throws {
    let screen = MountedScreen(UIViewController())
    screen.controller.view.addSubview(view)
    screen.advance(frames: 2)
    let red = try require(adapter.controller(forSection: 0) as? BasketController)
    var finished: Bool?
    red.eat(0) { finished = $0 }
    try screen.settle()
    expectEqual(finished, true)
    expectEqual(texts(red), ["cherry"])
    red.add("plum")
    red.add("pomegranate")
    try screen.settle()
    expectEqual(texts(red), ["cherry", "plum", "pomegranate"])
    let plum = try require(adapter.cell(at: 1, of: red))
    let middle = plum.convert(CGPoint(x: 20, y: 20), to: nil)
    screen.tap(at: middle)
    expectEqual(red.selected, [1])
  }

  @Test func anEmptyListShowsItsBackground() {
    adapter.reloadData()
    expectNil(view.backgroundView)
    source.baskets = []
    adapter.performUpdates(animated: true)
    expect(view.backgroundView != nil)
    expect(view.visibleCells.isEmpty)
    expectEqual(view.numberOfSections, 0)
  }

  @Test func anObjectIsScrolledToBeforeTheFirstLayout() {
    source.baskets = (0..<50).map { Basket(name: "basket \($0)", fruits: ["a", "b"]) }
    adapter.reloadData()
    adapter.scroll(to: "basket 30", position: .top, animated: false)
    expectEqual(view.contentOffset.y, 2400)
    view.layoutIfNeeded()
    expectEqual(adapter.visibleObjects().prefix(1), ["basket 30"])
    expectEqual(adapter.visibleObjects().count, 3)
  }
}
