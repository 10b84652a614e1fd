import ListCore

/// The cell or the nested items of an item, for the layout's rules.
typealias CompositionalContent = LayoutItem.Content

/// The kinds of views attached to a section's items, numbered for the layout's rules, and the environment in which custom
/// groups are asked for their cells.
@MainActor
struct CompositionalKinds {
  let environment: any NSCollectionLayoutEnvironment
  let scale: CGFloat
  private(set) var attached: [NSCollectionLayoutSupplementaryItem] = []

  init(environment: any NSCollectionLayoutEnvironment, scale: CGFloat) {
    self.environment = environment
    self.scale = scale
  }

  fileprivate mutating func number(of item: NSCollectionLayoutSupplementaryItem) -> Int {
    attached.append(item)
    return attached.count - 1
  }

  /// A function that returns the cells of a custom group for a size. The layout's rules call it on the main actor,
  /// where layouts are prepared.
  func places(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> (CGSize) -> [LayoutCustomCell] {
    let traits = environment.traitCollection
    return { size in
      MainActor.assumeIsolated {
        provider(CompositionalEnvironment(CompositionalContainer(size), traits)).compactMap { item in
          guard item.frame.isFinite else {
            DataLog.say("NSCollectionLayoutGroup: the custom item \(item.frame) of a group of \(size) has no place.")
            return nil
          }
          return LayoutCustomCell(frame: item.frame, depth: item.zIndex)
        }
      }
    }
  }
}

extension CGRect {
  /// Whether none of the values is infinite or NaN.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension NSCollectionLayoutItem {
  var copied: Self {
    guard let copy = copy() as? Self else { fatalError("copy(with:) of \(type(of: self)) made another class.") }
    return copy
  }

  func layoutItem(_ kinds: inout CompositionalKinds) -> LayoutItem {
    var item = LayoutItem(size: layoutSize.value, content: content(&kinds))
    item.insets = contentInsets.layoutInsets
    if let edgeSpacing { item.edgeSpacing = edgeSpacing.value }
    item.attached = supplementaryItems.map { $0.attachedView(kinds.number(of: $0)) }
    return item
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate func attachedView(_ kind: Int) -> LayoutAttachedView {
    var view = LayoutAttachedView(
      kind: kind, size: layoutSize.value, container: containerAnchor.value, own: itemAnchor?.value)
    view.insets = contentInsets.layoutInsets
    return view
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  func boundaryItem(_ kind: Int) -> BoundaryItem {
    let (edge, place) = alignment.boundary
    var item = BoundaryItem(kind: kind, size: layoutSize.value, edge: edge, alignment: place)
    item.insets = contentInsets.layoutInsets
    item.offset = offset
    item.extendsBoundary = extendsBoundary
    item.isPinned = pinToVisibleBounds
    return item
  }
}

extension NSCollectionLayoutSection {
  var copied: NSCollectionLayoutSection {
    guard let copy = copy() as? NSCollectionLayoutSection else {
      fatalError("copy(with:) of \(type(of: self)) made no section.")
    }
    return copy
  }
}

extension NSRectAlignment {
  /// The edge, and the alignment along it. [?] A corner counts as part of the top or the bottom edge.
  fileprivate var boundary: (BoundaryItem.Edge, BoundaryItem.Alignment) {
    switch self {
    case .none: (.none, .middle)
    case .top: (.top, .middle)
    case .topLeading: (.top, .start)
    case .topTrailing: (.top, .end)
    case .leading: (.leading, .middle)
    case .trailing: (.trailing, .middle)
    case .bottom: (.bottom, .middle)
    case .bottomLeading: (.bottom, .start)
    case .bottomTrailing: (.bottom, .end)
    }
  }

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .topTrailing: [.top, .trailing]
    case .leading: .leading
    case .trailing: .trailing
    case .bottom: .bottom
    case .bottomLeading: [.bottom, .leading]
    case .bottomTrailing: [.bottom, .trailing]
    }
  }
}

extension NSDirectionalRectEdge {
  var layoutEdges: LayoutEdges {
    var edges = LayoutEdges()
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}

extension NSDirectionalEdgeInsets {
  var layoutInsets: LayoutInsets {
    LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
