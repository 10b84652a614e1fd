import ListCore

/// The positions of elements between two layouts of one collection view.
@MainActor
final class LayoutTransition {
  let current: UICollectionViewLayout
  let next: UICollectionViewLayout
  var progress: CGFloat = 0
  var values: [String: CGFloat] = [:]
  private var needsPreparing = true
  /// The change of the content offset over the whole transition; nil until it is needed.
  private var travel: CGVector?
  /// The progress to which the content offset corresponds now.
  private var scrolledProgress: CGFloat = 0

  init(from current: UICollectionViewLayout, to next: UICollectionViewLayout) {
    self.current = current
    self.next = next
  }

  /// The layout that is closer by progress: [?] list sections have its appearance.
  var nearer: UICollectionViewLayout { progress < 0.5 ? current : next }

  // MARK: Validity

  /// Prepares both layouts once for the transition, rather than with each change of progress.
  func prepare() {
    guard needsPreparing else { return }
    needsPreparing = false
    current.prepare()
    next.prepare()
  }

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.parts.countsAreInvalid || context.parts.move != nil { forget() }
    let shift = scroll(to: progress)
    // Scrolls before the new content size is set, which may be too small for the old offset.
    if shift != .zero { current.collectionView?.shiftContent(by: shift) }
  }

  // MARK: The offset

  /// The distance to scroll for a change of progress. Scrolling by the user in the meantime is kept.
  func scroll(to progress: CGFloat) -> CGPoint {
    let part = progress - scrolledProgress
    guard part != 0, let view = current.collectionView else { return .zero }
    let travel = travel ?? makeTravel(in: view)
    self.travel = travel
    scrolledProgress = progress
    return CGPoint(x: travel.dx * part, y: travel.dy * part)
  }

  /// [D] Computes the change of the offset. The next layout, and then the delegate, may choose another final offset
  /// than the present one.
  private func makeTravel(in view: UICollectionView) -> CGVector {
    view.model.load()
    view.placeholders.present { prepare() }
    let start = view.contentOffset
    var end = view.offset(nearest: start, inContentOf: next.collectionViewContentSize)
    end = next.targetContentOffset(forProposedContentOffset: end)
    end = view.delegateCalls.targetContentOffset(end) ?? end
    end = view.offset(nearest: end, inContentOf: next.collectionViewContentSize)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// A new size invalidates both layouts. A new origin only invalidates the frames, if either layout pins headers for
  /// example.
  func shouldInvalidate(for newBounds: CGRect) -> Bool {
    guard let view = current.collectionView else { return false }
    guard newBounds.size == view.bounds.size else {
      forget()
      return true
    }
    return current.shouldInvalidateLayout(forBoundsChange: newBounds)
      || next.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func forget() {
    needsPreparing = true
    for layout in [current, next] { layout.invalidateLayout() }
  }

  func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {
    needsPreparing = true
    for layout in [current, next] { layout.itemsDidUpdate(newPath, newSection) }
  }

  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    next.decorationClass(ofKind: kind) ?? current.decorationClass(ofKind: kind)
  }

  // MARK: Places

  var contentSize: CGSize {
    let (start, end) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
  }

  /// The elements of either layout in a rectangle, and all items between the first and the last of them, as these may
  /// cross the rectangle during the transition.
  /// - Complexity: O(k) for k such elements.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var elements: [CollectionElement] = []
    var first: RowPath?
    var last: RowPath?
    for layout in [current, next] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        let element = CollectionElement(attributes)
        guard let item = element.item else { elements.append(element); continue }
        first = min(first ?? item, item)
        last = max(last ?? item, item)
      }
    }
    if let first, let last { elements = items(from: first, to: last) + elements }
    var known: Set<CollectionElement> = []
    return elements.filter { known.insert($0).inserted }.compactMap(attributes(of:)).filter { $0.frame.overlaps(rect) }
  }

  private func items(from first: RowPath, to last: RowPath) -> [CollectionElement] {
    guard let model = current.collectionView?.model, model.contains(first), model.contains(last) else { return [] }
    return (model.number(of: first)...model.number(of: last)).map { CollectionElement(item: model.path(numbered: $0)) }
  }

  /// The present attributes of an element; an element that only one layout has fades in place.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let start = seenAttributes(of: element, in: current)
    let end = seenAttributes(of: element, in: next)
    guard let start else { return end.map { fading($0, by: progress) } }
    guard let end else { return fading(start, by: 1 - progress) }
    let attributes = (nearer === current ? start : end).copied
    attributes.size = CGSize(
      width: between(start.size.width, end.size.width), height: between(start.size.height, end.size.height))
    attributes.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
    attributes.alpha = between(start.alpha, end.alpha)
    attributes.transform3D = between(start.transform3D, end.transform3D)
    attributes.isHidden = start.isHidden && end.isHidden
    return attributes
  }

  /// The attributes of an element in one of the layouts. Elements of a row that scrolls sideways are treated as if they
  /// did not, at their visible positions.
  private func seenAttributes(
    of element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = CollectionArrangement.attributes(of: element, in: layout)
    guard let attributes, attributes.scrollsSideways, let sideways = layout.link.collectionView?.sideways else {
      return attributes
    }
    return sideways.freed(attributes, of: layout)
  }

  private func fading(
    _ attributes: UICollectionViewLayoutAttributes, by part: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    copy.alpha *= part
    return copy
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }

  private func between(_ start: CATransform3D, _ end: CATransform3D) -> CATransform3D {
    if CATransform3DEqualToTransform(start, end) { return start }
    return CATransform3D(
      m11: between(start.m11, end.m11), m12: between(start.m12, end.m12), m13: between(start.m13, end.m13),
      m14: between(start.m14, end.m14), m21: between(start.m21, end.m21), m22: between(start.m22, end.m22),
      m23: between(start.m23, end.m23), m24: between(start.m24, end.m24), m31: between(start.m31, end.m31),
      m32: between(start.m32, end.m32), m33: between(start.m33, end.m33), m34: between(start.m34, end.m34),
      m41: between(start.m41, end.m41), m42: between(start.m42, end.m42), m43: between(start.m43, end.m43),
      m44: between(start.m44, end.m44))
  }
}

extension UICollectionView {
  /// The offset nearest to another one at which content of a size could rest.
  fileprivate func offset(nearest offset: CGPoint, inContentOf size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(min(offset.x, size.width + inset.right - bounds.width), -inset.left),
      y: max(min(offset.y, size.height + inset.bottom - bounds.height), -inset.top))
  }
}
