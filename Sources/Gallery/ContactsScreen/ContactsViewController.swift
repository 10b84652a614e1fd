import Trestle
import UIKit

/// Shows contacts: few or many, and several of them chosen in edit mode.
final class ContactsViewController: ListViewController {
  /// How many people there are, at first and after a tap.
  enum Size: Int {
    case few = 500
    case many = 100_000

    var other: Size { self == .few ? .many : .few }
    var title: String { self == .few ? "500" : "100,000" }
  }

  let model: ContactsModel
  private var size: Size

  init(size: Size = .few, locale: Locale = .current) {
    let model = ContactsModel(locale: locale)
    self.model = model
    self.size = size
    super.init(ContactsScreen(model: model))
    model.load(SamplePeople.people(size.rawValue))
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
    showButtons()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showButtons()
  }

  private func showButtons() {
    let button =
      isEditing
      ? UIBarButtonItem(title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
      : UIBarButtonItem(
        title: size.other.title, primaryAction: UIAction { [weak self] _ in self?.changeSize() })
    navigationItem.rightBarButtonItems = [editButtonItem, button]
  }

  func changeSize() {
    size = size.other
    model.load(SamplePeople.people(size.rawValue))
    showButtons()
  }

  func deleteSelected() {
    model.delete(Set(adapter.selectedRows.compactMap { $0.id?.base as? Int }))
  }
}
