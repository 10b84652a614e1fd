import CoreGraphics

/// Arranges views in rows and columns. A column is as wide as its widest cell, a row as high as its highest.
///
/// Documentation: `SwiftUI/Grid`.
public struct Grid<Content: View>: ContainerView {
  let arrangement: GridArrangement
  let inner: Content

  /// Rows of cells that are aligned in their columns and rows, with some points between columns and rows; nil for the
  /// usual distances.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    inner = content()
  }

  func makeLeaf(_ node: ViewNode) -> GridLayoutNode { GridLayoutNode() }

  func update(_ leaf: GridLayoutNode, _ environment: EnvironmentValues) -> Bool {
    guard leaf.arrangement != arrangement else { return false }
    leaf.arrangement = arrangement
    return true
  }
}

/// The cells of a row in a grid. Outside of a grid it has no effect.
///
/// Documentation: `SwiftUI/GridRow`.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// A cell for each view, aligned in the row by a guide; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The views, marked as cells of the row.
  public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// Marks elements as the cells of one row.
struct GridRowModifier: WrappingModifier {
  typealias Body = Never
  let alignment: VerticalAlignment?

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> TraitNode {
    let cell = TraitNode(content)
    mark(cell, ObjectIdentifier(node))
    return cell
  }

  func update(_ wrapper: TraitNode, _ environment: EnvironmentValues) -> Bool {
    guard let row = wrapper.traits.grid.row, wrapper.traits.grid.rowAlignment != alignment else { return false }
    mark(wrapper, row)
    return true
  }

  private func mark(_ cell: TraitNode, _ row: ObjectIdentifier) {
    let alignment = self.alignment
    cell.change = {
      $0.grid.row = row
      $0.grid.rowAlignment = alignment
    }
  }
}

/// Values of an element that a grid reads.
struct GridTraits {
  /// The row to which the cell belongs; nil for an element that spans a whole row.
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  /// How many columns the cell covers.
  var columns = 1
  /// The anchor of the cell's content; nil for the alignment of row and column.
  var anchor: UnitPoint?
  /// The directions in which the cell does not influence the grid's size.
  var unsizedAxes: Axis.Set = []
  /// The alignment of the cell's whole column.
  var columnAlignment: HorizontalAlignment?
}

/// The element of a grid.
final class GridLayoutNode: ContainerLayoutNode {
  var arrangement = GridArrangement(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil)
  private var results: [(proposal: ProposedViewSize, result: GridArrangement.Result)] = []

  override func invalidate() {
    results.removeAll(keepingCapacity: true)
    super.invalidate()
  }

  /// The arrangement for a proposal, cached until a change.
  private func arranged(_ proposal: ProposedViewSize) -> GridArrangement.Result {
    for known in results where known.proposal == proposal { return known.result }
    let result = arrangement.arrange(elements, proposal)
    if results.count >= Self.mostKept { results.removeFirst(Self.mostKept / 2) }
    results.append((proposal, result))
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arranged(proposal).size }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let result = arranged(proposal)
    for (index, element) in elements.enumerated() { element.place(at: result.origins[index], result.proposals[index]) }
  }
}

extension View {
  /// How many columns of a grid the view covers.
  public func gridCellColumns(_ count: Int) -> some View { modifier(TraitModifier { $0.grid.columns = max(count, 1) }) }

  /// The position of the view in its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(TraitModifier { $0.grid.anchor = anchor }) }

  /// Excludes the view from the grid's size in some directions: it only gets the space that other cells need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.grid.unsizedAxes = axes })
  }

  /// How cells of the view's column in a grid are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.grid.columnAlignment = guide })
  }
}
