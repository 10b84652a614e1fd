import UIKit

/// Photos with a menu each, as from Apple's documentation of context menus.
final class AlbumViewController: UITableViewController {
  private(set) var photos = ["Beach", "Forest", "Harbour", "Summit"]
  private(set) var favourites: Set<String> = ["Forest"]
  private(set) var log: [String] = []
  private var order = "Title"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = photos[indexPath.row]
    content.image = UIImage(systemName: "photo")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(photos[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let photo = photos[indexPath.row]
    guard photo != "Harbour" else { return nil }
    return UIContextMenuConfiguration(identifier: NSString(string: photo), previewProvider: nil) { _ in
      self.menu(for: photo)
    }
  }

  private func menu(for photo: String) -> UIMenu {
    let isFavourite = favourites.contains(photo)
    let favourite = UIAction(
      title: "Favourite", image: UIImage(systemName: "heart"), state: isFavourite ? .on : .off
    ) { _ in
      if isFavourite { self.favourites.remove(photo) } else { self.favourites.insert(photo) }
    }
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { action in
      self.log.append("\(action.title) \(photo)")
    }
    let edit = UIAction(title: "Edit", image: UIImage(systemName: "pencil"), attributes: .disabled) { _ in
      self.log.append("edit \(photo)")
    }
    let secret = UIAction(title: "Secret", attributes: .hidden) { _ in self.log.append("secret") }
    let orders = ["Title", "Date"].map { title in
      UIAction(title: title, state: order == title ? .on : .off) { _ in
        self.order = title
        self.log.append("sort by \(title)")
      }
    }
    let sort = UIMenu(title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"), children: orders)
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
      self.delete(photo)
    }
    let destructive = UIMenu(title: "", options: .displayInline, children: [delete])
    return UIMenu(title: "", children: [favourite, share, edit, secret, sort, destructive])
  }

  private func delete(_ photo: String) {
    guard let row = photos.firstIndex(of: photo) else { return }
    photos.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    log.append("delete \(photo)")
  }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let name = configuration.identifier as? NSString, let row = photos.firstIndex(of: "\(name)"),
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .systemBackground
    return UITargetedPreview(view: cell.contentView, parameters: parameters)
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("menu opens")
    animator?.addCompletion { self.log.append("menu is open") }
  }

  override func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("menu closes")
    animator?.addCompletion { self.log.append("menu is closed") }
  }

  override func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { self.log.append("show \(configuration.identifier)") }
  }
}
