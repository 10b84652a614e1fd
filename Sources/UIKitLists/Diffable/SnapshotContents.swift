import ListCore

/// The contents of a snapshot: its identifiers, and which of them are to be reloaded or reconfigured. Misuse stops the
/// program with UIKit's words.
struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Destination = SectionedIdentifiers<Section, Item>.Destination

  var identifiers = SectionedIdentifiers<Section, Item>()
  private(set) var reloadedItems = IdentifierStore<Item>()
  private(set) var reconfiguredItems = IdentifierStore<Item>()
  private(set) var reloadedSections = IdentifierStore<Section>()

  /// A copy in which no item is marked to be reloaded or reconfigured.
  var withoutMarks: SnapshotContents {
    var contents = SnapshotContents()
    contents.identifiers = identifiers
    return contents
  }

  // MARK: Questions

  func position(of section: Section) -> Int {
    guard let position = identifiers.position(of: section) else {
      SnapshotFault.stop(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)",
        "Asked for section \(section); there are \(SnapshotFault.list(identifiers.sections)).")
    }
    return position
  }

  func section(of item: Item) -> Section? {
    identifiers.sectionPosition(of: item).map { identifiers.section(at: $0) }
  }

  // MARK: Items

  mutating func append(_ items: [Item], to section: Section?) {
    guard identifiers.sectionCount > 0 else {
      SnapshotFault.stop(
        "There are currently no sections in the data source. Please add a section first.",
        "appendItems(_:toSection:) was to append \(items.count) items; call appendSections(_:) before it.")
    }
    put(items, .endOfSection(section.map { existing($0, "section", items.count) } ?? identifiers.sectionCount - 1))
  }

  /// Replaces all items of a section; a new section is appended.
  mutating func replaceItems(of section: Section, with items: [Item]) {
    if let position = identifiers.position(of: section) {
      identifiers.remove(identifiers.items(ofSection: position))
    } else {
      appendSections([section])
    }
    append(items, to: section)
  }

  mutating func insert(_ items: [Item], _ destination: Destination, _ other: Item) {
    if items.contains(other) {
      SnapshotFault.stop(
        "Invalid update: destination for insertion operation [\(other)] is in the insertion identifier list for update.",
        "Items cannot be inserted beside one of themselves: \(SnapshotFault.list(items)).")
    }
    check(other, "section", "the items were to be inserted beside it")
    put(items, destination)
  }

  mutating func move(_ item: Item, _ destination: Destination, _ other: Item) {
    check(item, "fromIndex", "it was to be moved")
    check(other, "toIndex", "\(item) was to be moved beside it")
    if item == other {
      SnapshotFault.stop(
        "Invalid update: destination for move operation [\(other)] is in the move identifier list for update.",
        "An item cannot be moved beside itself.")
    }
    put([item], destination, isMove: true)
  }

  private mutating func put(_ items: [Item], _ destination: Destination, isMove: Bool = false) {
    let count = identifiers.itemCount
    let duplicates = identifiers.put(items, destination)
    if !duplicates.isEmpty { SnapshotFault.stopAtDuplicates("item", duplicates) }
    let known = items.count - (identifiers.itemCount - count)
    if known > 0 && !isMove { SnapshotFault.noteKnownItems(known) }
  }

  mutating func removeAll() { identifiers = SectionedIdentifiers() }

  mutating func reload(_ items: [Item]) {
    for item in items { checkMark(identifiers.contains(item), "reload item", item) }
    _ = reloadedItems.insert(items)
  }

  mutating func reconfigure(_ items: [Item]) {
    for item in items { checkMark(identifiers.contains(item), "reconfigure item", item) }
    _ = reconfiguredItems.insert(items)
  }

  // MARK: Sections

  mutating func appendSections(_ sections: [Section]) { insertSections(sections, at: identifiers.sectionCount) }

  mutating func insertSections(_ sections: [Section], beside other: Section, offset: Int) {
    if sections.contains(other) {
      SnapshotFault.stop(
        "Invalid update: destination for section insertion operation [\(other)] is in the insertion identifier list "
          + "for update.",
        "Sections cannot be inserted beside one of themselves: \(SnapshotFault.list(sections)).")
    }
    insertSections(sections, at: existing(other, "insertIndex", sections.count) + offset)
  }

  private mutating func insertSections(_ sections: [Section], at position: Int) {
    var store = IdentifierStore<Section>()
    let handles = store.insert(sections)
    if store.count < sections.count {
      var seen = Set<Int32>()
      SnapshotFault.stopAtDuplicates("section", zip(sections, handles).filter { !seen.insert($1).inserted }.map(\.0))
    }
    let known = sections.filter { identifiers.position(of: $0) != nil }
    if !known.isEmpty { SnapshotFault.stopAtKnownSections(known) }
    identifiers.insertSections(sections, at: position)
  }

  mutating func moveSection(_ section: Section, beside other: Section, offset: Int) {
    let from = existing(section, "fromSection", 1)
    let to = existing(other, "toSection", 1)
    if from == to {
      SnapshotFault.stop(
        "Invalid update: destination for section move operation [\(other)] is in the move identifier list for update.",
        "A section cannot be moved beside itself.")
    }
    identifiers.moveSection(at: from, to: (to > from ? to - 1 : to) + offset)
  }

  mutating func reloadSections(_ sections: [Section]) {
    for section in sections { checkMark(identifiers.position(of: section) != nil, "reload section", section) }
    _ = reloadedSections.insert(sections)
  }

  // MARK: Checks

  private func existing(_ section: Section, _ parameter: String, _ count: Int) -> Int {
    guard let position = identifiers.position(of: section) else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: \(parameter) != NSNotFound",
        "Section \(section) is not in the snapshot, which has \(SnapshotFault.list(identifiers.sections)); \(count) "
          + "identifiers were to be put into it or beside it. Append the section first.")
    }
    return position
  }

  private func check(_ item: Item, _ parameter: String, _ purpose: String) {
    guard !identifiers.contains(item) else { return }
    SnapshotFault.stop(
      "Invalid parameter not satisfying: \(parameter) != NSNotFound",
      "Item \(item) is not among the \(identifiers.itemCount) items of the snapshot; \(purpose).")
  }

  private func checkMark<Identifier>(_ exists: Bool, _ what: String, _ identifier: Identifier) {
    guard !exists else { return }
    SnapshotFault.stop(
      "Attempted to \(what) identifier that does not exist in the snapshot: \(identifier)",
      "The snapshot has \(identifiers.itemCount) items in \(identifiers.sectionCount) sections. Append an identifier "
        + "before its content is said to have changed.")
  }
}
