import UIKit

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading end of the separator below a row; at the row's first text unless a view in the row sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The trailing end of the separator below a row; at the row's edge unless a view in the row sets it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

extension LayoutNode {
  /// The ends of the separator below the element's row, from the element's edges; nil for the default ends.
  final var separatorEnds: SeparatorEnds {
    let leading = explicitGuide(HorizontalAlignment.listRowSeparatorLeading.key, frame.size)
    let trailing = explicitGuide(HorizontalAlignment.listRowSeparatorTrailing.key, frame.size)
    return SeparatorEnds(leading: leading ?? firstTextStart, trailing: trailing.map { frame.width - $0 })
  }

  /// The leading edge of the first text in the element; nil if there is none.
  private var firstTextStart: CGFloat? {
    if self is TextLeaf { return 0 }
    for element in innerElements {
      if let start = element.firstTextStart { return element.frame.minX + start }
    }
    return nil
  }
}

/// The ends of the separator below a cell, as last reported by its content view.
@MainActor
struct FollowedEnds {
  private(set) var ends = SeparatorEnds()
  private var isAsked = false

  /// Takes the ends after a layout of the content. The cell updates its separator, unless the cell itself caused the
  /// layout.
  mutating func take(_ new: SeparatorEnds, in content: UIView) {
    guard new != ends else { return }
    ends = new
    if !isAsked { content.superview?.setNeedsLayout() }
  }

  mutating func beginAsking() { isAsked = true }
  mutating func endAsking() { isAsked = false }
}

extension SeparatorEnds {
  /// The ends relative to an enclosing view with insets.
  func inset(leading: CGFloat, trailing: CGFloat) -> SeparatorEnds {
    SeparatorEnds(leading: self.leading.map { $0 + leading }, trailing: self.trailing.map { $0 + trailing })
  }
}
