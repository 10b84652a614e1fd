import ListCore

/// The contents of an invalidation context.
@MainActor
final class InvalidatedParts {
  /// Index paths without duplicates, in order; nil is distinguished from an empty list [M].
  struct Paths {
    private(set) var paths: [IndexPath]?

    mutating func add(_ added: [IndexPath]) {
      paths = paths == nil && added.count <= 1 ? added : Set((paths ?? []) + added).sorted()
    }
  }

  /// Sets of paths by kind of view.
  struct KindPaths {
    private var byKind: [String: Paths] = [:]

    mutating func add(_ kind: String, _ paths: [IndexPath]) { byKind[kind, default: Paths()].add(paths) }

    var paths: [String: [IndexPath]]? { byKind.isEmpty ? nil : byKind.compactMapValues(\.paths) }
  }

  /// Items that a finger moves, by their previous and target paths.
  struct Move {
    var previous: [IndexPath]
    var target: [IndexPath]
    var position: CGPoint
  }

  var isEverything = false
  var countsAreInvalid = false
  var items = Paths()
  var supplementaryViews = KindPaths()
  var decorationViews = KindPaths()
  var move: Move?
  /// The sizes that cells preferred; each item occurs once.
  var preferredSizes: [(item: RowPath, size: CGSize)] = []
  /// The sizes that supplementary views asked for, of layouts that take them.
  var preferredViewSizes: [CollectionElement: CGSize] = [:]

  var movePosition: CGPoint { move?.position ?? .zero }

  /// Whether nothing has changed but the sizes that cells asked for.
  var isOfCellSizes: Bool {
    !isEverything && !countsAreInvalid && move == nil && !preferredSizes.isEmpty && preferredViewSizes.isEmpty
      && supplementaryViews.paths == nil && decorationViews.paths == nil
  }

  /// Whether only certain views are invalid, so that all others stay where they are.
  var isOfNamedViews: Bool {
    !isEverything && !countsAreInvalid && items.paths == nil && move == nil && preferredSizes.isEmpty
      && preferredViewSizes.isEmpty
      && (supplementaryViews.paths != nil || decorationViews.paths != nil)
  }
}
