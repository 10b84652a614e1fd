import Foundation
import UIKit

/// The cells of a row.
struct TableLine: View {
  let value: Any
  let columns: [TableColumnPart]

  var body: some View {
    if columns.count == 1 {
      columns[0].cell(value)
    } else {
      TableLineLayout(widths: columns.map(\.width)) {
        ForEach(columns.indices, id: \.self) { index in
          columns[index].cell(value).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
        }
      }
    }
  }
}

/// The titles of columns, of which those that sort are buttons.
struct TableHeader: View {
  let columns: [TableColumnPart]
  let sorting: TableSorting?

  var body: some View {
    TableLineLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        TableHeaderCell(column: columns[index], sorting: columns[index].comparator == nil ? nil : sorting)
          .frame(maxWidth: .infinity, alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
      }
    }
    .font(.subheadline)
    .textCase(nil)
  }
}

/// The title of a column, with an arrow where the rows are sorted by it.
private struct TableHeaderCell: View {
  let column: TableColumnPart
  let sorting: TableSorting?

  var body: some View {
    if let sorting {
      let order = sorting.order(column)
      Button {
        sorting.choose(column)
      } label: {
        HStack(spacing: 4) {
          column.label.lineLimit(1).fontWeight(order == nil ? .regular : .semibold)
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .asDecoration.font(.caption.weight(.semibold))
          }
        }
        .foregroundStyle(order == nil ? Color.secondary : Color.primary)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(order == nil ? [] : .isSelected)
    } else {
      column.label.lineLimit(1).foregroundStyle(Color.secondary)
    }
  }
}

/// Places cells below the headers of their columns.
struct TableLineLayout: Layout {
  let widths: [TableColumnWidth]
  /// The points between two columns [?].
  static let gap: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    let lengths = Self.lengths(widths, in: width)
    let heights = zip(subviews, lengths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (cell, length) in zip(subviews, Self.lengths(widths, in: bounds.width)) {
      cell.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: length, height: nil))
      x += length + Self.gap
    }
  }

  private var ideal: CGFloat {
    widths.reduce(CGFloat(max(widths.count - 1, 0)) * Self.gap) { $0 + ($1.ideal ?? max($1.least, 100)) }
  }

  /// The lengths of columns that share a width: each gets an equal part within its bounds.
  static func lengths(_ widths: [TableColumnWidth], in width: CGFloat) -> [CGFloat] {
    var lengths = widths.map(\.least)
    var rest = width - CGFloat(max(widths.count - 1, 0)) * gap
    var open = Array(widths.indices)
    // A column that reaches a bound keeps it, and the others share what is left.
    while !open.isEmpty {
      let share = rest / CGFloat(open.count)
      let bound = open.filter { share < widths[$0].least || share > widths[$0].most }
      // Columns whose minimum exceeds their share are settled first, because that reduces the share of the others.
      let short = bound.filter { share < widths[$0].least }
      let settled = short.isEmpty ? bound : short
      guard !settled.isEmpty else {
        for index in open { lengths[index] = share }
        break
      }
      for index in settled {
        lengths[index] = share < widths[index].least ? widths[index].least : widths[index].most
        rest -= lengths[index]
      }
      open.removeAll(where: settled.contains)
    }
    return lengths
  }
}

extension EnvironmentValues {
  private struct TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the headers of tables' columns in the view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
