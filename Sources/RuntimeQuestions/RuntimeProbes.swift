import UIKit

// Classes as apps write them, whose methods are known, and so the right answers.

class PlainSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

class CommittingSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

final class InheritingSource: CommittingSource {}

final class MovingSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

final class EditingSource<Value>: NSObject, UITableViewDataSource {
  private var values: [Value] = []
  private var commits = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { commits += 1 }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { values.swapAt(sourceIndexPath.row, destinationIndexPath.row) }
}

final class ExtendedSource: NSObject {}

extension ExtendedSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.deleteRows(at: [indexPath], with: .fade) }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.reloadData() }
}

class PlainController: UITableViewController {}

class CommittingController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.deleteRows(at: [indexPath], with: .fade) }
}

final class EditingController: CommittingController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

class PlainItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

class MovingItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

final class InheritingItems: MovingItems {}

final class MovingItemsController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

final class PlainLayout: UICollectionViewLayout {}

final class SizingLayout: UICollectionViewLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }
}

final class SizingFlowLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }
}

final class PlainView: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

class DrawingView: UIView {
  override func draw(_ rect: CGRect) { UIColor.label.setFill() }
}

final class InheritingView: DrawingView {}

final class Cutting: UIView { override func cut(_ sender: Any?) { tag = 1 } }
final class Copying: UIView { override func copy(_ sender: Any?) { tag = 2 } }
final class Pasting: UIView { override func paste(_ sender: Any?) { tag = 3 } }
final class Deleting: UIView { override func delete(_ sender: Any?) { tag = 4 } }
final class Selecting: UIView { override func select(_ sender: Any?) { tag = 5 } }
final class SelectingAll: UIView { override func selectAll(_ sender: Any?) { tag = 6 } }

final class NumberedView: UIView {
  let number: CGFloat

  override init(frame: CGRect) {
    number = frame.width
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

final class NumberedCell: UITableViewCell {
  let name: String?

  override init(style: CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

final class NumberedController: UIViewController {
  let name: String?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = nibNameOrNil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }
}

final class NumberedRecognizer: UIGestureRecognizer {
  let number: Int

  override init(target: Any?, action: Selector?) {
    number = 8
    super.init(target: target, action: action)
  }
}

/// Counts its deallocated objects.
final class CountedView: UIView {
  nonisolated(unsafe) static var goneCount = 0

  deinit { Self.goneCount += 1 }
}
