import Foundation
import ScreenTesting
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Lists side by side, and their delegates.
@MainActor
final class ListPair: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UITableViewDataSource, UICollectionViewDataSource
{
  let touches = TouchScene()
  let views: [UIScrollView]
  var names: [[String]]
  var log: [String] = []
  /// The answer of table views and collection views.
  var operation = UIDropOperation.move
  var goesInto = false

  init(_ kinds: [Bool], _ counts: [Int], height: CGFloat = 480) {
    names = counts.enumerated().map { list, count in (0..<count).map { "\("ab".dropFirst(list).first!)\($0)" } }
    views = kinds.enumerated().map { index, isTable in
      let frame = CGRect(x: CGFloat(index) * 160, y: 0, width: 160, height: height)
      if isTable { return UITableView(frame: frame) }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 70, height: 50)
      return UICollectionView(frame: frame, collectionViewLayout: layout)
    }
    super.init()
    for view in views {
      if let table = view as? UITableView {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
        table.dragInteractionEnabled = true
      } else if let grid = view as? UICollectionView {
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (grid.dataSource, grid.dragDelegate, grid.dropDelegate) = (self, self, self)
        grid.dragInteractionEnabled = true
      }
      touches.window.addSubview(view)
    }
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    window.layoutIfNeeded()
  }

  func number(_ view: UIView) -> Int { views.firstIndex { $0 === view } ?? 0 }
  func tell(_ view: UIView, _ text: String) { log.append("\("ab".dropFirst(number(view)).first!) \(text)") }
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func place(_ list: Int, _ item: Int) -> CGPoint {
    let path = IndexPath(item: item, section: 0)
    let rect =
      (views[list] as? UITableView)?.rectForRow(at: path)
      ?? (views[list] as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame ?? .zero
    return views[list].convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func advance(_ seconds: Double) {
    touches.advance(seconds)
    stepAnimations(of: touches.window)
    touches.window.layoutIfNeeded()
  }

  /// Advances the layers' animations, as the compositor does in every frame.
  private func stepAnimations(of view: UIView) {
    _ = view.layer.stepAnimations(at: touches.clock.now)
    for subview in view.subviews { stepAnimations(of: subview) }
  }

  func insert(_ item: UIDragItem, _ place: Int?, in view: UIView) -> Int {
    let target = number(view)
    let (source, name) = item.localObject as? (Int, String) ?? (0, "?")
    let old = names[source].firstIndex(of: name) ?? 0
    names[source].remove(at: old)
    let new = min(place ?? names[target].count, names[target].count)
    names[target].insert(name, at: new)
    let (oldPath, newPath) = (IndexPath(item: old, section: 0), IndexPath(item: new, section: 0))
    if source != target {
      change(source) {
        $0.deleteRows(at: [oldPath], with: .none)
      } _: {
        $0.deleteItems(at: [oldPath])
      }
    }
    change(target) { table in
      table.performBatchUpdates {
        if source == target { table.deleteRows(at: [oldPath], with: .none) }
        table.insertRows(at: [newPath], with: .none)
      }
    } _: { grid in
      grid.performBatchUpdates {
        if source == target { grid.deleteItems(at: [oldPath]) }
        grid.insertItems(at: [newPath])
      }
    }
    return new
  }

  private func change(_ list: Int, _ table: (UITableView) -> Void, _ grid: (UICollectionView) -> Void) {
    if let view = views[list] as? UITableView { table(view) }
    if let view = views[list] as? UICollectionView { grid(view) }
  }

  func violation() -> String? {
    for (index, view) in views.enumerated() {
      let violation =
        (view as? UITableView)?.invariantViolation() ?? (view as? UICollectionView)?.invariantViolation()
      if let violation { return "\(index): \(violation)" }
      let count =
        (view as? UITableView)?.numberOfRows(inSection: 0) ?? (view as? UICollectionView)?.numberOfItems(inSection: 0)
      if count != names[index].count { return "\(index) shows \(count ?? -1) of \(names[index].count)" }
    }
    return nil
  }

  // MARK: Delegates

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[number(tableView)].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[number(tableView)][indexPath.row]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[number(collectionView)].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[number(collectionView)][indexPath.item]
    return cell
  }

  private func items(_ view: UIView, _ path: IndexPath) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = (number(view), names[number(view)][path.item])
    return [item]
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(tableView, indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(collectionView, indexPath) }

  func tableView(_ view: UITableView, dragSessionDidEnd session: any UIDragSession) { tell(view, "drag ends") }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    tell(view, "drag ends")
  }
  func tableView(_ view: UITableView, dropSessionDidEnter session: any UIDropSession) { tell(view, "enter") }
  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    tell(view, "enter")
  }
  func tableView(_ view: UITableView, dropSessionDidExit session: any UIDropSession) { tell(view, "exit") }
  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) { tell(view, "exit") }
  func tableView(_ view: UITableView, dropSessionDidEnd session: any UIDropSession) { tell(view, "drop ends") }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    tell(view, "drop ends")
  }

  func tableView(
    _ view: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    tell(view, "over \(path.map { "\($0.item)" } ?? "none")")
    return UITableViewDropProposal(
      operation: operation, intent: goesInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    tell(view, "over \(path.map { "\($0.item)" } ?? "none")")
    return UICollectionViewDropProposal(
      operation: operation, intent: goesInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func tableView(_ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    tell(view, "perform \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "none")")
    let item = coordinator.items[0].dragItem
    if goesInto, let path = coordinator.destinationIndexPath {
      coordinator.drop(item, intoRowAt: path, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    } else {
      let row = insert(item, coordinator.destinationIndexPath?.item, in: view)
      coordinator.drop(item, toRowAt: IndexPath(row: row, section: 0)).addCompletion { _ in self.tell(view, "arrived")
      }
    }
  }
  func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    tell(view, "perform \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "none")")
    let item = coordinator.items[0].dragItem
    if goesInto {
      coordinator.drop(item, to: UIDragPreviewTarget(container: view, center: CGPoint(x: 10, y: 10)))
    } else {
      let new = insert(item, coordinator.destinationIndexPath?.item, in: view)
      coordinator.drop(item, toItemAt: IndexPath(item: new, section: 0)).addCompletion { _ in
        self.tell(view, "arrived")
      }
    }
  }
}
