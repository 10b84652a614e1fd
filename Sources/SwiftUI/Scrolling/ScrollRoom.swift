import UIKit

/// The room that a scroll view leaves around its content and its indicators, apart from that of bars.
struct ScrollRoom: Equatable {
  /// Around the content, as the app wants it.
  var content = UIEdgeInsets.zero
  /// Around the indicators, as the app wants it.
  var indicators = UIEdgeInsets.zero
  /// Beneath views that lie over the scroll view's edges.
  var covered = UIEdgeInsets.zero
}

/// A scroll view of the module, with room around its content.
@MainActor
protocol RoomyScrollView: UIScrollView {
  var room: ScrollRoom { get set }
  /// Those who hear of the scroll view.
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
  /// Takes another part of the insets in the place of an earlier one.
  mutating func replace(_ old: UIEdgeInsets, by new: UIEdgeInsets) {
    top += new.top - old.top
    left += new.left - old.left
    bottom += new.bottom - old.bottom
    right += new.right - old.right
  }
}
