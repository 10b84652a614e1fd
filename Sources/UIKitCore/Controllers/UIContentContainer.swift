/// Something that holds content and adapts to changes of size and traits.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that this container prefers for its content, in points; zero for no preference.
  var preferredContentSize: CGSize { get }

  /// Called after a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets when this container has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size classes change, outermost container first.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the container's view changes its size, outermost container first.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
