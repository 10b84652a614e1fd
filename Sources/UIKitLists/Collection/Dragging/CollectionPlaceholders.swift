import ListCore

/// The collection view, as ``CollectionPlaceholders`` sees it.
@MainActor
protocol CollectionPlaceholdersHost: AnyObject {
  /// How many items are shown in each section.
  var shownCounts: SectionCounts { get }
  func listCell(at path: RowPath) -> (any ListCell)?
  /// Whether a batch of updates is open.
  var isInBatch: Bool { get }
  /// Runs something once no batch is open.
  func afterBatch(_ body: @escaping () -> Void)
  func record(_ operation: BatchUpdate.Operation)
  /// Inserts, removes or replaces a placeholder.
  /// - Parameter change: answers where placeholders are afterwards, and the change; nil for none.
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?)
  func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// Items that are shown but are not in the data, and the translation of paths: parts of the collection view count them,
/// the app and its data source do not.
@MainActor
final class CollectionPlaceholders {
  private unowned let host: any CollectionPlaceholdersHost
  private(set) var rows = PlaceholderRows()
  private var placeholders: [Int: UICollectionViewPlaceholder] = [:]
  private var nextName = 0
  /// How many calls are under way whose paths count placeholders.
  private var presenting = 0

  init(host: any CollectionPlaceholdersHost) { self.host = host }

  // MARK: Paths

  private var translates: Bool { !rows.isEmpty && presenting == 0 }

  /// Where an item of the app is shown.
  func shown(_ indexPath: IndexPath) -> IndexPath {
    translates && indexPath.count == 2 ? rows.shown(ofData: RowPath(indexPath)).indexPath : indexPath
  }

  /// The app's path of a shown item; for a placeholder the path of the item after it.
  func data(_ path: RowPath) -> IndexPath { translates ? rows.insertion(atShown: path).indexPath : path.indexPath }

  func isPlaceholder(_ path: RowPath) -> Bool { !rows.isEmpty && rows.name(at: path) != nil }

  /// How many items there are for the app, of those that are shown.
  func data(_ counts: SectionCounts) -> SectionCounts { translates ? rows.data(ofShown: counts) : counts }

  /// Runs something that counts placeholders, such as a layout.
  func present<Answer>(_ body: () -> Answer) -> Answer {
    presenting += 1
    defer { presenting -= 1 }
    return body()
  }

  /// Runs a call to the app in the midst of that, which does not count placeholders.
  func withoutPresenting<Answer>(_ body: () -> Answer) -> Answer {
    let outer = presenting
    presenting = 0
    defer { presenting = outer }
    return body()
  }

  // MARK: Cells

  /// The cell of a placeholder; nil for an item of the data.
  func cell(at path: RowPath) -> UICollectionViewCell? {
    guard let name = rows.name(at: path), let placeholder = placeholders[name] else { return nil }
    let cell = host.dequeueReusableCell(
      withReuseIdentifier: placeholder.reuseIdentifier, for: rows.insertion(atShown: path).indexPath)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  // MARK: From begin to end

  func insert(_ placeholder: UICollectionViewPlaceholder) -> Int {
    let name = nextName
    nextName += 1
    placeholders[name] = placeholder
    host.afterBatch { [self] in
      host.changePlaceholders {
        let path = place(for: RowPath(placeholder.insertionIndexPath))
        var new = rows
        new.insert(name, at: path)
        return (new, .insertRow(path, .automatic))
      }
    }
    return name
  }

  /// [?] A path behind the last item of a section is that behind it.
  private func place(for path: RowPath) -> RowPath {
    let counts = rows.data(ofShown: host.shownCounts)
    guard path.section >= 0, path.section < counts.sectionCount else {
      fatalError(
        """
        attempt to insert a placeholder into section \(path.section), but there are only \(counts.sectionCount) sections. \
        Give UICollectionViewDropPlaceholder the path of a section that exists.
        """)
    }
    let row = min(max(path.row, 0), counts.rowCount(ofSection: path.section))
    return rows.shown(ofData: RowPath(section: path.section, row: row))
  }

  /// - Returns: whether the placeholder was there.
  func commit(_ name: Int, _ dataUpdates: (IndexPath) -> Void) -> Bool {
    guard !host.isInBatch else { return commitInBatch(name, dataUpdates) }
    var isThere = false
    host.changePlaceholders {
      guard let path = rows.path(of: name) else { return nil }
      isThere = true
      dataUpdates(rows.insertion(atShown: path).indexPath)
      var new = rows
      new.remove(name, closesGap: false)
      return (new, .reloadRow(path, .automatic))
    }
    return isThere
  }

  /// Within a batch the item comes with it, and the placeholder goes behind it.
  private func commitInBatch(_ name: Int, _ dataUpdates: (IndexPath) -> Void) -> Bool {
    guard let path = rows.path(of: name) else { return false }
    let insertion = rows.insertion(atShown: path)
    dataUpdates(insertion.indexPath)
    host.record(.insertRow(insertion, .automatic))
    return delete(name)
  }

  func delete(_ name: Int) -> Bool {
    guard rows.path(of: name) != nil else { return false }
    host.afterBatch { [self] in
      host.changePlaceholders {
        guard let path = rows.path(of: name) else { return nil }
        var new = rows
        new.remove(name, closesGap: true)
        return (new, .deleteRow(path, .automatic))
      }
    }
    return true
  }

  func updateCell(of name: Int) {
    guard let path = rows.path(of: name), let cell = host.listCell(at: path) as? UICollectionViewCell else { return }
    placeholders[name]?.cellUpdateHandler?(cell)
  }

  /// The parameters of the preview that moves to a placeholder's cell.
  func previewParameters(of name: Int) -> UIDragPreviewParameters? {
    guard let path = rows.path(of: name), let cell = host.listCell(at: path) as? UICollectionViewCell else {
      return nil
    }
    return (placeholders[name] as? UICollectionViewDropPlaceholder)?.previewParametersProvider?(cell)
  }

  // MARK: What others do

  /// Adopts the positions of placeholders after an update.
  func adopt(_ new: PlaceholderRows) {
    rows = new
    placeholders = placeholders.filter { new.names.contains($0.key) }
  }

  /// [D] A reload takes all placeholders away.
  func itemsWereReplaced() { adopt(PlaceholderRows()) }

  /// An item was moved by hand.
  func itemDidMove(_ newPath: (RowPath) -> RowPath?) { if !rows.isEmpty { rows.rowsDidMove(newPath) } }
}

extension UICollectionView: CollectionPlaceholdersHost {
  var shownCounts: SectionCounts { model.counts }
  var isInBatch: Bool { updates.isOpen }
  func afterBatch(_ body: @escaping () -> Void) { updates.afterBatch(body) }
  func record(_ operation: BatchUpdate.Operation) { updates.record([operation]) }
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) { updateCommit.change(change) }
}

/// A placeholder as the app knows it.
@MainActor
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var placeholders: CollectionPlaceholders?
  private let name: Int
  private let flight: DropFlight

  init(_ dragItem: UIDragItem, _ placeholders: CollectionPlaceholders, _ name: Int, _ flight: DropFlight) {
    self.dragItem = dragItem
    self.placeholders = placeholders
    self.name = name
    self.flight = flight
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    placeholders?.commit(name, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { placeholders?.delete(name) ?? false }
  func setNeedsCellUpdate() { placeholders?.updateCell(of: name) }
  func addAnimations(_ animations: @escaping () -> Void) { flight.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { flight.addCompletion(completion) }
}
