import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import QuartzCore

/// Dragging rows with a drag and a drop delegate.
@MainActor @Suite(.serialized)
struct TableDraggingTests {
  /// Drags one item a row, and notes what it is asked.
  private final class Owner: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var log: [String] = []
    var allowsMove = true
    var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var parameters: UIDragPreviewParameters?
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = indexPath.row
      return [item]
    }
    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.append("drag preview \(indexPath.row)")
      return parameters
    }
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
      allowsMove
    }
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.append("drop preview \(indexPath.row)")
      return parameters
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      log.append("can handle, dragging \(tableView.hasActiveDrag), dropping \(tableView.hasActiveDrop)")
      return true
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      let place = session.location(in: tableView)
      log.append("over \(destinationIndexPath.map { "\($0.row)" } ?? "none") at \(Int(place.x)),\(Int(place.y))")
      log.append("move allowed \(session.allowsMoveOperation)")
      return proposal
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("perform \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "none")")
      perform(coordinator)
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let owner = Owner()

  private func makeScene() -> TableScene {
    let scene = TableScene(rows: [8])
    scene.table.rowHeight = 44
    scene.table.dragInteractionEnabled = true
    scene.table.dragDelegate = owner
    scene.table.dropDelegate = owner
    scene.layOut()
    return scene
  }

  /// Advances the layers' animations, as the compositor does in every frame.
  private func stepAnimations(of view: UIView, _ scene: TableScene) {
    _ = view.layer.stepAnimations(at: scene.touches.clock.now)
    for subview in view.subviews { stepAnimations(of: subview, scene) }
  }

  private func carry(_ scene: TableScene, from row: Int, to other: Int) {
    scene.touches.down(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 22))
    scene.advance(0.7)
    scene.touches.move(to: CGPoint(x: 100, y: CGFloat(other) * 44 + 22))
    scene.advance(0.1)
  }

  @Test func hasActiveDragIsTrueWithinDropCallbacks() {
    let scene = makeScene()
    carry(scene, from: 1, to: 5)
    expectEqual(owner.log.first { $0.hasPrefix("can handle") }, "can handle, dragging true, dropping false")
    scene.touches.up()
    scene.advance(1)
    expect(!scene.table.hasActiveDrag)
  }

  @Test func theDropSessionKnowsTheFingersLocation() {
    let scene = makeScene()
    carry(scene, from: 1, to: 5)
    expect(owner.log.contains("over 5 at 100,242"))
    expect(owner.log.contains("move allowed true"))
    scene.touches.up()
    scene.advance(1)
  }

  /// [D] Without the move operation only copies are possible.
  @Test func aSessionWithoutMovesRefusesAMoveProposal() {
    owner.allowsMove = false
    let scene = makeScene()
    carry(scene, from: 1, to: 5)
    expect(owner.log.contains("move allowed false"))
    scene.touches.up()
    scene.advance(1)
    expect(!owner.log.contains { $0.hasPrefix("perform") }, "the proposal to move is not taken")
  }

  /// Beyond the table the row's picture shows the part within the path, in front of the colour of the parameters.
  @Test func aDragPreviewHasTheShapeOfItsVisiblePath() throws {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 40, y: 4, width: 100, height: 36))
    parameters.backgroundColor = .red
    owner.parameters = parameters
    let scene = makeScene()
    scene.table.frame.size.height = 360
    scene.layOut()
    carry(scene, from: 1, to: 9)
    let carried = try require(scene.touches.window.subviews.last)
    expect(carried !== scene.table && carried.bounds.size == CGSize(width: 320, height: 44))
    let contents = try require(carried.layer.contents)
    let picture = UIImage(cgImage: contents as! CGImage)
    func alpha(_ x: Int, _ y: Int) throws -> UInt8 {
      let image = try require(picture.cgImage)
      let scale = image.width / 320
      let data = try require(image.dataProvider?.data as Data?)
      return data[y * scale * image.bytesPerRow + x * scale * 4 + 3]
    }
    expectEqual(try [(42, 22), (138, 22), (90, 6), (90, 38)].map { try alpha($0.0, $0.1) }, [255, 255, 255, 255])
    expectEqual(try [(30, 22), (150, 22), (90, 1), (90, 42)].map { try alpha($0.0, $0.1) }, [0, 0, 0, 0])
    scene.touches.up()
    scene.advance(1)
  }

  @Test func theDragDelegateIsAskedForPreviewParametersOnce() throws {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 44), cornerRadius: 10)
    owner.parameters = parameters
    let scene = makeScene()
    carry(scene, from: 1, to: 5)
    expectEqual(owner.log.filter { $0 == "drag preview 1" }.count, 1)
    scene.touches.up()
    scene.advance(1)
  }

  /// [D] Before it performs the drop: the row goes back to its place in the table.
  @Test func aDropCoordinatorProvidesItsSessionAndItems() throws {
    let scene = makeScene()
    var dropped: (session: (any UIDropSession)?, rows: [Int], path: IndexPath?) = (nil, [], nil)
    owner.perform = { coordinator in
      dropped.session = coordinator.session
      dropped.rows = coordinator.items.compactMap { $0.dragItem.localObject as? Int }
      dropped.path = coordinator.items.first?.sourceIndexPath
      expectEqual(coordinator.proposal.intent, .insertAtDestinationIndexPath)
    }
    carry(scene, from: 1, to: 5)
    scene.touches.up()
    scene.advance(1)
    expect(owner.log.contains("perform 5"))
    expect(dropped.rows == [1] && dropped.path == IndexPath(row: 1, section: 0))
    expectEqual(dropped.session?.items.count, 1)
    expect(dropped.session?.localDragSession != nil)
  }

  @Test func aDropAnimatesToACustomTarget() throws {
    let scene = makeScene()
    let place = UIView(frame: CGRect(x: 0, y: 445, width: 320, height: 20))
    scene.touches.window.addSubview(place)
    var log: [String] = []
    owner.perform = { coordinator in
      guard let item = coordinator.items.first?.dragItem else { return }
      let target = UIDragPreviewTarget(container: place, center: CGPoint(x: 160, y: 10))
      let animating = coordinator.drop(item, to: target)
      animating.addAnimations { log.append("alongside") }
      animating.addCompletion { position in log.append("arrived \(position == .end)") }
    }
    carry(scene, from: 1, to: 5)
    scene.touches.up()
    expect(!log.contains("arrived true"))
    scene.advance(2)
    stepAnimations(of: scene.touches.window, scene)
    expectEqual(log, ["alongside", "arrived true"])
  }

  @Test func aDropToARowAsksForItsPreviewParameters() {
    let scene = makeScene()
    owner.perform = { coordinator in
      guard let item = coordinator.items.first?.dragItem, let path = coordinator.destinationIndexPath else { return }
      coordinator.drop(item, toRowAt: path)
    }
    carry(scene, from: 1, to: 5)
    scene.touches.up()
    scene.advance(1)
    expect(owner.log.contains("drop preview 5"))
  }

  @Test func dropIntentsDecideWhetherRowsMakeWay() {
    func firstRows(_ intent: UITableViewDropProposal.Intent) -> [String] {
      owner.proposal = UITableViewDropProposal(operation: .move, intent: intent)
      let scene = makeScene()
      carry(scene, from: 1, to: 5)
      scene.advance(1)
      // From top to bottom, without the row that the finger holds.
      let cells = scene.table.visibleCells.compactMap { $0 as? TestCell }.filter { $0.text != "0.1" }
      let texts = cells.sorted { $0.frame.minY < $1.frame.minY }.map { "\($0.text) at \(Int($0.frame.minY))" }
      scene.touches.cancel()
      scene.advance(1)
      return texts
    }
    let still = (0..<8).filter { $0 != 1 }.map { "0.\($0) at \($0 * 44)" }
    expectEqual(firstRows(.unspecified), still)
    expectEqual(firstRows(.insertIntoDestinationIndexPath), still)
    expectEqual(
      firstRows(.insertAtDestinationIndexPath),
      [
        "0.0 at 0", "0.2 at 44", "0.3 at 88", "0.4 at 132", "0.5 at 176", "0.6 at 264", "0.7 at 308",
      ])
  }

  /// [D] `automatic` inserts where the finger is between two rows.
  @Test func anAutomaticIntentMakesWayBetweenRows() throws {
    let intents: [UITableViewDropProposal.Intent] = [
      .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
    ]
    expectEqual(intents.map(\.rawValue), [0, 1, 2, 3])
    owner.proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
    let scene = makeScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 3, section: 0)))
    carry(scene, from: 1, to: 5)
    scene.touches.move(to: CGPoint(x: 100, y: 5 * 44 + 42))
    scene.advance(1)
    expectEqual(cell.frame.minY, 88, "one row up")
    scene.touches.cancel()
    scene.advance(1)
    expectEqual(cell.frame.minY, 132)
  }

  private final class CarriedCell: UITableViewCell {
    var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "carried", for: indexPath)
    }
  }

  @Test func aCellIsToldOfItsDragState() throws {
    let (scene, rows) = (makeScene(), Rows())
    scene.table.register(CarriedCell.self, forCellReuseIdentifier: "carried")
    scene.table.dataSource = rows
    scene.table.reloadData()
    scene.layOut()
    func cell(_ row: Int) throws -> CarriedCell {
      try require(scene.table.cellForRow(at: IndexPath(row: row, section: 0)) as? CarriedCell)
    }
    let (carried, other) = (try cell(1), try cell(3))
    scene.touches.down(at: CGPoint(x: 100, y: 66))
    scene.advance(0.7)
    expectEqual(carried.states, [.lifting])
    scene.touches.move(to: CGPoint(x: 100, y: 110))
    scene.advance(0.3)
    expectEqual(carried.states, [.lifting, .dragging])
    scene.touches.up()
    scene.advance(1)
    expect(carried.states == [.lifting, .dragging, .none] && other.states.isEmpty)
  }

  @Test func aDraggedCellReceivesTouchesOnlyWhenEnabled() throws {
    let scene = makeScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
    cell.contentView.addSubview(button)
    let place = CGPoint(x: 220, y: 20)
    expect(cell.hitTest(place, with: nil) === button && !cell.userInteractionEnabledWhileDragging)
    scene.touches.down(at: CGPoint(x: 100, y: 66))
    scene.advance(0.7)
    expectNil(cell.hitTest(place, with: nil))
    cell.userInteractionEnabledWhileDragging = true
    expect(cell.hitTest(place, with: nil) === button)
    cell.userInteractionEnabledWhileDragging = false
    scene.touches.up()
    scene.advance(1)
    expect(cell.hitTest(place, with: nil) === button)
  }

  @Test func aPlaceholderContextProvidesItsDragItem() throws {
    let scene = makeScene()
    var context: (any UITableViewDropPlaceholderContext)?
    var previews: [UITableViewCell] = []
    owner.perform = { coordinator in
      let item: any UITableViewDropItem = coordinator.items[0]
      expectEqual(item.previewSize, CGSize(width: 320, height: 44))
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 2, section: 0), reuseIdentifier: "cell", rowHeight: 60)
      placeholder.previewParametersProvider = {
        previews.append($0)
        return nil
      }
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
    carry(scene, from: 1, to: 2)
    scene.touches.up()
    scene.advance(1)
    expectEqual(context?.dragItem.localObject as? Int, 1)
    expectEqual(previews.map(\.frame.height), [60], "the preview takes the shape that the placeholder's cell wants")
    expectEqual(context?.deletePlaceholder(), true)
  }
}
