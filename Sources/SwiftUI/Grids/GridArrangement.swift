import CoreGraphics

/// The rules of grids. Columns divide the width as a horizontal stack's elements do, rows the height as a vertical
/// stack's; a column or row is as flexible as its most flexible cell [?].
@MainActor
struct GridArrangement: Equatable {
  let alignment: Alignment
  /// Points between columns; nil for the usual distance.
  let horizontalSpacing: CGFloat?
  /// Points between rows; nil for the usual distance.
  let verticalSpacing: CGFloat?

  struct Result {
    var size = CGSize.zero
    var origins: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
  }

  /// A cell with its position.
  private struct Cell {
    let index: Int
    let element: LayoutNode
    let traits: GridTraits
    let columns: Range<Int>
  }

  /// The usual distance [?].
  private static let usual: CGFloat = 8

  private var columnGap: CGFloat { horizontalSpacing ?? Self.usual }
  private var rowGap: CGFloat { verticalSpacing ?? Self.usual }

  func arrange(_ elements: [LayoutNode], _ proposal: ProposedViewSize) -> Result {
    let rows = self.rows(elements)
    guard !rows.isEmpty else { return Result() }
    let count = rows.flatMap { $0 }.map(\.columns.upperBound).max() ?? 1
    var columns = self.columns(rows, count, proposal.width)
    let width = fitSpanning(rows, &columns, proposal)
    let heights = self.heights(rows, columns, width, proposal.height)
    return place(rows, columns, heights, width, elements.count)
  }

  /// The cells of each row. An element outside of rows is a row that spans all columns.
  private func rows(_ elements: [LayoutNode]) -> [[Cell]] {
    var rows: [[Cell]] = []
    var current: ObjectIdentifier?
    for (index, element) in elements.enumerated() {
      let traits = element.traits.grid
      let start = traits.row != nil && traits.row == current ? rows[rows.count - 1].last?.columns.upperBound ?? 0 : 0
      if traits.row == nil || traits.row != current { rows.append([]) }
      rows[rows.count - 1].append(
        Cell(index: index, element: element, traits: traits, columns: start..<start + traits.columns))
      current = traits.row
    }
    return rows
  }

  // MARK: Columns

  private func columns(_ rows: [[Cell]], _ count: Int, _ proposed: CGFloat?) -> [CGFloat] {
    var cells = Array(repeating: [LayoutNode](), count: count)
    for cell in rows.flatMap({ $0 })
    where cell.traits.row != nil && cell.columns.count == 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
      cells[cell.columns.lowerBound].append(cell.element)
    }
    func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
      cells[column].map { $0.size(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }
    guard let proposed else { return (0..<count).map { widest($0, nil) } }
    return share(proposed - CGFloat(count - 1) * columnGap, count, widest)
  }

  /// Divides space among columns or rows, the least flexible first.
  private func share(_ room: CGFloat, _ count: Int, _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    let limits = (0..<count).map { (least: length($0, 0), most: length($0, .infinity)) }
    let order = (0..<count).sorted {
      (flexibility(limits[$0]), -limits[$0].least, $0) < (flexibility(limits[$1]), -limits[$1].least, $1)
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var rest = room
    for (position, index) in order.enumerated() {
      lengths[index] = length(index, max(rest / CGFloat(count - position), 0))
      if rest != .infinity { rest -= lengths[index] }
    }
    return lengths
  }

  private func flexibility(_ limits: (least: CGFloat, most: CGFloat)) -> CGFloat {
    limits.most == .infinity ? .infinity : limits.most - limits.least
  }

  /// Widens columns for cells that span several. Returns the total width.
  private func fitSpanning(_ rows: [[Cell]], _ columns: inout [CGFloat], _ proposal: ProposedViewSize) -> CGFloat {
    for cell in rows.flatMap({ $0 })
    where cell.traits.row != nil && cell.columns.count > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
      // A cell that can stretch takes the width of its columns, so it widens none.
      let room = self.width(columns, cell.columns)
      let missing = cell.element.size(ProposedViewSize(width: room, height: nil)).width - room
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns { columns[column] += missing / CGFloat(cell.columns.count) }
    }
    var width = self.width(columns, 0..<columns.count)
    for cell in rows.flatMap({ $0 }) where cell.traits.row == nil && !cell.traits.unsizedAxes.contains(.horizontal) {
      width = max(width, cell.element.size(ProposedViewSize(width: proposal.width, height: nil)).width)
    }
    return width
  }

  private func width(_ columns: [CGFloat], _ range: Range<Int>) -> CGFloat {
    columns[range].reduce(0, +) + CGFloat(max(range.count - 1, 0)) * columnGap
  }

  private func width(of cell: Cell, _ columns: [CGFloat], _ whole: CGFloat) -> CGFloat {
    cell.traits.row == nil ? whole : width(columns, cell.columns)
  }

  // MARK: Rows

  private func heights(_ rows: [[Cell]], _ columns: [CGFloat], _ width: CGFloat, _ proposed: CGFloat?) -> [CGFloat] {
    func highest(_ row: Int, _ height: CGFloat?) -> CGFloat {
      let sides = sides(rows[row]) { ProposedViewSize(width: self.width(of: $0, columns, width), height: height) }
      return sides.before + sides.behind
    }
    guard let proposed else { return rows.indices.map { highest($0, nil) } }
    return share(proposed - CGFloat(rows.count - 1) * rowGap, rows.count, highest)
  }

  /// The space that cells need before and after their common alignment guide.
  private func sides(_ row: [Cell], _ proposal: (Cell) -> ProposedViewSize) -> (before: CGFloat, behind: CGFloat) {
    var (before, behind): (CGFloat, CGFloat) = (0, 0)
    for cell in row where !cell.traits.unsizedAxes.contains(.vertical) {
      let dimensions = cell.element.dimensions(proposal(cell))
      let guide = dimensions[cell.traits.rowAlignment ?? alignment.vertical]
      before = max(before, guide)
      behind = max(behind, dimensions.height - guide)
    }
    return (before, behind)
  }

  // MARK: Places

  private func place(
    _ rows: [[Cell]], _ columns: [CGFloat], _ heights: [CGFloat], _ width: CGFloat, _ count: Int
  ) -> Result {
    var result = Result()
    result.origins = Array(repeating: .zero, count: count)
    result.proposals = Array(repeating: .unspecified, count: count)
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in rows.flatMap({ $0 }) where cell.traits.columnAlignment != nil {
      alignments[cell.columns.lowerBound] = cell.traits.columnAlignment
    }
    var y: CGFloat = 0
    for (row, cells) in rows.enumerated() {
      let height = heights[row]
      let proposal = { (cell: Cell) in ProposedViewSize(width: self.width(of: cell, columns, width), height: height) }
      let sides = sides(cells, proposal)
      for cell in cells {
        let room = CGSize(width: self.width(of: cell, columns, width), height: height)
        let x =
          self.width(columns, 0..<cell.columns.lowerBound) + (cell.columns.lowerBound > 0 ? columnGap : 0)
        let dimensions = cell.element.dimensions(proposal(cell))
        let column = alignments[cell.columns.lowerBound] ?? alignment.horizontal
        let place = self.place(cell, dimensions, room, column, sides.before)
        result.origins[cell.index] = CGPoint(x: x + place.x, y: y + place.y)
        result.proposals[cell.index] = proposal(cell)
      }
      y += height + (row + 1 < rows.count ? rowGap : 0)
    }
    result.size = CGSize(width: width, height: y)
    return result
  }

  private func place(
    _ cell: Cell, _ dimensions: ViewDimensions, _ room: CGSize, _ column: HorizontalAlignment, _ guide: CGFloat
  ) -> CGPoint {
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: (room.width - dimensions.width) * anchor.x, y: (room.height - dimensions.height) * anchor.y)
    }
    let own = ViewDimensions(size: room, node: nil)
    let vertical = cell.traits.rowAlignment ?? alignment.vertical
    // Baselines are those of the cell's content; other guides are those of the cell.
    let isBaseline = vertical == .firstTextBaseline || vertical == .lastTextBaseline
    return CGPoint(
      x: own[column] - dimensions[column], y: (isBaseline ? guide : own[vertical]) - dimensions[vertical])
  }
}
