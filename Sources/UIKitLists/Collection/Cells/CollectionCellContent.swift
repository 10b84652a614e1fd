/// The content view of a collection view's cell.
@MainActor
final class CollectionCellContent {
  private unowned let host: UICollectionViewCell
  private(set) var view = UIView()

  init(host: UICollectionViewCell) { self.host = host }

  func attach() {
    LayoutRoots.make(view)
    view.frame = host.bounds
    host.addSubview(view)
  }

  /// Replaces the content view by a configuration's view; nil for a new empty one.
  func replaceView(_ replacement: UIView?) {
    let old = view
    view = replacement ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = true
    LayoutRoots.make(view)
    view.preservesSuperviewLayoutMargins = old.preservesSuperviewLayoutMargins
    view.frame = old.frame
    host.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    host.setNeedsLayout()
    host.placement.sizeDidInvalidate(host)
  }

  func sizeDidInvalidate(of subview: UIView) { if subview === view { host.placement.sizeDidInvalidate(host) } }

  func layoutDidChange(in subview: UIView) { if subview === view { host.placement.layoutDidChange(in: host) } }

  func layOut() {
    let frame = host.contentFrame(in: host.bounds)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Sizes

  /// The size that the content's constraints or its configuration require; for content without either, the target size.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    host.configuration.updateIfNeeded()
    // The content view's margins depend on its frame in the cell.
    layOut()
    let isJoined = !view.viewState.isLayoutRoot
    // Constraints of views beside the content view are included as well [C].
    if isJoined || (host.viewState.constraints?.engine != nil && view.viewState.constraints?.engine == nil) {
      let size = FittingSize(host).size(target: target, horizontal: horizontal, vertical: vertical)
      if size.width > 0 && size.height > 0 { return size }
      if isJoined { return target }
    }
    let inner = host.contentFrame(in: CGRect(origin: .zero, size: target)).width
    let size = view.systemLayoutSizeFitting(
      CGSize(width: inner, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    return size.width > 0 && size.height > 0
      ? CGSize(width: size.width + target.width - inner, height: size.height) : target
  }

  /// [D] Gives the attributes the size that the content prefers; without a preference they keep the layout's size.
  func fit(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let size = host.fittingSize(for: attributes)
    if attributes.size != size { attributes.size = size }
    return attributes
  }
}

extension UICollectionViewCell: HostingView {
  package func hostedPlace(of subview: UIView) -> HostedPlace? {
    guard subview === content.view else { return nil }
    let frame = contentFrame(in: bounds)
    return .insets(
      UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX))
  }

  func layOutParts() {
    configuration.updateIfNeeded()
    configuration.layOut(in: bounds)
    appearance.layOut(in: bounds)
    content.layOut()
    layOutOwnParts()
  }
}

extension UICollectionViewCell: ConfigurationHost {
  /// Called with a cell and its state in every update, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    (
      _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// The part of a drag that the cell's item is in.
  public enum DragState: Int, Sendable {
    /// The item takes no part in a drag.
    case none = 0
    /// A long press lifted it, and it has not moved yet.
    case lifting = 1
    /// The item is dragged: its preview follows the finger.
    case dragging = 2
  }

  package var shownContentView: UIView { content.view }
  package func showContentView(_ view: UIView?) { content.replaceView(view) }
  package func removeOwnBackgrounds() { appearance.removeAll() }
  package func restoreOwnBackgrounds() { appearance.update() }

  package func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    stateDidUpdate(state)
  }

  /// The state as UIKit provides it, before the app adds custom values.
  var ownConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = appearance.isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = placement.collectionView?.editing.includes(self) ?? false
    state.cellDragState = appearance.dragState
    state.isPinned = appearance.isPinned
    state.isSwiped = placement.isSwiped
    guard let view = placement.collectionView else { return state }
    state.isReordering = view.reordering.isDragging(self)
    state.cellDropState = view.dropState(of: self)
    state.isExpanded = view.isExpanded(self)
    return state
  }
}
