import Trestle
import UIKit

/// The list of notes. A text or a file with text that is dropped on it becomes a note.
final class NotesListController: ListViewController, UITableViewDropDelegate {
  private let model: NotesModel
  /// Adds a note and opens it.
  var onAdd: () -> Void = {}

  init(model: NotesModel, open: @escaping (Note) -> Void) {
    self.model = model
    super.init(NotesScreen(model: model, open: open))
    tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note.text"), tag: 0)
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let add = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.onAdd() })
    navigationItem.rightBarButtonItem = add
    tableView.dropDelegate = self
    wrapNotes(of: NotesScreen.self)
  }

  /// Selects the row of the note that is open beside the list.
  func selectOpenNote() {
    if let id = model.openID { adapter.select(RowIdentity(Note.self, id: id), animated: false) }
  }

  // MARK: Drops

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    // A note is sorted under its day, regardless of where it is dropped.
    UITableViewDropProposal(operation: .copy, intent: .unspecified)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let model = model
    _ = coordinator.session.loadObjects(ofClass: NSString.self) { texts in
      for case let text as NSString in texts { model.add(text as String) }
    }
  }
}
