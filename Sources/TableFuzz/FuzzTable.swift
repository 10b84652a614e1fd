import Fuzzing
import ListCore
import Stage
import UIKit

/// A table view on an offscreen stage, driven by random steps; after each of them everything is checked.
@MainActor
final class FuzzTable {
  struct Options {
    /// Steps until a table of another kind takes over.
    var stepsPerTable = 120
  }

  static let size = CGSize(width: 160, height: 240)
  static let animations: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]

  var random: SeededGenerator
  let stage = OffscreenStage(size: FuzzTable.size, scale: 1)
  let loop: FrameLoop
  let window: UIWindow
  private(set) var table = UITableView()
  private(set) var data = FuzzData()
  private(set) var stepName = ""
  private var stepsLeft = 0
  /// Completions that were promised and those that came.
  private var promised = 0
  private var completed = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.makeKeyAndVisible()
  }

  /// Does `count` steps.
  /// - Returns: nil, or what is wrong after the last step.
  func run(steps count: Int) -> String? {
    for number in 0..<count {
      stage.clock.makeCurrent()
      if stepsLeft == 0 { replaceTable() }
      stepsLeft -= 1
      if let fault = step() {
        return "step \(number) (\(stepName)): \(fault)\n  \(table.dump())\n  data \(data.sections.map(\.rows.count))"
      }
    }
    return nil
  }

  private func replaceTable() {
    table.removeFromSuperview()
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    table = UITableView(frame: CGRect(origin: .zero, size: Self.size), style: styles[random.int(0...2)])
    data = FuzzData()
    data.hasHeaders = random.oneIn(2)
    data.sections = (0..<random.int(0...4)).map { _ in data.makeSection(rows: random.int(0...20), &random) }
    table.register(FuzzCell.self, forCellReuseIdentifier: "row")
    table.allowsMultipleSelection = random.oneIn(2)
    switch random.int(0...2) {
    case 0: table.estimatedRowHeight = 30
    case 1: break
    default:
      table.estimatedRowHeight = 0
      table.rowHeight = 36
    }
    table.dataSource = data
    table.delegate = data
    promised = 0
    completed = 0
    // Updates before the first layout are right as well.
    if random.oneIn(4) { update() }
    window.addSubview(table)
    window.layoutIfNeeded()
    stepsLeft = Options().stepsPerTable
  }

  // MARK: Steps

  private func step() -> String? {
    let selected = selectedIDs
    var lost: Set<Int> = []
    let choice = random.int(0...19)
    switch choice {
    case 0...8:
      stepName = "batch"
      lost = update()
    case 9, 10:
      stepName = "frames"
      advance(Double(random.int(1...5)) * 0.05)
    case 11, 12:
      stepName = "scroll"
      table.contentOffset = CGPoint(x: 0, y: CGFloat(random.int(-20...Int(max(table.contentSize.height, 20)))))
    case 13:
      stepName = "animated scroll"
      guard let path = data.paths.randomElement(using: &random) else { break }
      let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
      table.scrollToRow(at: path, at: positions[random.int(0...3)], animated: random.oneIn(2))
    case 14:
      stepName = "selection"
      return select()
    case 15:
      stepName = "empty batch"
      changeHeights()
      perform {}
    case 16:
      stepName = "rest"
      advance(0.7)
    case 17:
      stepName = "drag"
      drag()
      return check(selected: nil)
    case 18:
      stepName = "interrupted batch"
      return interruptedUpdate()
    default:
      stepName = "reload or resize"
      if random.oneIn(3) { return reload() }
      lost = resize()
    }
    let expected = selected.subtracting(lost)
    return check(selected: table.allowsMultipleSelection || !expected.isEmpty ? expected : nil)
  }

  private func perform(_ changes: @escaping () -> Void) {
    promised += 1
    table.performBatchUpdates(changes) { [weak self, table] _ in
      if self?.table === table { self?.completed += 1 }
    }
  }

  /// - Returns: the rows that are no longer what they were.
  @discardableResult
  private func update() -> Set<Int> {
    let batch = FuzzBatch(data, &random, rarity: random.oneIn(3) ? 3 : 12)
    let before = Set(data.sections.flatMap { $0.rows.map(\.id) })
    let style = random.int(0...2)
    _ = table.numberOfSections
    let apply = { [self] in
      data.sections = batch.sections
      for operation in batch.operations {
        if style == 1 { table.beginUpdates() }
        issue(operation)
        if style == 1 { table.endUpdates() }
      }
    }
    data.sectionCountRequests = 0
    data.rowCountRequests = [:]
    if style == 2 {
      table.beginUpdates()
      apply()
      table.endUpdates()
    } else {
      perform(apply)
    }
    let after = Set(batch.sections.flatMap { $0.rows.map(\.id) })
    return before.subtracting(after).union(batch.reloaded)
  }

  private func issue(_ operation: FuzzBatch.Operation) {
    let animation = Self.animations[random.int(0...Self.animations.count - 1)]
    switch operation {
    case .insertRows(let paths): table.insertRows(at: paths, with: animation)
    case .deleteRows(let paths): table.deleteRows(at: paths, with: animation)
    case .reloadRows(let paths): table.reloadRows(at: paths, with: animation)
    case .reconfigureRows(let paths): table.reconfigureRows(at: paths)
    case .moveRow(let from, let to): table.moveRow(at: from, to: to)
    case .insertSections(let sections): table.insertSections(sections, with: animation)
    case .deleteSections(let sections): table.deleteSections(sections, with: animation)
    case .reloadSections(let sections): table.reloadSections(sections, with: animation)
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    }
  }

  /// A batch in the midst of a layout or of another batch.
  private func interruptedUpdate() -> String? {
    let isReload = random.oneIn(3)
    data.interruption = { [unowned self] in
      if isReload {
        data.sections = FuzzBatch(data, &random, rarity: 6).sections
        table.reloadData()
      } else {
        update()
      }
    }
    if random.oneIn(2) {
      table.contentOffset = CGPoint(x: 0, y: CGFloat(random.int(0...Int(max(table.contentSize.height, 20)))))
    } else {
      update()
    }
    layOut()
    data.interruption = nil
    return check(selected: nil)
  }

  private func select() -> String? {
    guard let path = data.paths.randomElement(using: &random) else { return check(selected: nil) }
    if random.oneIn(3) {
      table.deselectRow(at: path, animated: random.oneIn(2))
    } else {
      table.selectRow(at: path, animated: random.oneIn(2), scrollPosition: random.oneIn(3) ? .middle : .none)
    }
    return check(selected: nil)
  }

  private func changeHeights() {
    guard table.rowHeight < 0 else { return }
    for section in data.sections.indices {
      for row in data.sections[section].rows.indices where random.oneIn(4) {
        let height = CGFloat(random.int(4...14)) * 4
        data.sections[section].rows[row].height = height
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        (cell as? FuzzCell)?.height = height
      }
    }
  }

  private func reload() -> String? {
    data.sections = FuzzBatch(data, &random, rarity: 4).sections
    table.reloadData()
    return check(selected: [])
  }

  /// - Returns: the rows that are no longer what they were.
  private func resize() -> Set<Int> {
    var lost: Set<Int> = []
    switch random.int(0...2) {
    case 0: table.frame.size.height = CGFloat(random.int(100...240))
    case 1: table.frame.size.width = CGFloat(random.int(100...160))
    default:
      let isShown = table.superview != nil
      if isShown { table.removeFromSuperview() }
      if isShown, random.oneIn(2) { lost = update() }
      window.addSubview(table)
    }
    return lost
  }

  private func drag() {
    let x = Self.size.width / 2
    var y = CGFloat(random.int(40...200))
    let step = CGFloat(random.int(-12...12))
    send(.began, CGPoint(x: x, y: y))
    for _ in 0..<random.int(2...8) {
      advance(1 / 60)
      y += step
      send(.moved, CGPoint(x: x, y: y))
      if random.oneIn(4) { update() }
    }
    send(.ended, CGPoint(x: x, y: y))
  }

  private func send(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    stage.send(.pointer(PointerEvent(phase: phase, location: place, timestamp: stage.clock.now)))
  }

  private func advance(_ seconds: Double) { stage.advance(by: seconds) }

  private func layOut() { window.layoutIfNeeded() }

  // MARK: Checks

  private var selectedIDs: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).compactMap { data.row(at: $0)?.id })
  }

  private func check(selected: Set<Int>?) -> String? {
    layOut()
    if let fault = data.fault { return fault }
    if let violation = table.invariantViolation() { return violation }
    if (0..<table.numberOfSections).map(table.numberOfRows) != data.sections.map(\.rows.count) {
      return "the table has other counts than the data"
    }
    if let selected, selectedIDs != selected { return "selected are \(selectedIDs), should be \(selected)" }
    return checkCells() ?? checkRest()
  }

  private func checkCells() -> String? {
    for cell in table.visibleCells {
      guard let cell = cell as? FuzzCell, let path = table.indexPath(for: cell), let row = data.row(at: path)
      else { return "a cell without a row" }
      if cell.rowID != row.id { return "the cell at \(path) shows row \(cell.rowID), should show \(row.id)" }
      if cell.version != row.version { return "the cell at \(path) shows an old version of row \(row.id)" }
      if !data.displayed.contains(ObjectIdentifier(cell)) { return "the cell at \(path) is not displayed" }
      if cell.alpha != 1 { return "the cell at \(path) is translucent" }
    }
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count
    let expected = table.visibleCells.count + table.departingCells
    return shown == expected ? nil : "\(shown) cells are in sight, should be \(expected)"
  }

  /// After an update's time nothing of it is left.
  private func checkRest() -> String? {
    guard stepName == "rest", table.window != nil else { return nil }
    if table.departingCells != 0 { return "\(table.departingCells) cells are still on their way out" }
    if data.displayed.count != table.visibleCells.count {
      return "\(data.displayed.count) cells are displayed, \(table.visibleCells.count) are live"
    }
    for cell in table.visibleCells where cell.layer.mask != nil || cell.layer.animationKeys()?.isEmpty == false {
      return "a cell moves on: \(cell.layer.animationKeys() ?? [])"
    }
    return completed == promised ? nil : "\(completed) of \(promised) completions came"
  }
}
