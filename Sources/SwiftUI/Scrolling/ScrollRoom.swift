import UIKit

/// The insets of a scroll view's content and indicators, apart from those of bars.
struct ScrollRoom: Equatable {
  /// The content insets set by the app.
  var content = UIEdgeInsets.zero
  /// The indicator insets set by the app.
  var indicators = UIEdgeInsets.zero
  /// The insets covered by views over the scroll view's edges.
  var covered = UIEdgeInsets.zero
}

/// A scroll view of this module, with insets.
@MainActor
protocol RoomyScrollView: UIScrollView {
  var room: ScrollRoom { get set }
  /// The observers of the scroll view.
  var watch: ScrollWatch { get }
}

extension RoomyScrollView {
  func showRoom() {
    var (content, indicators) = (room.content, room.indicators)
    content.replace(.zero, by: room.covered)
    indicators.replace(.zero, by: room.covered)
    if contentInset != content { contentInset = content }
    if verticalScrollIndicatorInsets != indicators { verticalScrollIndicatorInsets = indicators }
    if horizontalScrollIndicatorInsets != indicators { horizontalScrollIndicatorInsets = indicators }
  }
}

extension UIEdgeInsets {
  /// Replaces one part of the insets.
  mutating func replace(_ old: UIEdgeInsets, by new: UIEdgeInsets) {
    top += new.top - old.top
    left += new.left - old.left
    bottom += new.bottom - old.bottom
    right += new.right - old.right
  }
}
