import ListCore

/// Placeholders: items that are shown but are not in the data. Translates paths: the parts of a list count
/// placeholders, the app and its data source do not.
@MainActor
final class ListPlaceholders {
  private unowned let host: any ListPlaceholdersHost
  private(set) var rows = PlaceholderRows()
  private var placeholders: [Int: any ListPlaceholder] = [:]
  private var nextName = 0
  /// The placeholder that is a gap for something dragged over the list.
  private var gap: Int?
  /// How many actions are running in which the app's paths count placeholders, so that paths are not translated.
  private var presenting = 0

  init(host: any ListPlaceholdersHost) { self.host = host }

  // MARK: Paths

  private var translates: Bool { !rows.isEmpty && presenting == 0 }

  /// The index path at which an item of the app is shown.
  func shown(_ indexPath: IndexPath) -> IndexPath {
    // A path with `NSNotFound` as its item means a section.
    guard translates, indexPath.count == 2, indexPath.item != NSNotFound else { return indexPath }
    return rows.shown(ofData: RowPath(indexPath)).indexPath
  }

  /// The path at which an item of the app is shown; nil for a path that is not an item's.
  func shownPath(_ indexPath: IndexPath) -> RowPath? { indexPath.count == 2 ? RowPath(shown(indexPath)) : nil }

  /// The app's path of a shown item; for a placeholder the path of the item after it.
  func data(_ path: RowPath) -> IndexPath { translates ? rows.insertion(atShown: path).indexPath : path.indexPath }

  func isPlaceholder(_ path: RowPath) -> Bool { !rows.isEmpty && rows.name(at: path) != nil }

  /// The app's path of a shown item; nil for a placeholder.
  func appPath(_ path: RowPath?) -> IndexPath? { path.flatMap { isPlaceholder($0) ? nil : data($0) } }

  /// The counts without placeholders, as the app has them.
  func data(_ counts: SectionCounts) -> SectionCounts { translates ? rows.data(ofShown: counts) : counts }

  /// Runs an action, such as a layout, during which paths count placeholders and are not translated.
  func present<Answer>(_ body: () -> Answer) -> Answer {
    presenting += 1
    defer { presenting -= 1 }
    return body()
  }

  /// Runs a call to the app during a presentation, without counting placeholders.
  func withoutPresenting<Answer>(_ body: () -> Answer) -> Answer {
    let outer = presenting
    presenting = 0
    defer { presenting = outer }
    return body()
  }

  /// The placeholder that is shown at a path; nil for an item of the data.
  func placeholder(at path: RowPath) -> (any ListPlaceholder)? {
    rows.isEmpty ? nil : rows.name(at: path).flatMap { placeholders[$0] }
  }

  // MARK: From begin to end

  func insert(_ placeholder: any ListPlaceholder) -> Int {
    let name = add(placeholder)
    host.afterBatch { [self] in
      host.changePlaceholders {
        let path = place(for: placeholder)
        var new = rows
        new.insert(name, at: path)
        return (new, .insertRow(path, .automatic))
      }
    }
    return name
  }

  private func add(_ placeholder: any ListPlaceholder) -> Int {
    let name = nextName
    nextName += 1
    placeholders[name] = placeholder
    return name
  }

  /// The shown path for a new placeholder. [?] A path after the last item of a section means its end.
  private func place(for placeholder: any ListPlaceholder) -> RowPath {
    let path = placeholder.place
    let counts = rows.data(ofShown: host.shownCounts)
    guard path.section >= 0, path.section < counts.sectionCount else {
      fatalError(
        """
        attempt to insert a placeholder into section \(path.section), but there are only \(counts.sectionCount) sections. \
        Give \(type(of: placeholder)) the path of a section that exists.
        """)
    }
    let row = min(max(path.row, 0), counts.rowCount(ofSection: path.section))
    return rows.shown(ofData: RowPath(section: path.section, row: row))
  }

  /// Replaces a placeholder with an item that `dataUpdates` adds to the data.
  /// - Returns: whether the placeholder still existed.
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

  /// Within a batch, the item is inserted by the batch, and the placeholder is deleted after it.
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
    guard let path = rows.path(of: name), let cell = host.listCell(at: path) else { return }
    placeholders[name]?.update(cell)
  }

  /// The parameters of the preview that moves to a placeholder's cell.
  func previewParameters(of name: Int) -> UIDragPreviewParameters? {
    guard let path = rows.path(of: name), let cell = host.listCell(at: path) else { return nil }
    return placeholders[name]?.previewParameters(of: cell)
  }

  // MARK: The gap

  /// The shown index path at which items have moved apart; nil while they have not.
  var gapPath: RowPath? { gap.flatMap(rows.path(of:)) }

  /// Moves items apart at a path, or closes the gap for nil.
  ///
  /// - Parameters:
  ///   - new: the path of the gap, for which the gap itself is not counted.
  ///   - make: makes the gap if there is none yet.
  func setGap(at new: RowPath?, _ make: (RowPath) -> DropGap) {
    let old = gapPath
    guard old != new, !host.isInBatch else { return }
    if old == nil, let new { gap = add(make(new)) }
    guard let gap else { return }
    host.changePlaceholders {
      var changed = rows
      if old != nil { changed.remove(gap, closesGap: true) }
      if let new { changed.insert(gap, at: new) }
      return switch (old, new) {
      case (nil, let new?): (changed, .insertRow(new, .fade))
      case (let old?, nil): (changed, .deleteRow(old, .fade))
      case (let old?, let new?): (changed, .moveRow(from: old, to: new))
      case (nil, nil): nil
      }
    }
    if new == nil { self.gap = nil }
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
