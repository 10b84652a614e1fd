import UIKit

/// Lets a behaviour adjust the position at which a scroll view comes to rest.
@MainActor
final class ScrollBehaviorDelegate: NSObject, UIScrollViewDelegate {
  private unowned let leaf: ScrollLeaf
  private var environment = EnvironmentValues()
  /// The visible part when the finger began to scroll.
  private var original: CGRect?

  init(_ leaf: ScrollLeaf) { self.leaf = leaf }

  /// The behaviour; nil for paging, which UIKit's scroll view implements itself.
  private var behavior: (any ScrollTargetBehavior)? {
    let behavior = environment.scrollTargetBehavior
    return behavior is PagingScrollTargetBehavior ? nil : behavior
  }

  func take(_ environment: EnvironmentValues) {
    self.environment = environment
    let delegate = behavior == nil && leaf.view.watch.isEmpty ? nil : self
    if leaf.view.delegate !== delegate { leaf.view.delegate = delegate }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { leaf.view.watch.check(leaf.view) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { leaf.view.watch.check(leaf.view) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { leaf.view.watch.check(leaf.view) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    leaf.view.watch.check(leaf.view)
    original = leaf.visibleRect(at: scrollView.contentOffset)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    leaf.view.watch.velocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
    guard let behavior else { return }
    let isMirrored = leaf.isMirrored
    targetContentOffset.pointee = offset(
      behavior, leaf.visibleRect(at: targetContentOffset.pointee), from: original,
      CGVector(dx: velocity.x * (isMirrored ? -1000 : 1000), dy: velocity.y * 1000))
    original = nil
  }

  /// The scroll view was resized: its content is aligned again [D].
  func sizeDidChange() {
    guard let behavior else { return }
    let seen = leaf.visibleRect(at: leaf.view.contentOffset)
    let offset = offset(behavior, seen, from: seen, .zero)
    guard offset != leaf.view.contentOffset else { return }
    leaf.follower.willScroll(to: offset)
    leaf.view.contentOffset = offset
  }

  private func offset(
    _ behavior: any ScrollTargetBehavior, _ rect: CGRect, from original: CGRect?, _ velocity: CGVector
  ) -> CGPoint {
    let original = original ?? rect
    let near = rect.union(original).insetBy(dx: -rect.width, dy: -rect.height)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: original), velocity: velocity, contentSize: leaf.contentSize,
      containerSize: rect.size, axes: leaf.axes, targets: leaf.follower.targets(in: near).map(\.rect),
      environment: environment)
    var target = ScrollTarget(rect: rect)
    behavior.updateTarget(&target, context: context)
    guard let anchor = target.anchor else { return leaf.offset(of: target.rect) }
    let (x, y) = (target.rect.width - rect.width, target.rect.height - rect.height)
    return leaf.offset(of: target.rect.offsetBy(dx: x * anchor.x, dy: y * anchor.y))
  }
}
