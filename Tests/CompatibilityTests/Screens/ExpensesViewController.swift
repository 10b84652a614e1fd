import UIKit

struct Expense: Hashable {
  enum Category: String, CaseIterable { case food = "Food", travel = "Travel", home = "Home" }
  let id: Int
  var name: String
  var amount: Int
  var category: Category
}

/// A list with a large title, a search with scopes and a list of results of its own, editing with a toolbar, a detail screen,
/// a sheet for new ones, and alerts that ask first.
final class ExpensesViewController: UITableViewController {
  private(set) var expenses: [Expense]
  let results = ExpenseResultsViewController()
  private(set) lazy var searchController = UISearchController(searchResultsController: results)
  private(set) var log: [String] = []

  init(expenses: [Expense]) {
    self.expenses = expenses
    super.init(style: .insetGrouped)
    title = "Expenses"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "expense")
    tableView.allowsMultipleSelectionDuringEditing = true

    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in addExpense() }), editButtonItem,
    ]
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    searchController.searchResultsUpdater = self
    searchController.delegate = self
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = "Search expenses"
    searchController.searchBar.scopeButtonTitles = ["All"] + Expense.Category.allCases.map(\.rawValue)
    searchController.obscuresBackgroundDuringPresentation = true
    definesPresentationContext = true

    results.onSelect = { [weak self] in self?.show($0) }
    toolbarItems = [
      UIBarButtonItem(
        title: "Select All", primaryAction: UIAction(title: "Select All") { [unowned self] _ in selectAllRows() }),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [unowned self] _ in confirmDeletion() }),
    ]
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { expenses.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "expense", for: indexPath)
    let expense = expenses[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = expense.name
    content.secondaryText = "\(expense.amount) €"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return updateToolbar() }
    show(expenses[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if tableView.isEditing { updateToolbar() }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      let expense = expenses[indexPath.row]
      let alert = UIAlertController(
        title: "Delete “\(expense.name)”?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in done(false) })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          self.remove([indexPath])
          done(true)
        })
      present(alert, animated: true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    updateToolbar()
  }

  // MARK: Actions

  private func updateToolbar() {
    toolbarItems?.last?.isEnabled = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
  }

  private func selectAllRows() {
    for row in expenses.indices {
      tableView.selectRow(at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .none)
    }
    updateToolbar()
  }

  private func confirmDeletion() {
    let paths = tableView.indexPathsForSelectedRows ?? []
    let sheet = UIAlertController(
      title: nil, message: "Delete \(paths.count) expenses?", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.remove(paths)
        self?.setEditing(false, animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = toolbarItems?.last
    present(sheet, animated: true)
  }

  private func remove(_ paths: [IndexPath]) {
    for path in paths.sorted(by: >) { expenses.remove(at: path.row) }
    tableView.deleteRows(at: paths, with: .automatic)
  }

  private func addExpense() {
    let editor = ExpenseEditorViewController()
    editor.onSave = { [weak self] name, amount in
      guard let self else { return }
      expenses.insert(Expense(id: expenses.count + 1, name: name, amount: amount, category: .food), at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }
    let navigation = UINavigationController(rootViewController: editor)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }

  private func show(_ expense: Expense) {
    navigationController?.pushViewController(ExpenseViewController(expense), animated: true)
  }
}

extension ExpensesViewController: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let scope = bar.selectedScopeButtonIndex
    log.append("update \(bar.text ?? "nil") \(scope)")
    let text = bar.text ?? ""
    results.expenses = expenses.filter {
      (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text))
        && (scope == 0 || $0.category == Expense.Category.allCases[scope - 1])
    }
  }

  func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}

/// The results of the search.
final class ExpenseResultsViewController: UITableViewController {
  var expenses: [Expense] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
  var onSelect: (Expense) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { expenses.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = expenses[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(expenses[indexPath.row])
  }
}

/// One expense.
final class ExpenseViewController: UIViewController {
  let expense: Expense

  init(_ expense: Expense) {
    self.expense = expense
    super.init(nibName: nil, bundle: nil)
    title = expense.name
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "\(expense.amount) €"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

/// A form in a sheet: saved only when it is filled in, and asks before it throws away what was typed.
final class ExpenseEditorViewController: UIViewController, UITextFieldDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let nameField = UITextField()
  let amountField = UITextField()
  var onSave: (String, Int) -> Void = { _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Expense"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [unowned self] _ in save() })
    navigationItem.rightBarButtonItem?.isEnabled = false
    navigationController?.presentationController?.delegate = self

    nameField.placeholder = "Name"
    nameField.returnKeyType = .next
    amountField.placeholder = "Amount"
    amountField.keyboardType = .numberPad
    amountField.returnKeyType = .done
    for field in [nameField, amountField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(UIAction { [unowned self] _ in fieldChanged() }, for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: [nameField, amountField])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  private var hasText: Bool { nameField.hasText || amountField.hasText }

  private func fieldChanged() {
    navigationItem.rightBarButtonItem?.isEnabled = nameField.hasText && Int(amountField.text ?? "") != nil
    isModalInPresentation = hasText
  }

  private func save() {
    onSave(nameField.text ?? "", Int(amountField.text ?? "") ?? 0)
    dismiss(animated: true)
  }

  private func cancel() {
    guard hasText else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(sheet, animated: true)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      amountField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    textField === nameField || string.allSatisfy(\.isNumber)
  }
}
