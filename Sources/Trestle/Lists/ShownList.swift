import ListCore
import UIKit

/// A list as its view shows it: without empty sections, and with a position for each row.
@MainActor
struct ShownList {
  private(set) var identities = IdentityList<RowBlock>()
  private(set) var sections: [RowSection] = []
  /// The action to call when one of this many last rows is visible.
  let nearEnd: (rows: Int, action: () -> Void)?
  let refresh: (@MainActor () async -> Void)?
  /// The titles of the index, from top to bottom.
  let indexTitles: [String]
  /// Whether rows wait until their positions are out of sight.
  private(set) var isWaiting = false

  init() {
    nearEnd = nil
    refresh = nil
    indexTitles = []
  }

  /// - Parameters:
  ///   - old: the previous list, whose placed rows keep their positions.
  ///   - sight: the rows of that list that are visible.
  init(_ list: RowList, after old: ShownList? = nil, sight: RowsInSight? = nil) {
    nearEnd = list.nearEnd
    refresh = list.refresh
    let oldSections = Dictionary(
      (old?.sections ?? []).enumerated().map { ($1.shownID, $0) }, uniquingKeysWith: { first, _ in first })
    indexTitles = list.indexTitles ?? list.sections.compactMap(\.indexTitle)
    for section in list.sections.map(\.shown) where section.staysWhenEmpty || section.rows.count > 0 {
      let pieces = section.rows.pieces
      let oldNumber = oldSections[section.shownID]
      sections.append(section)
      // Mixed for a collapsed section, too, so that placed rows keep their positions until its rows are shown again.
      let spans = RowPiece.spans(
        of: pieces, after: oldNumber.flatMap { old?.sections[$0].rows.pieces },
        sight: oldNumber.flatMap { number in old.flatMap { sight?.within($0.identities.range(ofSection: number)) } })
      identities.append(section.shownID, section.isCollapsed ? [] : spans)
      isWaiting = isWaiting || pieces.contains(where: \.isWaiting)
    }
  }

  func contains(_ path: RowPath) -> Bool { identities.contains(path) }

  /// The number of shown rows; 0 for a section that does not exist.
  func rowCount(ofSection section: Int) -> Int {
    sections.indices.contains(section) ? identities.rowCount(ofSection: section) : 0
  }

  func row(at path: RowPath) -> AnyRow {
    let (block, place) = identities.place(of: path)
    return block.row(at: place)
  }

  func identity(at path: RowPath) -> RowIdentity {
    let (block, place) = identities.place(of: path)
    return block.identity(at: place)
  }

  /// The first row with an identity. O(n), and O(1) for each block of another type.
  func path(of identity: RowIdentity) -> RowPath? {
    identities.path(of: identity)
  }

  /// The rule that placed a row among others. Valid until the user moves a row.
  func rule(at path: RowPath) -> String? { RowPiece.rule(at: path.row, in: sections[path.section].rows.pieces) }

  func header(ofSection section: Int) -> (any SectionContent)? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func footer(ofSection section: Int) -> (any SectionContent)? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// The section that a title of the index leads to: its own, or else the last one before.
  func section(ofIndexTitle number: Int) -> Int {
    let places = Dictionary(
      indexTitles.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let before = sections.lastIndex { section in
      section.indexTitle.flatMap { places[$0] }.map { $0 <= number } ?? false
    }
    return before ?? 0
  }

  /// Moves a row as the user did.
  mutating func moveRow(_ source: RowPath, to destination: RowPath) {
    identities.moveRow(source, to: destination)
  }
}

extension RowSection {
  /// The identity of the section; all sections without an id share one.
  fileprivate var shownID: AnyHashable { id ?? AnyHashable(UnnamedSection()) }
}

private struct UnnamedSection: Hashable {}

extension RowPath {
  /// Nil for an index path that is not a row's.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
