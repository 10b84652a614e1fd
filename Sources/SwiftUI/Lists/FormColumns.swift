import UIKit

extension HorizontalAlignment {
  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  /// The line at which the controls of a form in columns begin.
  static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// A label before the line of a form's columns, and a control that begins at the line.
struct FormColumnsRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      label
      control.alignmentGuide(.formColumn) { $0[.leading] }
    }
  }
}

/// Stacks views vertically, so that the `formColumn` guides of all views are on one vertical line.
struct FormColumnsLayout: Layout {
  /// The space between two views, in points [?].
  private static let spacing: CGFloat = 10

  /// The width of each view before the line, in points.
  private func leads(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { max($0.dimensions(in: .unspecified)[.formColumn], 0) }
  }

  private func widths(_ proposal: ProposedViewSize, _ leads: [CGFloat]) -> [CGFloat?] {
    let line = leads.max() ?? 0
    return leads.map { lead in proposal.width.map { max($0 - line + lead, 0) } }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let leads = leads(subviews)
    let sizes = zip(subviews, widths(proposal, leads)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil))
    }
    let line = leads.max() ?? 0
    let width = zip(leads, sizes).map { line - $0 + $1.width }.max() ?? 0
    let gaps = Self.spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height } + gaps)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let leads = leads(subviews)
    let line = leads.max() ?? 0
    var y = bounds.minY
    for (index, width) in widths(proposal, leads).enumerated() {
      let inner = ProposedViewSize(width: width, height: nil)
      let size = subviews[index].sizeThatFits(inner)
      subviews[index].place(at: CGPoint(x: bounds.minX + line - leads[index], y: y), proposal: inner)
      y += size.height + Self.spacing
    }
  }
}

extension EnvironmentValues {
  private struct ColumnsKey: EnvironmentKey { static let defaultValue = false }
  /// Whether views are in a form with a column of labels and one of controls.
  var isInFormColumns: Bool {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }
}
