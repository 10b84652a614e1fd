import ListCore

/// What was dropped on a table, and the ways that the app sends it on.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  let destinationIndexPath: IndexPath?
  private let localSession: LocalDragSession
  private let source: RowPath
  private let preview: TableDropPreview
  /// What the dropped row does once the delegate is done; nil when that has begun.
  private var waiting: [TableDropFlight]? = []

  init(
    session: LocalDragSession, proposal: UITableViewDropProposal, source: RowPath, destination: RowPath?,
    preview: TableDropPreview
  ) {
    localSession = session
    self.proposal = proposal
    self.source = source
    destinationIndexPath = destination?.indexPath
    self.preview = preview
    super.init()
  }

  var session: any UIDropSession { localSession }

  var items: [any UITableViewDropItem] {
    localSession.items.enumerated().map { index, item in
      // The row stands for the first item; what else it gave comes from no row of its own.
      TableDropItem(item, source: index == 0 ? source.indexPath : nil, size: preview.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    fly { $0.flyToRow(at: RowPath(indexPath), $1) }
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    fly { $0.fly(into: rect, ofRowAt: RowPath(indexPath), $1) }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    fly { $0.fly(to: target, $1) }
  }

  private func fly(_ way: @escaping (TableDropPreview, TableDropFlight) -> Void) -> TableDropFlight {
    let flight = TableDropFlight { [preview] in way(preview, $0) }
    if waiting == nil { flight.start() } else { waiting?.append(flight) }
    return flight
  }

  /// The delegate is done: what was dropped moves on, or fades where it is.
  func settle() {
    let flights = waiting ?? []
    waiting = nil
    for flight in flights { flight.start() }
    if flights.isEmpty { preview.fade() }
  }
}

@MainActor
private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
    super.init()
  }
}

/// One way of what was dropped, with what goes along.
@MainActor
final class TableDropFlight: NSObject, UIDragAnimating {
  private let way: (TableDropFlight) -> Void
  private(set) var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  init(_ way: @escaping (TableDropFlight) -> Void) {
    self.way = way
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func start() { way(self) }

  func finish() {
    for completion in completions { completion(.end) }
    completions = []
  }
}
