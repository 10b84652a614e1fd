import UIKit

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where the line below a row begins; at the row's first text unless a view in the row says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row ends; at the row's edge unless a view in the row says otherwise.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

extension LayoutNode {
  /// Where the line below the element's row begins and ends, from the element's edges; nil for the usual places.
  final var separatorEnds: SeparatorEnds {
    let leading = explicitGuide(HorizontalAlignment.listRowSeparatorLeading.key, frame.size)
    let trailing = explicitGuide(HorizontalAlignment.listRowSeparatorTrailing.key, frame.size)
    return SeparatorEnds(leading: leading ?? firstTextStart, trailing: trailing.map { frame.width - $0 })
  }

  /// Where the first text in the element begins; nil where there is none.
  private var firstTextStart: CGFloat? {
    if self is TextLeaf { return 0 }
    for element in innerElements {
      if let start = element.firstTextStart { return element.frame.minX + start }
    }
    return nil
  }
}

/// The ends of the line below a cell, as the content view that follows them knows them.
@MainActor
struct FollowedEnds {
  private(set) var ends = SeparatorEnds()
  private var isAsked = false

  /// The content was laid out. The cell places its line anew where that is not what asked for the layout.
  mutating func take(_ new: SeparatorEnds, in content: UIView) {
    guard new != ends else { return }
    ends = new
    if !isAsked { content.superview?.setNeedsLayout() }
  }

  mutating func beginAsking() { isAsked = true }
  mutating func endAsking() { isAsked = false }
}

extension SeparatorEnds {
  /// The ends from the edges of a view around the element, which keeps some points of room beside it.
  func inset(leading: CGFloat, trailing: CGFloat) -> SeparatorEnds {
    SeparatorEnds(leading: self.leading.map { $0 + leading }, trailing: self.trailing.map { $0 + trailing })
  }
}
