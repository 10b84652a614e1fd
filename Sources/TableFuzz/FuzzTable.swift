import Fuzzing
import Stage
import UIKit

/// A table view on an offscreen stage, driven by random steps; after each of them everything is checked.
///
/// Each table has its own seed, one more than the previous table's, so that a failure can be repeated without the
/// earlier tables.
@MainActor
final class FuzzTable {
  struct Failure: CustomStringConvertible {
    let what: String
    /// The seed of the table, and the number of its steps until the failure: they repeat the failure.
    let seed: UInt64
    let steps: Int

    var description: String { "\(what)\n  repeat with: TableFuzz --seed \(seed) --steps \(steps)" }
  }

  static let size = CGSize(width: 160, height: 240)
  /// Steps until a table of another kind takes over.
  static let stepsPerTable = 120
  private static let progressSteps = 100_000

  var random: SeededGenerator
  let stage = OffscreenStage(size: FuzzTable.size, scale: 1)
  let loop: FrameLoop
  let window: UIWindow
  private(set) var table = UITableView()
  private(set) var data = FuzzData()
  /// A second table, whose rows come as snapshots; some tables have one.
  private(set) var snapshots: FuzzSnapshots?
  /// The table's steps so far.
  private(set) var steps: [FuzzStep] = []
  private let seed: UInt64
  private var tableSeed: UInt64 = 0
  /// The numbers of expected and of called completions.
  var promised = 0
  var completed = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.makeKeyAndVisible()
  }

  /// Performs `count` steps.
  /// - Parameter progress: called now and then, with how many are done.
  /// - Returns: the fault after the last step; nil for none.
  func run(steps count: Int, progress: (Int) -> Void = { _ in }) -> Failure? {
    for number in 0..<count {
      if number > 0, number % Self.progressSteps == 0 { progress(number) }
      stage.clock.makeCurrent()
      if number % Self.stepsPerTable == 0 { replaceTable(seed: seed &+ UInt64(number / Self.stepsPerTable)) }
      guard let fault = step() else { continue }
      let names = steps.suffix(20).map(\.rawValue).joined(separator: " ")
      return Failure(
        what: "\(fault)\n  \(table.dump())\n  data \(data.sections.map(\.rows.count))\n  \(names)",
        seed: tableSeed, steps: steps.count)
    }
    return nil
  }

  private func replaceTable(seed: UInt64) {
    tableSeed = seed
    random = SeededGenerator(seed: seed)
    steps = []
    table.removeFromSuperview()
    snapshots?.table.removeFromSuperview()
    window.traitOverrides.preferredContentSizeCategory = .large
    window.traitOverrides.layoutDirection = .leftToRight
    table = UITableView(
      frame: CGRect(origin: .zero, size: Self.size), style: random.pick([.plain, .grouped, .insetGrouped]))
    data = FuzzData(seed: random.next())
    data.hasHeaders = random.oneIn(2)
    data.sections = (0..<random.int(0...4)).map { _ in data.makeSection(rows: random.int(0...20), &random) }
    table.register(FuzzCell.self, forCellReuseIdentifier: "row")
    table.allowsMultipleSelection = random.oneIn(2)
    table.allowsSelectionDuringEditing = random.oneIn(2)
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
    // Updates before the first layout have to be right, too.
    if random.oneIn(4) { update() }
    window.addSubview(table)
    snapshots = random.oneIn(3) ? FuzzSnapshots(in: window, &random) : nil
    window.layoutIfNeeded()
  }

  // MARK: Steps

  private func step() -> String? {
    let step = random.pick(FuzzStep.bag)
    steps.append(step)
    CrashNote.set("TableFuzz: stopped in a step of \(step). Repeat with: --seed \(tableSeed) --steps \(steps.count)\n")
    let selected = selectedIDs
    var lost: Set<Int> = []
    switch step {
    case .batch: lost = update()
    case .frames: advance(Double(random.int(1...5)) * 0.05)
    case .scroll:
      table.contentOffset = CGPoint(x: 0, y: CGFloat(random.int(-20...Int(max(table.contentSize.height, 20)))))
    case .scrollToRow: scrollToRow()
    case .emptyBatch:
      changeHeights()
      perform {}
    case .rest: advance(0.7)
    case .resize: lost = resize()
    case .textSize:
      window.traitOverrides.preferredContentSizeCategory = random.pick([.small, .large, .accessibilityLarge])
    case .direction: window.traitOverrides.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    case .selection, .drag, .interruptedBatch, .reload, .reloadInAnimation, .editMode, .swipe, .grip, .tap,
      .completeAction, .snapshot:
      return freeStep(step)
    }
    let expected = selected.subtracting(lost)
    return check(selected: table.allowsMultipleSelection || !expected.isEmpty ? expected : nil)
  }

  /// A step that may select and deselect.
  private func freeStep(_ step: FuzzStep) -> String? {
    switch step {
    case .selection: select()
    case .drag: drag()
    case .interruptedBatch: interruptedUpdate()
    case .reload: return reload()
    case .reloadInAnimation:
      update()
      advance(Double(random.int(0...4)) * 0.05)
      return reload()
    case .editMode: table.setEditing(!table.isEditing, animated: random.oneIn(2))
    case .swipe: swipe()
    case .grip: if let fault = dragByGrip() { return fault }
    case .tap: tap()
    case .completeAction: data.completeAction(&random)
    default: if let fault = snapshots?.step(&random) { return "snapshots: \(fault)" }
    }
    return check(selected: nil)
  }

  private func scrollToRow() {
    guard let path = data.paths.randomElement(using: &random) else { return }
    table.scrollToRow(at: path, at: random.pick([.none, .top, .middle, .bottom]), animated: random.oneIn(2))
  }

  private func select() {
    guard let path = data.paths.randomElement(using: &random) else { return }
    if random.oneIn(3) {
      table.deselectRow(at: path, animated: random.oneIn(2))
    } else {
      table.selectRow(at: path, animated: random.oneIn(2), scrollPosition: random.oneIn(3) ? .middle : .none)
    }
  }

  /// - Returns: the rows that changed.
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

  func advance(_ seconds: Double) { stage.advance(by: seconds) }

  func layOut() { window.layoutIfNeeded() }
}
