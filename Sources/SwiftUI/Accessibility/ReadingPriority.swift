import ListCore
import UIKit

extension UIView {
  /// The subviews in reading order: by descending priority, and in each priority by their positions; nil if no subview
  /// has a priority.
  var viewsByPriority: [UIView]? {
    guard subviews.contains(where: { $0.priority != 0 }) else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Set(subviews.map(\.priority)).sorted(by: >).flatMap { priority in
      let group = subviews.filter { $0.priority == priority }
      let boxes = group.map {
        ReadingOrder.Box(left: $0.frame.minX, top: $0.frame.minY, width: $0.frame.width, height: $0.frame.height)
      }
      return ReadingOrder.indexes(of: boxes, isRightToLeft: isRightToLeft).map { group[$0] }
    }
  }

  private var priority: Double { (self as? ContainedView)?.readingPriority ?? 0 }
}
