import ListCore

/// Finds the accessibility elements in and below a responder, in reading order.
@MainActor
@_spi(UIKitFloors) public struct AccessibilityWalk {
  /// The part of the screen within which elements are visible.
  var clip: CGRect

  package init(clip: CGRect = .infinite) {
    self.clip = clip
  }

  /// Nodes that are read without a break, and the frame around them.
  @MainActor
  struct Block {
    var nodes: [AccessibilityNode]

    var frame: CGRect { nodes.reduce(.null) { $0.union($1.extent) } }

    /// The actions of a row that is not an element itself are added to each element in it [C].
    func adding(_ actions: [UIAccessibilityCustomAction]?) -> Block {
      guard let actions else { return self }
      return Block(nodes: nodes.map { $0.adding(actions) })
    }
  }

  /// The nodes of an object and everything in it.
  func nodes(of object: UIResponder) -> [AccessibilityNode] { blocks(of: object).flatMap(\.nodes) }

  /// The nodes of an object in blocks that are sorted: elements of views side by side are read line by line.
  private func blocks(of object: UIResponder) -> [Block] {
    guard !isHidden(object) else { return [] }
    if object.isAccessibilityElement {
      let frame = object.accessibilityFrame.intersection(clip)
      guard !frame.isNull, frame.width > 0, frame.height > 0 else { return [] }
      let node = AccessibilityNode(element: object, frame: frame, walk: self)
      if !node.isSilent { return [Block(nodes: [node])] }
      // An element declared by the app hides its descendants. A default element without content is replaced by its
      // descendants.
      guard object.accessibility?.isElement == nil else { return [] }
      if !node.children.isEmpty { return [Block(nodes: node.children)] }
    }
    let blocks = inside(of: object).innerBlocks(of: object).map {
      $0.adding(object.accessibilityDefaults.customActions)
    }
    let frame = object.accessibilityFrame.intersection(clip)
    let nodes = blocks.flatMap(\.nodes)
    if let container = AccessibilityNode(container: object, frame: frame, children: nodes) {
      return [Block(nodes: [container])]
    }
    return object.shouldGroupAccessibilityChildren && !nodes.isEmpty ? [Block(nodes: nodes)] : blocks
  }

  private func innerBlocks(of object: UIResponder) -> [Block] {
    if let elements = AccessibilityContainment(object).elements {
      let nodes = elements.flatMap { element in
        ObjectAccessibility(element as AnyObject).element(in: object).map(self.nodes) ?? []
      }
      return nodes.isEmpty ? [] : [Block(nodes: nodes)]
    }
    guard let view = object as? UIView else { return [] }
    if let ordered = object.accessibilityDefaults.orderedViews {
      let nodes = ordered.flatMap(self.nodes)
      return nodes.isEmpty ? [] : [Block(nodes: nodes)]
    }
    return sorted(reachable(view.subviews).flatMap(blocks), in: view)
  }

  /// [D] If subviews are modal, only the front one and its descendants can be reached.
  private func reachable(_ views: [UIView]) -> [UIView] {
    views.last { $0.accessibilityViewIsModal && !isHidden($0) }.map { [$0] } ?? views
  }

  /// The nodes of several subviews of a view, in reading order.
  package func nodes(of views: [UIView], in container: UIView) -> [AccessibilityNode] {
    sorted(views.flatMap(blocks), in: container).flatMap(\.nodes)
  }

  private func sorted(_ blocks: [Block], in view: UIView) -> [Block] {
    guard blocks.count > 1 else { return blocks }
    let boxes = blocks.map { block in
      let frame = block.frame
      return ReadingOrder.Box(left: frame.minX, top: frame.minY, width: frame.width, height: frame.height)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder.indexes(of: boxes, isRightToLeft: isRightToLeft).map { blocks[$0] }
  }

  private func isHidden(_ object: UIResponder) -> Bool {
    if object.accessibilityElementsHidden { return true }
    guard let view = object as? UIView else { return false }
    return view.isHidden || view.alpha < Self.leastAlpha
  }

  /// Views with an alpha below this one count as hidden [C].
  private static let leastAlpha: CGFloat = 0.01

  /// A walk that is limited to the part of the screen in which an object's content is visible.
  private func inside(of object: UIResponder) -> AccessibilityWalk {
    guard let view = object as? UIView, view.clipsToBounds, clip != .infinite else { return self }
    var bounds = view.bounds
    if view.scrolledContentSize != nil {
      // Content entirely beneath the bar at the top is not visible.
      let hidden = min(view.safeAreaInsets.top, bounds.height)
      bounds.origin.y += hidden
      bounds.size.height -= hidden
    }
    let visible = UIAccessibility.convertToScreenCoordinates(bounds, in: view).intersection(clip)
    return AccessibilityWalk(clip: visible.isNull ? .zero : visible)
  }
}

extension AccessibilityNode {
  fileprivate func adding(_ actions: [UIAccessibilityCustomAction]) -> AccessibilityNode {
    var node = self
    if isElement { node.customActions += actions }
    node.children = children.map { $0.adding(actions) }
    return node
  }

  /// The position of the node in the reading order: containers are at the position of their elements.
  fileprivate var extent: CGRect {
    guard !isElement else { return frame }
    let content = children.reduce(CGRect.null) { $0.union($1.extent) }
    return content.isNull ? frame : content
  }
}
