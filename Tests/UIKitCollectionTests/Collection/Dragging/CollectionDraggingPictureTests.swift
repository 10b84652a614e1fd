import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// How an item in the air looks: light, dark, right to left and in the largest text.
@MainActor @Suite(.serialized) struct CollectionDraggingPictureTests {
  enum Variant: String, CaseIterable { case light, dark, rightToLeft, largest }

  private final class Cities: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private let names = ["Oslo", "Rome", "Bern", "Lima", "Kyiv", "Riga", "Baku", "Cork"]
    var isRound = false
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "city")
      collectionView.dragInteractionEnabled = true
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "city", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = names[indexPath.item]
      content.textProperties.numberOfLines = 1
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .secondarySystemBackground
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      guard isRound, let cell = collectionView.cellForItem(at: indexPath) else { return nil }
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: cell.bounds.height / 2)
      return parameters
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: intent) }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test(arguments: Variant.allCases)
  func itemsMakingWayForADragMatchTheirPictures(_ variant: Variant) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = variant == .largest ? CGSize(width: 180, height: 100) : CGSize(width: 110, height: 60)
    let controller = Cities(collectionViewLayout: layout)
    let screen = MountedScreen(controller, size: CGSize(width: 370, height: 260), scale: 1) { traits in
      switch variant {
      case .light: break
      case .dark: traits.userInterfaceStyle = .dark
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
    let view = try require(controller.collectionView)
    let start = try require(view.cellForItem(at: IndexPath(item: 0, section: 0))).center
    let over = try require(view.cellForItem(at: IndexPath(item: 3, section: 0))).center
    let target = CGPoint(x: over.x + 20, y: over.y + 12)
    expect(view.itemDragging.mayLift(at: start))
    view.itemDragging.lift(at: start)
    view.itemDragging.move(to: target)
    screen.advance(by: 0.5)
    expectGolden(screen.picture, "between \(variant.rawValue)")
  }

  /// Its picture is carried, and the cell is hidden until the drop.
  @Test func anItemWithARoundPreviewStaysRoundInItsOwnList() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 60)
    let controller = Cities(collectionViewLayout: layout)
    controller.isRound = true
    let screen = MountedScreen(controller, size: CGSize(width: 370, height: 260), scale: 1)
    let view = try require(controller.collectionView)
    let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let mask = CALayer()
    mask.frame = cell.bounds
    mask.backgroundColor = UIColor.black.cgColor
    cell.layer.mask = mask
    let over = try require(view.cellForItem(at: IndexPath(item: 3, section: 0))).center
    expect(view.itemDragging.mayLift(at: cell.center))
    view.itemDragging.lift(at: cell.center)
    view.itemDragging.move(to: CGPoint(x: over.x + 20, y: over.y + 12))
    screen.advance(by: 0.5)
    expectGolden(screen.picture, "round")
    view.itemDragging.end()
    screen.advance(by: 1)
    expect(cell.layer.mask === mask, "the app's own mask is back")
  }

  /// The cell that was dragged may show another item at once.
  @Test func reloadDataDuringADragShowsTheCellAgain() throws {
    let controller = Cities(collectionViewLayout: UICollectionViewFlowLayout())
    controller.isRound = true
    let screen = MountedScreen(controller, size: CGSize(width: 370, height: 260), scale: 1)
    let view = try require(controller.collectionView)
    let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expect(view.itemDragging.mayLift(at: cell.center))
    view.itemDragging.lift(at: cell.center)
    view.itemDragging.move(to: CGPoint(x: cell.center.x + 40, y: cell.center.y + 40))
    expect(cell.layer.mask is HiddenCellMask)
    view.reloadData()
    screen.advance(by: 0.1)
    expect(view.visibleCells.allSatisfy { $0.layer.mask == nil } && cell.layer.mask == nil)
    view.itemDragging.end()
    screen.advance(by: 1)
    expect(view.visibleCells.allSatisfy { $0.layer.mask == nil })
  }
}
