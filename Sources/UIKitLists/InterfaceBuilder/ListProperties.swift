@_spi(UIKitFloors) import UIKitCore

/// The properties of lists and cells that documents and apps name.
@MainActor
enum ListProperties {
  static var table: [_Property] {
    [
      _Property("dataSource", \UITableView.dataSource),
      _Property(
        "delegate", get: { (view: UITableView) in view.delegate },
        set: { (view: UITableView, value: (any UITableViewDelegate)?) in view.delegate = value }),
      _Property("prefetchDataSource", \UITableView.prefetchDataSource),
      _Property("dragDelegate", \UITableView.dragDelegate),
      _Property("dropDelegate", \UITableView.dropDelegate),
      _Property("tableHeaderView", \UITableView.tableHeaderView),
      _Property("tableFooterView", \UITableView.tableFooterView),
      _Property("backgroundView", \UITableView.backgroundView),
    ]
  }

  static var collectionView: [_Property] {
    [
      _Property("dataSource", \UICollectionView.dataSource),
      _Property(
        "delegate", get: { (view: UICollectionView) in view.delegate },
        set: { (view: UICollectionView, value: (any UICollectionViewDelegate)?) in view.delegate = value }),
      _Property("prefetchDataSource", \UICollectionView.prefetchDataSource),
      _Property("dragDelegate", \UICollectionView.dragDelegate),
      _Property("dropDelegate", \UICollectionView.dropDelegate),
      _Property("backgroundView", \UICollectionView.backgroundView),
    ]
  }

  static var tableCell: [_Property] {
    [
      _Property("accessoryView", \UITableViewCell.accessoryView),
      _Property("editingAccessoryView", \UITableViewCell.editingAccessoryView),
      _Property("backgroundView", \UITableViewCell.backgroundView),
      _Property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    ]
  }

  static var collectionCell: [_Property] {
    [
      _Property("backgroundView", \UICollectionViewCell.backgroundView),
      _Property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ]
  }

  static var tableController: [_Property] {
    [
      // Closures instead of a key path, which would read the view, and so load it, before setting it.
      _Property(
        "tableView", get: { (controller: UITableViewController) in controller.tableView },
        set: { (controller: UITableViewController, view: UITableView?) in controller.tableView = view }),
      _Property("refreshControl", \UITableViewController.refreshControl),
    ]
  }

  static var collectionController: [_Property] {
    [
      _Property(
        "collectionView", get: { (controller: UICollectionViewController) in controller.collectionView },
        set: { (controller: UICollectionViewController, view: UICollectionView?) in controller.collectionView = view })
    ]
  }
}
