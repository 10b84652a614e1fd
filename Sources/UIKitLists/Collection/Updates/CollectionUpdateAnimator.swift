import ListCore

/// The collection view, as ``CollectionUpdateAnimator`` sees it.
@MainActor
protocol CollectionUpdateAnimatorHost: AnyObject {
  var contentOffset: CGPoint { get }
  var limits: ScrollLimits { get }
  var layout: UICollectionViewLayout { get }
  var arrangement: CollectionArrangement { get }
  var itemGeneration: Int { get }
  var elements: CollectionElements { get }
  /// Lays out elements as they are after an update.
  /// - Returns: the elements that are off screen now, with their views.
  func layOutUpdate() -> ContiguousArray<CollectionElements.Entry>
  /// The content offset that the delegate chooses after an update; nil if it does not.
  func delegateOffset(for proposed: CGPoint) -> CGPoint?
  func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement)
  /// Moves a view that is being removed behind the cells that stay.
  func sendBehindCells(_ view: UICollectionReusableView)
  var isInWindow: Bool { get }
  /// Calls a completion with the next frame.
  func complete(_ completion: @escaping (Bool) -> Void)
  func keepForReuse(_ view: UICollectionReusableView, _ element: CollectionElement)
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
}

/// Animates an update or another layout: remaining elements move from their old frames, inserted and deleted ones from
/// and to the layout's initial and final attributes.
///
/// Views of deleted elements stay in the collection view until the animation ends.
@MainActor
final class CollectionUpdateAnimator {
  /// [C] The duration of item animations, in seconds.
  static let duration = 0.3

  private unowned let host: any CollectionUpdateAnimatorHost
  private lazy var departing = DepartingElements(host: self)

  init(host: any CollectionUpdateAnimatorHost) { self.host = host }

  var isRunning: Bool { departing.isAnimating }
  /// How many views are on their way out, for tests.
  var departingCount: Int { departing.all.count }

  // MARK: The update

  /// Lays the collection view out as it is after the update, and starts the animations from the old frames.
  func run(_ scene: CollectionUpdateScene, completion: @escaping (Bool) -> Void) {
    let generation = host.itemGeneration
    let frames = places
    var leaving: ContiguousArray<CollectionElements.Entry> = []
    UIView.performWithoutAnimation {
      reconfigure(scene.map)
      adoptOffset()
      leaving = host.layOutUpdate()
    }
    let views = departures(scene.gone, isGone: true) + departures(leaving, isGone: false)
    departing.add(views)
    // A callback changed the items again, or the animation would not be visible: views have their final frames, and
    // departing ones are released.
    guard generation == host.itemGeneration, host.isInWindow, UIView.areAnimationsEnabled else {
      host.layout.finalizeCollectionViewUpdates()
      if generation != host.itemGeneration { interrupt() } else { departing.release(views) }
      return host.complete(completion)
    }
    moveBack(frames, scene)
    keepInPlace(scene.gone, frames)
    sendBack(scene.gone)
    animate(completion) { [self] in
      for entry in host.elements.live { entry.view?.placement.settle(entry.attributes, in: entry.view) }
      for entry in scene.gone { Self.goAway(entry, self.final(entry.element).map { frames.place($0, of: entry.view) }) }
      for entry in leaving { Self.goAway(entry, self.end(ofLeaving: entry)) }
      host.layout.finalizeCollectionViewUpdates()
    }
  }

  /// [D] The layout, and then the delegate, may choose another content offset after the update.
  private func adoptOffset() {
    host.arrangement.prepare()
    let proposed = host.contentOffset
    var target = host.layout.targetContentOffset(forProposedContentOffset: proposed)
    target = host.delegateOffset(for: target) ?? target
    if target != proposed { host.setContentOffset(host.limits.clamped(target), animated: false) }
  }

  private func adoptOffset(shiftedBy shift: CGPoint) {
    let old = host.contentOffset
    host.setContentOffset(CGPoint(x: old.x + shift.x, y: old.y + shift.y), animated: false)
    host.arrangement.prepare()
    let offset = host.limits.clamped(host.contentOffset)
    if offset != host.contentOffset { host.setContentOffset(offset, animated: false) }
  }

  /// Lets the data source configure the cells of items again, in order.
  private func reconfigure(_ map: UpdateMap) {
    let generation = host.itemGeneration
    for path in map.reconfiguredRows.compactMap(map.newPath(of:)).sorted() {
      guard generation == host.itemGeneration else { return }
      host.elements.reconfigure(path)
    }
  }

  /// Animates a change to another layout with the same items.
  /// - Parameter shift: the distance to scroll; nil if layout and delegate choose the offset.
  func changeLayout(
    scrollingBy shift: CGPoint?, _ finalize: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let frames = places
    var leaving: ContiguousArray<CollectionElements.Entry> = []
    UIView.performWithoutAnimation {
      if let shift { adoptOffset(shiftedBy: shift) } else { adoptOffset() }
      leaving = host.layOutUpdate()
    }
    departing.add(departures(leaving, isGone: false))
    moveBack(frames, nil)
    animate(completion) { [host] in
      for entry in host.elements.live { entry.view?.placement.settle(entry.attributes, in: entry.view) }
      for entry in leaving { Self.goAway(entry, host.arrangement.attributes(of: entry.element)) }
      finalize()
    }
  }

  // MARK: Poses

  /// The visible frames of the views before the update.
  private var places: ShownPlaces { ShownPlaces(host.elements) }

  /// Moves views to the start of their animation: to their old frame, or for new views to the layout's initial
  /// attributes.
  private func moveBack(_ places: ShownPlaces, _ scene: CollectionUpdateScene?) {
    UIView.performWithoutAnimation {
      for entry in host.elements.live {
        guard let view = entry.view else { continue }
        // The view's own content is laid out before its animation is shown.
        view.layoutIfNeeded()
        if let old = places.attributes(of: view), scene?.isInserted(entry.element) != true {
          view.placement.settle(old, in: view)
        } else if scene != nil, let start = initial(entry.element) {
          view.placement.settle(start, in: view)
        }
      }
    }
  }

  /// Removed views start from their visible position, even if their row has moved.
  private func keepInPlace(_ gone: ContiguousArray<CollectionElements.Entry>, _ places: ShownPlaces) {
    UIView.performWithoutAnimation {
      for entry in gone where entry.row != nil {
        if let view = entry.view, let old = places.attributes(of: view) { view.placement.settle(old, in: view) }
      }
    }
  }

  private func sendBack(_ gone: ContiguousArray<CollectionElements.Entry>) {
    for entry in gone { if let view = entry.view { host.sendBehindCells(view) } }
  }

  private func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.supplementaryView, let kind?):
      host.layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
    case (.decorationView, let kind?):
      host.layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.path)
    default: host.layout.initialLayoutAttributesForAppearingItem(at: element.path)
    }
  }

  private func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.supplementaryView, let kind?):
      host.layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
    case (.decorationView, let kind?):
      host.layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
    default: host.layout.finalLayoutAttributesForDisappearingItem(at: element.path)
    }
  }

  /// The final attributes of a view that leaves the screen in the update: those of its new position, or, if the layout
  /// no longer has the element, those of a deleted one.
  private func end(ofLeaving entry: CollectionElements.Entry) -> UICollectionViewLayoutAttributes? {
    guard entry.frame.isNull else { return entry.attributes }
    return host.arrangement.attributes(of: entry.element) ?? final(CollectionElement(entry.attributes))
  }

  /// Moves a departing view to its final attributes. [D] Without any it stays as it is.
  private static func goAway(_ entry: CollectionElements.Entry, _ end: UICollectionViewLayoutAttributes?) {
    if let end { entry.view?.placement.settle(end, in: entry.view) }
  }

  // MARK: Time

  private func animate(_ completion: @escaping (Bool) -> Void, _ changes: @escaping () -> Void) {
    let number = departing.beginAnimation()
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut], animations: changes
    ) { [weak self] _ in
      guard let self else { return }
      completion(departing.endAnimation(number))
    }
  }

  /// The items were replaced: ends all animations.
  func interrupt() {
    departing.update { $0.item = nil }
    departing.interrupt()
  }

  // MARK: Views on their way out

  private func departures(
    _ entries: ContiguousArray<CollectionElements.Entry>, isGone: Bool
  ) -> ContiguousArray<DepartingEntry> {
    ContiguousArray(
      entries.compactMap { entry in
        entry.view.map { DepartingEntry(entry: entry, view: $0, item: isGone ? nil : entry.element.item) }
      })
  }

  /// Returns the view of an element that was on its way off screen and is needed again.
  func reclaim(_ element: CollectionElement) -> UICollectionReusableView? {
    guard let item = element.item else { return nil }
    return departing.reclaim { $0.item == item }?.view
  }
}

/// A view that is being removed: its element was removed, or is off screen now.
struct DepartingEntry: DepartingElement {
  /// The element as the delegate knows it.
  let entry: CollectionElements.Entry
  let view: UICollectionReusableView
  /// The view's item after the update, if it is a cell whose item still exists off screen: if the item comes back, it
  /// gets this cell again.
  var item: RowPath?
}

extension CollectionUpdateAnimator: DepartingElementsHost {
  typealias Departure = DepartingEntry

  func release(_ departure: DepartingEntry) {
    let view = departure.view
    view.placement.forget()
    if let item = departure.item {
      var entry = departure.entry
      entry.element = CollectionElement(item: item)
      if host.elements.keep(entry) { return }
    } else if departure.entry.element.category == .cell {
      // Editing ends in an item that was deleted.
      view.endEditing(true)
    }
    host.didEndDisplaying(view, departure.entry.element)
    host.keepForReuse(view, departure.entry.element)
  }
}

extension CollectionUpdateAnimator: PathFollower {
  /// Items that are on their way off screen have other paths.
  func pathsDidChange(_ change: PathChange) {
    departing.update { $0.item = $0.item.flatMap { Self.item($0, after: change) } }
  }

  /// The path of an item after a change; nil if another view shows the item now, or the view has to be made again.
  private static func item(_ old: RowPath, after change: PathChange) -> RowPath? {
    guard case .row(let path)? = change.survivor(of: TableItem.row(old)) else { return nil }
    return path
  }
}

extension UICollectionView: CollectionUpdateAnimatorHost {
  func layOutUpdate() -> ContiguousArray<CollectionElements.Entry> { layoutPass.runUpdate() }
  func delegateOffset(for proposed: CGPoint) -> CGPoint? { delegateCalls.targetContentOffset(proposed) }
  func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    delegateCalls.didEndDisplaying(view, element)
  }
  func sendBehindCells(_ view: UICollectionReusableView) { stacking.sendBehindCells(view) }
}
