import UIKit

/// A table with random operations. After each its rows are compared with the list. The seed repeats a run.
final class FuzzerViewController: UIViewController {
  /// How many operations are performed when the view loads, so that a picture of the screen shows something.
  private static let openingOperations = 6

  private(set) var run: FuzzerRun
  private(set) var isRunning = false
  /// The first fault, which stops the run.
  private(set) var fault: String?
  let panel = FuzzerPanel()
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?

  init(seed: UInt64 = 1) {
    run = FuzzerRun(seed: seed)
    super.init(nibName: nil, bundle: nil)
    title = "Fuzzer"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.allowsMultipleSelection = true
    tableView.allowsSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    panel.translatesAutoresizingMaskIntoConstraints = false
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: panel.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    showButtons()
    panel.begin(seed: run.seed)
    UIView.performWithoutAnimation {
      for _ in 0..<Self.openingOperations { step() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  private func showButtons() {
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: isRunning ? "Stop" : "Start", primaryAction: UIAction { [weak self] _ in self?.toggleRunning() }),
      UIBarButtonItem(title: "Step", primaryAction: UIAction { [weak self] _ in self?.step() }),
      UIBarButtonItem(title: "New", primaryAction: UIAction { [weak self] _ in self?.beginNext() }),
    ]
  }

  // MARK: Running

  func toggleRunning() {
    guard !isRunning else { return stop() }
    isRunning = true
    showButtons()
    lastTime = nil
    // The display link retains the screen until it is stopped, at the latest when the screen is left.
    let link = CADisplayLink(target: self, selector: "tick:")
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
    guard isRunning else { return }
    isRunning = false
    showButtons()
  }

  override class var _actions: [_Action] { super._actions + [_Action("tick:", FuzzerViewController.tick(_:))] }

  private func tick(_ link: CADisplayLink) {
    let time = link.timestamp
    guard let last = lastTime else { return lastTime = time }
    let wait = 1 / Double(FuzzerPanel.speeds[max(panel.speed.selectedSegmentIndex, 0)])
    guard time - last > wait - 0.001 else { return }
    lastTime = time
    step()
  }

  /// Begins again with the next seed.
  func beginNext() {
    stop()
    fault = nil
    run = FuzzerRun(seed: run.seed + 1)
    panel.begin(seed: run.seed)
    tableView.setEditing(false, animated: false)
    tableView.reloadData()
  }

  // MARK: Operations

  /// Performs the next operation and checks the table.
  func step() {
    guard fault == nil else { return }
    tableView.layoutIfNeeded()
    let operation = run.next()
    perform(operation)
    fault = mismatch
    panel.note(operation, number: run.count, fault: fault)
    if fault != nil { stop() }
  }

  private func perform(_ operation: FuzzerOperation) {
    switch operation {
    case .batch(let batch): tableView.performBatchUpdates { self.apply(batch) }
    case .scroll(let path, let position): tableView.scrollToRow(at: path, at: position, animated: isRunning)
    case .select(let path): tableView.selectRow(at: path, animated: true, scrollPosition: .none)
    case .deselect(let path): tableView.deselectRow(at: path, animated: true)
    case .edit(let begins): tableView.setEditing(begins, animated: true)
    case .reload: tableView.reloadData()
    }
  }

  private func apply(_ batch: UpdatesBatch) {
    tableView.deleteSections(batch.deletedSections, with: .fade)
    tableView.insertSections(batch.insertedSections, with: .fade)
    tableView.deleteRows(at: batch.deletedRows, with: .left)
    tableView.insertRows(at: batch.insertedRows, with: .right)
    tableView.reloadRows(at: batch.reloadedRows, with: .fade)
    for move in batch.movedRows { tableView.moveRow(at: move.from, to: move.to) }
  }

  /// The first difference between the table and the list; nil if there is none.
  private var mismatch: String? {
    let sections = run.list.sections
    if tableView.numberOfSections != sections.count { return "The table has \(tableView.numberOfSections) sections." }
    for (index, section) in sections.enumerated()
    where tableView.numberOfRows(inSection: index) != section.rows.count {
      return "Section \(index) has \(tableView.numberOfRows(inSection: index)) rows."
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      let shown = tableView.cellForRow(at: path)?.textLabel?.text
      let expected = sections[path.section].rows[path.row].title
      if shown != expected { return "Row \(path.section).\(path.row) shows \(shown ?? "nothing"), not \(expected)." }
    }
    return nil
  }
}

extension FuzzerViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { run.list.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    run.list.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(run.list.sections[section].id)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    let row = run.list.sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.numberOfLines = 0
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = colors[row.id % colors.count]
    return cell
  }
}
