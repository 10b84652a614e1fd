import Fuzzing
import Stage
import Trestle
import UIKit

/// A list adapter on a table, driven by random lists, fingers and moments; after each step everything is checked. A
/// subclass has another kind of view.
@MainActor
class FuzzList: FuzzSubject {
  enum Step: String, CaseIterable {
    case apply, applyTwice, applyAtOnce, applyManyTimes, frame, rest, scroll, drag, swipe, grip, tap, editMode, window,
      header, select
  }

  var option: String { "--lists" }

  let seed: UInt64
  let world = FuzzStage()
  private var view: any FuzzListView
  private var adapter: ListAdapter
  private var data = FuzzListData()
  /// The numbers of expected and of called completions.
  private var promised = 0
  private var completed = 0

  init(seed: UInt64) {
    self.seed = seed
    let table = UITableView()
    view = table
    adapter = ListAdapter(tableView: table)
  }

  // MARK: The view

  /// Makes another view with an adapter.
  func makeView() -> (any FuzzListView, ListAdapter) {
    let table = UITableView(
      frame: CGRect(origin: .zero, size: FuzzStage.size), style: random.pick([.plain, .grouped, .insetGrouped]))
    table.allowsMultipleSelection = random.oneIn(2)
    return (table, ListAdapter(tableView: table))
  }

  /// The row of an item.
  func makeRow(_ item: FuzzItem) -> Row<FuzzItem> { Row(item, in: FuzzListCell.self) { $0.show($1) } }

  /// The row of an ad.
  func makeRow(_ ad: FuzzAd) -> Row<FuzzAd> { Row(ad, in: FuzzAdCell.self) { _, _ in } }

  /// The arrangement of a section; nil for that of the view.
  func arrangement(ofSection id: Int) -> SectionArrangement? { nil }

  var dump: String { "\(adapter)" }

  func begin() {
    view.removeFromSuperview()
    (view, adapter) = makeView()
    adapter.onProblem = { _ in }
    adapter.rowAnimation = random.pick([.automatic, .fade, .top, .none])
    data = FuzzListData()
    promised = 0
    completed = 0
    if random.oneIn(3) { change(2) }
    world.window.addSubview(view)
  }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .apply: change()
    case .applyTwice:
      change()
      change()
    case .applyAtOnce:
      change()
      adapter.applyNow()
    case .applyManyTimes: for _ in 0..<random.int(3...20) { change() }
    case .frame: world.advance(by: Double(random.int(1...4)) / 60)
    case .rest: world.advance(by: 1)
    case .scroll: view.contentOffset.y = CGFloat(random.int(-20...Int(max(view.contentSize.height, 20))))
    case .drag: drag(from: random.pick([60, 80, 100]), horizontal: false)
    case .swipe: drag(from: 140, horizontal: true)
    case .grip:
      view.edit(true, animated: false)
      drag(from: view.gripPlace, horizontal: false, holds: true)
    case .tap: touch(CGPoint(x: random.int(4...156), y: random.int(4...236)), [])
    case .editMode: view.edit(!view.isEditing, animated: random.oneIn(2))
    case .window:
      if view.superview == nil { world.window.addSubview(view) } else { view.removeFromSuperview() }
    case .header: if let section = data.sections.randomElement(using: &random) { toggle(section.id) }
    case .select:
      let paths = (0..<view.numberOfSections).flatMap { section in
        (0..<view.rowCount(section)).map { IndexPath(row: $0, section: section) }
      }
      if let path = paths.randomElement(using: &random), let identity = adapter.identity(at: path) {
        adapter.select(identity, animated: random.oneIn(2))
      }
    }
  }

  /// Changes the data at random, and applies the list of them.
  private func change(_ times: Int = 1) {
    for _ in 0..<times { data.change(&random) }
    apply()
  }

  private func apply() {
    promised += 1
    let view = view
    adapter.apply(makeList(), animated: random.oneIn(2)) { [weak self] in
      if let self, self.view === view { self.completed += 1 }
    }
  }

  private func toggle(_ section: Int) {
    data.toggle(section)
    apply()
  }

  /// A finger that moves in a few steps. Lists are applied on the way, also while it holds a row by its grip.
  private func drag(from x: CGFloat, horizontal: Bool, holds: Bool = false) {
    let start = CGPoint(x: x, y: CGFloat(random.int(10...230)))
    let length = CGFloat(random.int(-30...30))
    touch(
      start,
      (1...random.int(2...8)).map { step in
        CGPoint(
          x: start.x + (horizontal ? -abs(length) * CGFloat(step) : 0),
          y: start.y + (horizontal ? 0 : length * CGFloat(step)))
      }, disturbs: holds ? 2 : 5)
  }

  private func touch(_ start: CGPoint, _ places: [CGPoint], disturbs: Int = 10) {
    world.touch(start, places) { _ in
      if self.random.oneIn(disturbs) { self.change() }
      if self.random.oneIn(8) { self.adapter.applyNow() }
    }
  }

  // MARK: The list

  private func makeList() -> RowList {
    RowList {
      for section in data.sections {
        let rows = RowSection(section.id) {
          Rows(section.items) { self.row($0) }
            .placing(
              Rows(section.id % 2 == 0 && !section.items.isEmpty ? data.ads : []) { ad in
                self.makeRow(ad).height(.fixed(30))
              }, data.placement)
        }
        .header("Section \(section.id)")
        .collapsible(section.isCollapsed) { [weak self] in self?.toggle(section.id) }
        if let arrangement = arrangement(ofSection: section.id) { rows.arrangement(arrangement) } else { rows }
      }
    }
  }

  private func row(_ item: FuzzItem) -> Row<FuzzItem> {
    let row = makeRow(item)
      .onSelect { [weak self] _ in self?.happen(4) }
      .onDisplay { [weak self] _ in self?.happen(60) }
      .onEndDisplay { [weak self] _ in self?.happen(60) }
      .onDelete { [weak self] item in
        self?.data.remove(item.id)
        self?.apply()
      }
      .onMove(item.id % 5 == 0 ? .amongMovable : .anywhere) { [weak self] item, move in
        guard let self else { return }
        if self.random.oneIn(2) { self.data.move(item.id, behind: move.previous) }
        self.apply()
      }
    return item.id % 3 == 0 ? row.height(.fixed(CGFloat(24 + item.version % 3 * 10))) : row
  }

  /// Called by handlers: applies another list, in one of `rarity` calls.
  private func happen(_ rarity: Int) {
    if random.oneIn(rarity) { change() }
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(view)
    if let violation = view.invariantViolation() { return violation }
    // A handler may have applied another list, which the next frame would show: apply it now.
    for _ in 0..<5 where adapter.isWaiting { adapter.applyNow() }
    guard !adapter.isWaiting else { return nil }
    world.layOut(view)
    guard !adapter.isWaiting else { return nil }
    if let violation = view.invariantViolation() { return violation }
    return checkRows() ?? checkCells() ?? (step == .rest ? checkRest() : nil)
  }

  private func checkRows() -> String? {
    let expected = data.shown
    guard view.numberOfSections == expected.count else {
      return "there are \(view.numberOfSections) sections, should be \(expected.count)"
    }
    for (section, identities) in expected.enumerated() {
      let all = (0..<view.rowCount(section)).compactMap {
        adapter.identity(at: IndexPath(row: $0, section: section))
      }
      let items = all.filter { $0.typeName == "FuzzItem" }
      if items != identities { return "section \(section) has \(items), should have \(identities)" }
      if Set(all.filter { $0.typeName == "FuzzAd" }).count != all.count - items.count { return "an ad is there twice" }
    }
    return nil
  }

  private func checkCells() -> String? {
    for (path, cell) in view.shownCells {
      guard let path, let identity = adapter.identity(at: path) else { return "a cell without a row" }
      guard let cell = cell as? any FuzzItemCell else { continue }
      guard let item = cell.item, RowIdentity(FuzzItem.self, id: item.id) == identity else {
        return "the cell at \(path) shows \(cell.item as Any), should show \(identity)"
      }
      if !data.versions(item.id).contains(item.version) { return "the cell at \(path) shows an old version" }
    }
    return nil
  }

  /// A completion that was not called although nothing moves any more; nil if there is none. A handler of the last row
  /// that appeared or disappeared may have applied another list, which takes its time, too.
  private func checkRest() -> String? {
    guard view.window != nil else { return nil }
    for _ in 0..<5 where completed < promised { world.advance(by: 1) }
    return completed >= promised ? nil : "\(completed) of \(promised) completions came"
  }
}
