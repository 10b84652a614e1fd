/// A content view that sets the ends of the separator below its cell.
@MainActor
package protocol SeparatorAligning: UIView {
  /// The distance of the separator from the view's edges.
  var separatorEnds: SeparatorEnds { get }
}

/// The distances of a cell's separator from the edges of the content view, in points; nil for the default.
package struct SeparatorEnds: Equatable, Sendable {
  package var leading: CGFloat?
  package var trailing: CGFloat?

  package init(leading: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.leading = leading
    self.trailing = trailing
  }
}
