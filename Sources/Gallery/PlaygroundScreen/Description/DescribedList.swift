/// A list as a file describes it.
struct DescribedList: Equatable, Sendable {
  var title: String?
  /// The layout of sections that specify none.
  var layout = DescribedLayout.list(.plain)
  var sections: [DescribedSection] = []
}

/// Rows that belong together.
struct DescribedSection: Identifiable, Equatable, Sendable {
  var id: String
  var header: String?
  var footer: String?
  var layout: DescribedLayout?
  var phase = DescribedPhase.loaded
  /// A text shown instead of the rows, unless they are loaded; nil for the standard one.
  var message: String?
  /// The title of the button of a failed section; nil for the standard one.
  var retry: String?
  var rows: [DescribedRow] = []
  var placing: DescribedPlacing?
}

/// The loading state of a section.
enum DescribedPhase: String, CaseIterable, Sendable {
  case loading
  case failed
  case empty
  case loaded
}

/// A row of a kind.
struct DescribedRow: Identifiable, Equatable, Sendable {
  /// The id, which is unique among all rows of the file.
  var id: String
  var cell: DescribedCell
  /// The fields of the row, completed by those of its kind.
  var fields: DescribedFields
  /// The rows below it in an outline; nil for a row that cannot have any.
  var children: [DescribedRow]?
  /// Whether the children are shown at first.
  var isExpanded = false
}

/// Rows of a second stream, and their positions among those of a section.
struct DescribedPlacing: Equatable, Sendable {
  /// Positions at regular intervals.
  struct Repetition: Equatable, Sendable {
    var interval: Int
    var from: Int
    var limit: Int?
  }

  var rows: [DescribedRow]
  /// The numbers of rows after which a row is placed.
  var at: [Int] = []
  var every: Repetition?
  var end = false
  /// The minimum number of the section's rows between two placed ones.
  var minimumGap: Int?
  /// Whether no row is placed unless there are enough rows for all positions.
  var allOrNone = false
}

// MARK: Layouts

/// How the rows of a section are arranged.
enum DescribedLayout: Equatable, Sendable {
  /// The names of layouts.
  enum Style: String, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case grid
    case sideways
  }

  enum ListStyle: Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
  }

  case list(ListStyle)
  case grid(DescribedGrid)
  case sideways(DescribedShelf)
}

/// Rows in columns. Lengths are in points.
struct DescribedGrid: Equatable, Sendable {
  /// The number of columns; nil for as many as fit.
  var columns: Int?
  /// The minimum width of a column.
  var columnWidth = 150.0
  var size = DescribedHeight.automatic
  var spacing = 8.0
}

/// Rows side by side that scroll sideways. Lengths are in points.
struct DescribedShelf: Equatable, Sendable {
  /// How many rows are below each other.
  var rows = 1
  /// The width of a row; nil for a share of the list's width.
  var width: Double?
  /// The part of the list's width that a row has.
  var share = 0.8
  var size = DescribedHeight.automatic
  var spacing = 8.0
}

/// The height of rows, as their layout specifies it.
enum DescribedHeight: Equatable, Sendable {
  case automatic
  /// In points.
  case fixed(Double)
  /// The ratio of the width to the height.
  case aspectRatio(Double)
}
