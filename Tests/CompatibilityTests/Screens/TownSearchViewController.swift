import Combine
import UIKit

/// The model of a search field: it asks when the user pauses, and shows the answer to the last question alone.
@MainActor final class TownSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var towns: [String] = []
  private(set) var asked: [String] = []

  init(search: @escaping (String) -> AnyPublisher<[String], Never>) {
    $query
      .dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] in self?.asked.append($0) })
      .map(search)
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .assign(to: &$towns)
  }
}

/// A field above a table of what it finds.
final class TownSearchViewController: UITableViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  let model: TownSearchModel
  private var subscriptions = Set<AnyCancellable>()

  init(model: TownSearchModel) {
    self.model = model
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    field.placeholder = "Town"
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        model.query = field.text ?? ""
      }, for: .editingChanged)
    tableView.tableHeaderView = field
    model.$towns
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &subscriptions)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.towns.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    cell.textLabel?.text = model.towns[indexPath.row]
    return cell
  }
}
