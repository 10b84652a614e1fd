import UIKit

/// How the rows of a section are arranged in a collection view.
///
/// ``ListScreen/arrangement`` is that of the screen, ``RowSection/arrangement(_:)`` that of a section. Tables have one
/// arrangement only: see <doc:Arranging-sections>.
@MainActor
public struct SectionArrangement {
  enum Kind {
    case list(UICollectionLayoutListConfiguration.Appearance)
    case grid(Grid)
    case sideways(Sideways)
    case section(AnyHashable, (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
  }

  let kind: Kind
  var insets: NSDirectionalEdgeInsets?
  var pinsHeader = false

  /// Rows below each other, in a list of an appearance.
  public static func list(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain) -> Self {
    Self(kind: .list(appearance))
  }

  /// Rows in columns of equal width, from the leading edge.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are, always or by the width.
  ///   - height: the height of each row; a ratio is that of a column's width to it.
  ///   - spacing: the space between rows in both directions, in points.
  public static func grid(columns: GridColumns, height: RowHeight = .automatic, spacing: CGFloat = 8) -> Self {
    Self(kind: .grid(Grid(columns: columns, height: height, spacing: spacing)))
  }

  /// Rows side by side that scroll sideways.
  ///
  /// - Parameters:
  ///   - rows: how many rows are below each other in a column; more than one makes columns.
  ///   - width: the width of each row.
  ///   - height: the height of each row; a ratio is that of the width to it.
  ///   - spacing: the space between rows in both directions, in points.
  ///   - scrolling: where a movement comes to rest, and at which edge.
  public static func sideways(
    rows: Int = 1, width: RowWidth, height: RowHeight = .automatic, spacing: CGFloat = 8,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
  ) -> Self {
    Self(
      kind: .sideways(
        Sideways(rows: max(rows, 1), width: width, height: height, spacing: spacing, scrolling: scrolling)))
  }

  /// A section of a compositional layout that the app makes. A header and a footer that the section of rows has are
  /// added, if the made section has no supplementary views at its boundary.
  ///
  /// - Parameters:
  ///   - value: everything besides the environment on which the layout depends: it is made again when the value changes.
  ///   - make: makes the section. Called whenever the layout is made again, also for another width and other traits.
  public static func section(
    _ value: some Hashable, make: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> Self {
    Self(kind: .section(AnyHashable(value), make))
  }

  /// The distances of the rows from the edges of the list and from other sections, in points. The default is that of
  /// the appearance for lists, and 16 beside and below the rows for grids and rows that scroll sideways.
  public func insets(_ insets: NSDirectionalEdgeInsets) -> Self { with { $0.insets = insets } }

  /// Whether the header stays at the top while rows of the section are visible. Plain lists do so in any case.
  public func pinsHeader(_ pins: Bool = true) -> Self { with { $0.pinsHeader = pins } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether this is an arrangement made by `sideways(rows:width:height:spacing:scrolling:)`.
  var scrollsSideways: Bool {
    if case .sideways = kind { true } else { false }
  }

  /// The look of texts above and below the rows.
  var look: SectionLook {
    switch kind {
    case .list(.plain): .plain
    case .list(.sidebar), .list(.sidebarPlain): .sidebar
    case .list: .grouped
    case .grid, .sideways, .section: .prominent
    }
  }
}

/// The number of columns of a grid.
public enum GridColumns: Equatable, Sendable {
  /// So many at any width.
  case count(Int)
  /// As many columns as fit with this minimum width, in points; at least one.
  case widthAtLeast(CGFloat)

  /// The number for a width with spaces between the columns, in points.
  func count(width: CGFloat, spacing: CGFloat) -> Int {
    switch self {
    case .count(let count): return max(count, 1)
    case .widthAtLeast(let least):
      let each = max(least, 1) + spacing
      return width.isFinite && each > 0 ? max(Int((width + spacing) / each), 1) : 1
    }
  }
}

/// The width of a row that scrolls sideways.
public enum RowWidth: Equatable, Sendable {
  /// A share of the list's width without the section's insets; 1 for all of it.
  case fraction(CGFloat)
  /// A width in points.
  case fixed(CGFloat)
}

/// Columns of rows.
struct Grid: Equatable {
  var columns: GridColumns
  var height: RowHeight
  var spacing: CGFloat
}

/// Rows side by side.
struct Sideways: Equatable {
  var rows: Int
  var width: RowWidth
  var height: RowHeight
  var spacing: CGFloat
  var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
}

extension SectionArrangement: @MainActor Equatable {
  /// Whether the sections look alike. Sections that the app makes do if their values are equal.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.insets == second.insets, first.pinsHeader == second.pinsHeader else { return false }
    switch (first.kind, second.kind) {
    case (.list(let one), .list(let other)): return one == other
    case (.grid(let one), .grid(let other)): return one == other
    case (.sideways(let one), .sideways(let other)): return one == other
    case (.section(let one, _), .section(let other, _)): return one == other
    default: return false
    }
  }
}
