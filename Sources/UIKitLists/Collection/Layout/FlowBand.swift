import ListCore

/// The two kinds of views that a flow layout has beside items.
enum FlowBand {
  case header, footer

  static let all: [FlowBand] = [.header, .footer]
  /// In front of items, which run below [?].
  static let pinnedZIndex = 10

  @MainActor
  init?(_ kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  @MainActor
  var name: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  func element(_ section: Int) -> FlowElement {
    switch self {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
  }

  func isPinned(_ settings: FlowSettings) -> Bool {
    switch self {
    case .header: settings.pinsHeaders
    case .footer: settings.pinsFooters
    }
  }

  func pinned(_ section: Int, _ geometry: FlowGeometry, _ visible: Extent) -> Extent {
    switch self {
    case .header: geometry.pinnedHeader(ofSection: section, visibleStart: visible.start)
    case .footer: geometry.pinnedFooter(ofSection: section, visibleEnd: visible.end)
    }
  }
}

/// The axes of a flow layout: along the scroll direction and across it.
struct FlowAxes {
  private let isVertical: Bool

  init(_ direction: UICollectionView.ScrollDirection) { isVertical = direction == .vertical }

  func size(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: size.height, across: size.width) : FlowSize(along: size.width, across: size.height)
  }

  /// Across the direction of scrolling.
  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// In the direction of scrolling.
  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func extent(_ rect: CGRect) -> Extent {
    isVertical
      ? Extent(start: rect.minY, length: rect.height) : Extent(start: rect.minX, length: rect.width)
  }

  func rect(_ place: FlowRect) -> CGRect {
    isVertical
      ? CGRect(
        x: place.across.start, y: place.along.start, width: place.across.length, height: place.along.length)
      : CGRect(
        x: place.along.start, y: place.across.start, width: place.along.length, height: place.across.length)
  }

  func contentSize(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Sets the insets of a section: before and after its lines, and at their ends.
  func setInsets(_ insets: UIEdgeInsets, of metrics: inout FlowMetrics) {
    metrics.insetBefore = isVertical ? insets.top : insets.left
    metrics.insetBehind = isVertical ? insets.bottom : insets.right
    metrics.insetAtStart = isVertical ? insets.left : insets.top
    metrics.insetAtEnd = isVertical ? insets.right : insets.bottom
  }
}
