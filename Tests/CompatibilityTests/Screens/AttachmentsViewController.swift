import UIKit

/// A list of attachments, to which files, pictures and texts are dropped from other apps.
class AttachmentsViewController: UITableViewController, UITableViewDropDelegate {
  struct Attachment {
    var title: String
    var detail: String
  }

  private(set) var attachments = [
    Attachment(title: "Ticket", detail: "PDF"), Attachment(title: "Map", detail: "Picture"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Attachments"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Attachment")
    tableView.dropDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { attachments.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Attachment", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = attachments[indexPath.row].title
    content.secondaryText = attachments[indexPath.row].detail
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.text"])
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard session.localDragSession == nil else { return UITableViewDropProposal(operation: .cancel) }
    return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    let start = coordinator.destinationIndexPath ?? IndexPath(row: attachments.count, section: 0)
    for (index, item) in coordinator.items.enumerated() {
      let place = IndexPath(row: start.row + index, section: start.section)
      let provider = item.dragItem.itemProvider
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: place, reuseIdentifier: "Attachment", rowHeight: UITableView.automaticDimension)
      placeholder.cellUpdateHandler = { cell in
        var content = cell.defaultContentConfiguration()
        content.text = "Loading…"
        cell.contentConfiguration = content
      }
      let context = coordinator.drop(item.dragItem, to: placeholder)
      let name = provider.suggestedName ?? "Text"
      if provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { object, _ in
          let size = (object as? UIImage)?.size
          DispatchQueue.main.async {
            self.commit(context, size.map { Attachment(title: name, detail: "\(Int($0.width)) × \(Int($0.height))") })
          }
        }
      } else {
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
          let text = data.map { String(decoding: $0, as: UTF8.self) }
          DispatchQueue.main.async {
            self.commit(context, text.map { Attachment(title: name, detail: $0) })
          }
        }
      }
    }
  }

  private func commit(_ context: UITableViewDropPlaceholderContext, _ attachment: Attachment?) {
    guard let attachment else {
      context.deletePlaceholder()
      return
    }
    context.commitInsertion { indexPath in self.attachments.insert(attachment, at: indexPath.row) }
  }
}
