import UIKit

/// Random batches of updates, one after the other, with each of the row animations. The seed repeats a run.
final class UpdatesViewController: UITableViewController {
  private static let animations: [(animation: UITableView.RowAnimation, name: String)] = [
    (.automatic, "Automatic"), (.fade, "Fade"), (.left, "Left"), (.right, "Right"), (.top, "Top"),
    (.bottom, "Bottom"), (.middle, "Middle"), (.none, "None"),
  ]

  private enum Control: Int, CaseIterable {
    case animation
    case seed
  }

  private(set) var list: UpdatesList
  private(set) var seed: UInt64
  private(set) var isRunning = false
  private(set) var steps = 0
  private var animation = 0

  init(seed: UInt64 = 1) {
    self.seed = seed
    list = UpdatesList(seed: seed)
    super.init(style: .insetGrouped)
    title = "Updates"
  }

  required init?(coder: NSCoder) {
    seed = 1
    list = UpdatesList(seed: 1)
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UpdatesCell.self, forCellReuseIdentifier: "Row")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.step() }, for: .valueChanged)
    showButtons()
  }

  private func showButtons() {
    let run = UIBarButtonItem(
      title: isRunning ? "Stop" : "Run", primaryAction: UIAction { [weak self] _ in self?.toggleRunning() })
    let step = UIBarButtonItem(title: "Step", primaryAction: UIAction { [weak self] _ in self?.step() })
    navigationItem.rightBarButtonItems = [run, step]
  }

  // MARK: Steps

  func toggleRunning() {
    isRunning.toggle()
    showButtons()
    if isRunning { step() }
  }

  func step() {
    steps += 1
    let animation = Self.animations[animation].animation
    tableView.performBatchUpdates {
      self.apply(self.list.change(), with: animation)
    } completion: { [weak self] _ in
      self?.refreshControl?.endRefreshing()
      guard let self, isRunning, view.window != nil else { return }
      step()
    }
  }

  private func apply(_ batch: UpdatesBatch, with animation: UITableView.RowAnimation) {
    // The controls are in a separate section, before those of the list.
    func shown(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row, section: path.section + 1) }
    tableView.deleteSections(IndexSet(batch.deletedSections.map { $0 + 1 }), with: animation)
    tableView.insertSections(IndexSet(batch.insertedSections.map { $0 + 1 }), with: animation)
    tableView.deleteRows(at: batch.deletedRows.map(shown), with: animation)
    tableView.insertRows(at: batch.insertedRows.map(shown), with: animation)
    tableView.reloadRows(at: batch.reloadedRows.map(shown), with: animation)
    for move in batch.movedRows { tableView.moveRow(at: shown(move.from), to: shown(move.to)) }
    tableView.reconfigureRows(at: [IndexPath(row: Control.seed.rawValue, section: 0)])
  }

  private func begin(seed: UInt64) {
    self.seed = seed
    steps = 0
    list = UpdatesList(seed: seed)
    tableView.reloadData()
  }

  func show(animation index: Int) {
    animation = index % Self.animations.count
    tableView.reconfigureRows(at: [IndexPath(row: Control.animation.rawValue, section: 0)])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 0, let control = Control(rawValue: indexPath.row) else { return }
    switch control {
    case .animation: show(animation: animation + 1)
    case .seed: begin(seed: seed + 1)
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { list.sections.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Control.allCases.count : list.sections[section - 1].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    if indexPath.section == 0 {
      if let control = Control(rawValue: indexPath.row) { show(control, in: cell) }
    } else {
      show(list.sections[indexPath.section - 1].rows[indexPath.row], in: cell)
    }
    return cell
  }

  private func show(_ control: Control, in cell: UITableViewCell) {
    cell.imageView?.image = nil
    switch control {
    case .animation:
      cell.textLabel?.text = "Animation"
      cell.detailTextLabel?.text = Self.animations[animation].name
    case .seed:
      cell.textLabel?.text = "Seed \(seed)"
      cell.detailTextLabel?.text = steps == 1 ? "1 step" : "\(steps) steps"
    }
  }

  private func show(_ row: UpdatesList.Row, in cell: UITableViewCell) {
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.edits == 0 ? nil : "edited \(row.edits)"
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = colors[row.id % colors.count]
  }
}

private final class UpdatesCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
