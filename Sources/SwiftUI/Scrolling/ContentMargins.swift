import UIKit

/// The margins of a scroll view's or list's content at each edge; nil for the default.
struct ContentMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The margins with a length at some edges.
  mutating func set(_ length: CGFloat?, _ edges: Edge.Set) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// The margins of a scroll view, which has none by default.
  var insets: EdgeInsets {
    EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

extension EdgeInsets {
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  /// The distances from the edges of a view of UIKit.
  func uiInsets(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}

/// The parts of a scroll view to which margins apply.
///
/// Documentation: `SwiftUI/ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
  let isForContent: Bool
  let isForIndicators: Bool
  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement {
    ContentMarginPlacement(isForContent: true, isForIndicators: true)
  }
  /// The content that is scrolled.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(isForContent: true, isForIndicators: false)
  }
  /// The indicators of the scroll position.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(isForContent: false, isForIndicators: true)
  }
}

extension View {
  private func margins(
    _ placement: ContentMarginPlacement, _ change: @escaping (inout ContentMargins) -> Void
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if placement.isForContent { change(&$0.margins) }
      if placement.isForIndicators { change(&$0.indicatorMargins) }
    }
  }

  /// The content margins of the scroll view or list in the view, at some edges; nil for the default.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(placement) { $0.set(length, edges) }
  }

  /// The content margins of the scroll view or list in the view, in points at some edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(placement) { margins in
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// The content margins of the scroll view or list in the view, in points at all edges.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
