/// A content view that says where the line below its cell begins and ends.
@MainActor
package protocol SeparatorAligning: UIView {
  /// How far the line keeps from the view's edges.
  var separatorEnds: SeparatorEnds { get }
}

/// How far the line below a cell keeps from the edges of the content view, in points; nil for the usual distance.
package struct SeparatorEnds: Equatable, Sendable {
  package var leading: CGFloat?
  package var trailing: CGFloat?

  package init(leading: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.leading = leading
    self.trailing = trailing
  }
}
