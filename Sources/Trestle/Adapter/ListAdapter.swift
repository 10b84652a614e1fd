import UIKit

/// Shows lists in a table view or a collection view that the app owns.
///
///     let adapter = ListAdapter(tableView: tableView)
///     adapter.apply {
///       RowSection("posts") {
///         Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
///       }
///     }
///
/// The adapter is the view's data source and delegate; ``delegate`` and ``collectionDelegate`` receive the delegate
/// calls that the app implements. Keep the adapter as long as the rows may change: after its release the view keeps its
/// last rows. The adapter does not retain the view.
///
/// A list may be applied at any time, from any callback, in any state of the view. Lists that are applied before the
/// next frame become one change; a view without a window changes at once.
@MainActor
public final class ListAdapter {
  fileprivate let driver: ListDriver
  private let applier: ListApplier
  private let queue: ApplyQueue
  private let diagnosis = ListDiagnosis()
  private let pull = PullToRefresh()
  private let log: ListLog

  /// The animation with which rows of a table are inserted and deleted in animated changes; `automatic` by default.
  /// Collection views use their own animation.
  public var rowAnimation = UITableView.RowAnimation.automatic
  /// The list that was applied last, even if it still waits for a frame.
  public private(set) var list = RowList()

  /// Becomes data source and delegate of a table view, replacing the present ones.
  public convenience init(tableView: UITableView) { self.init(TableDriver(table: tableView), tableView) }

  /// Becomes data source and delegate of a collection view, replacing the present ones.
  ///
  /// - Parameters:
  ///   - collectionView: the view that shows the lists; it holds the adapter weakly.
  ///   - arrangement: the default arrangement of sections: the collection view gets a compositional layout. With nil it
  ///     keeps its own layout, and the arrangements of sections are ignored.
  public convenience init(collectionView: UICollectionView, arrangement: SectionArrangement? = .list()) {
    self.init(CollectionDriver(collection: collectionView, arrangement: arrangement), collectionView)
  }

  private init(_ driver: ListDriver, _ view: any ListView) {
    let log = ListLog()
    let applier = ListApplier(driver: driver, log: log)
    driver.cells.log = log
    self.log = log
    let relay = ApplyRelay()
    self.driver = driver
    self.applier = applier
    queue = ApplyQueue(view: view, keeping: driver) { relay.apply?($0, $1, $2) }
    relay.apply = { [weak self] in self?.show($0, isAnimated: $1, completion: $2) }
    driver.onNeedsUpdate = { [weak self] in self?.setNeedsUpdate(makesList: $0) }
    driver.onNeedsFrame = { [queue] in queue.setNeedsFrame() }
    queue.onApplyInFrame = { [log] in log.beginDrawing() }
    queue.onFrame = { [weak driver] in driver?.checkVisibility() }
    driver.cells.onShow = { [diagnosis] in diagnosis.check($0, in: $1) }
    driver.cells.onUnshown = { [diagnosis] in diagnosis.checkUnshown($0) }
  }

  /// Receives a table view's delegate calls about display and scrolling, after the rows' handlers. Not retained.
  public weak var delegate: (any UITableViewDelegate)? {
    get { (driver as? TableDriver)?.delegate }
    set { (driver as? TableDriver)?.delegate = newValue }
  }

  /// Receives a collection view's delegate calls about display and scrolling, after the rows' handlers. Not retained.
  public weak var collectionDelegate: (any UICollectionViewDelegate)? {
    get { (driver as? CollectionDriver)?.delegate }
    set { (driver as? CollectionDriver)?.delegate = newValue }
  }

  /// Receives errors in a list, such as two rows with one identity. While it is nil, they go to standard error.
  public var onProblem: ((ListProblem) -> Void)? {
    get { diagnosis.receiver }
    set { diagnosis.receiver = newValue }
  }

  /// Receives timed spans and problems, for analysing the cost of a list. While it is nil, nothing is measured.
  public var logger: (any ListLogger)? {
    get { log.logger }
    set {
      log.logger = newValue
      diagnosis.logger = newValue
    }
  }

  // MARK: Lists

  /// Shows a list with the next frame, by the fewest changes to the view.
  ///
  /// - Parameters:
  ///   - list: the list that replaces the present one.
  ///   - animated: whether insertions, deletions and moves are animated. Several changes in one frame are animated only
  ///     if all are.
  ///   - completion: called when the animations have ended.
  public func apply(_ list: RowList, animated: Bool = true, completion: (() -> Void)? = nil) {
    self.list = list
    queue.add(isAnimated: animated, completion: completion) { list }
  }

  /// Shows the list that a closure builds.
  public func apply(
    animated: Bool = true, completion: (() -> Void)? = nil, @RowListBuilder _ list: () -> RowList
  ) {
    apply(list(), animated: animated, completion: completion)
  }

  /// Applies waiting changes at once. Within an update of the view they wait nevertheless.
  public func applyNow() { queue.applyNow() }

  /// Applies waiting changes at once. A long list is not compared with the shown one, but reloaded: used if the two
  /// have little in common.
  func replaceNow() {
    applier.replaces = true
    queue.applyNow()
    applier.replaces = false
  }

  /// The list that the view knows.
  var shown: ShownList { driver.shown }
  var view: (any ListView)? { driver.view }

  /// Whether something waits for the next frame.
  package var isWaiting: Bool { queue.isWaiting }

  /// Builds the list again; nil if no screen describes it.
  var makeList: (() -> RowList)?

  private var needsList = false

  /// Checks with the next frame whether rows differ from the shown ones.
  /// - Parameter makesList: whether to build the whole list again; if false, only the rows of the present list are made
  ///   again.
  func setNeedsUpdate(makesList: Bool, animated: Bool = true) {
    needsList = needsList || makesList
    guard !queue.isWaiting else { return }
    queue.add(isAnimated: animated) { [weak self] in self?.currentList() ?? RowList() }
  }

  private func currentList() -> RowList {
    if needsList, let makeList { list = log.span(.build, makeList) }
    needsList = false
    return list
  }

  /// Whether this adapter is the view's data source. If it is not, it must not change the view: changes that contradict
  /// the data source stop the program.
  private var isInCharge: Bool { driver.view.map { $0.driver === driver } ?? true }

  /// The titles of the index that the view has.
  private var indexTitles: [String] = []

  private func show(_ list: RowList, isAnimated: Bool, completion: @escaping () -> Void) {
    guard isInCharge else {
      diagnosis.checkTaken()
      return completion()
    }
    let hasOtherRows = applier.apply(list, isAnimated ? rowAnimation : nil, completion: completion)
    if hasOtherRows { diagnosis.check(driver.shown) }
    if driver is TableDriver { diagnosis.checkArrangements(driver.shown) }
    if let view = driver.view {
      pull.adopt(driver.shown.refresh, in: view)
      if driver.shown.indexTitles != indexTitles {
        indexTitles = driver.shown.indexTitles
        view.reloadIndex()
      }
    }
    driver.checkNearEnd()
  }

  // MARK: Places

  /// The row with an identity, or nil. O(n).
  public func indexPath(for identity: RowIdentity) -> IndexPath? { driver.shown.path(of: identity)?.indexPath }

  /// The identity of a row, or nil if there is none.
  public func identity(at indexPath: IndexPath) -> RowIdentity? { driver.identity(at: indexPath) }

  /// The rows that the view shows as selected, from top to bottom. A selection follows its row through changes.
  public var selectedRows: [RowIdentity] {
    (driver.view?.selectedPaths ?? []).compactMap { identity(at: $0.indexPath) }
  }

  /// Selects a row if it is in the list; the view decides how many may be selected. Calls no handler. O(n).
  public func select(_ identity: RowIdentity, animated: Bool = true) {
    applyNow()
    guard let path = driver.shown.path(of: identity) else { return }
    driver.view?.select(path, animated: animated)
  }

  /// Scrolls a row to a position, if it is in the list. Changes that wait for a frame are made first.
  public func scroll(
    to identity: RowIdentity, at position: UITableView.ScrollPosition = .none, animated: Bool = true
  ) {
    applyNow()
    guard let path = driver.shown.path(of: identity) else { return }
    driver.view?.scroll(to: path, at: position, animated: animated)
  }
}

extension ListAdapter: @MainActor CustomStringConvertible {
  /// The shown sections, and the rows that have cells, one a line: the identity and the origin of the height.
  public var description: String { ListDescription(shown: driver.shown, live: driver.live).text }

  /// The description with each row's height, and the reason for the content of its cell. For debugging.
  public var inspection: String {
    ListDescription(shown: driver.shown, live: driver.live, places: driver.view).text
  }
}

/// Lets the queue call an applier that is created after it.
@MainActor
private final class ApplyRelay {
  var apply: ((RowList, Bool, @escaping () -> Void) -> Void)?
}
