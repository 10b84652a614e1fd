import ListCore

/// A section as an app described it, with the kinds of its views.
@MainActor
struct DescribedSection {
  let section: NSCollectionLayoutSection
  /// The section's handler of visible elements.
  let handler: VisibleItemsHandler?
  /// The views attached to items, by the number of their kind.
  let attached: [NSCollectionLayoutSupplementaryItem]
  let boundary: [BoundaryView]
  let decorations: [DecorationView]
  let isEstimated: Bool

  /// A view at the boundary of a section, or of the whole.
  struct BoundaryView {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// The index of the view among the views of its kind.
    let number: Int
  }

  /// A background view of a section.
  struct DecorationView {
    let item: NSCollectionLayoutDecorationItem
    /// The index of the view among the views of its kind.
    let number: Int
  }

  static func numbered(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [BoundaryView] {
    zip(items, numbers(items.map(\.elementKind))).map { BoundaryView(item: $0, number: $1) }
  }

  static func numbered(_ items: [NSCollectionLayoutDecorationItem]) -> [DecorationView] {
    zip(items, numbers(items.map(\.elementKind))).map { DecorationView(item: $0, number: $1) }
  }

  private static func numbers(_ kinds: [String]) -> [Int] {
    var counts: [String: Int] = [:]
    return kinds.map { kind in
      defer { counts[kind, default: 0] += 1 }
      return counts[kind, default: 0]
    }
  }

  /// Whether the section scrolls with the collection view, and has a handler of its visible elements.
  var tellsVisibleItems: Bool {
    handler != nil && section.orthogonalScrollingBehavior == .none
  }

  /// The index of the boundary view with a kind and a number among the views of that kind; nil if there is none.
  func boundaryIndex(_ kind: String, _ number: Int) -> Int? {
    boundary.firstIndex { $0.item.elementKind == kind && $0.number == number }
  }
}

/// An app's handler of visible elements. Stored in an object, because calling a closure in an optional property would
/// allocate.
final class VisibleItemsHandler {
  let tell: NSCollectionLayoutSectionVisibleItemsInvalidationHandler

  init(_ tell: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler) { self.tell = tell }
}

/// Asks an app for its sections, and computes their frames.
@MainActor
struct CompositionalSections {
  let surroundings: CompositionalSurroundings
  let container: CompositionalSection.Container
  let reference: UIContentInsetsReference
  let environment: CompositionalEnvironment

  init(_ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let axis: LayoutAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    surroundings = CompositionalSurroundings(view: view, axis: axis)
    container = CompositionalSection.Container(size: surroundings.size, axis: axis, scale: view.pixelScale)
    reference = configuration.contentInsetsReference
    environment = surroundings.environment(reference)
  }

  /// The description of a section, which the app provides. Stops the program if there is none.
  func section(
    _ section: Int, _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) -> NSCollectionLayoutSection {
    guard let answer = provider(section, environment) else {
      fatalError(
        """
        Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. \
        This is a client error. The section provider returned nil for section \(section) of \
        \(surroundings.view.model.sectionCount); return an NSCollectionLayoutSection for every section of the data source.
        """)
    }
    return answer
  }

  func describe(
    _ section: NSCollectionLayoutSection, itemCount: Int, isFirst: Bool, hasBackground: Bool
  ) -> (views: DescribedSection, places: CompositionalSection) {
    var kinds = CompositionalKinds(environment: environment, scale: container.scale)
    let group = section.group.layoutItem(&kinds)
    let boundary = DescribedSection.numbered(section.boundarySupplementaryItems)
    let background = hasBackground ? [ListBackgroundView.makeItem()] : []
    let decorations = DescribedSection.numbered(background + section.decorationItems)
    var description = CompositionalSection.Description(group: group)
    description.groupSpacing = section.interGroupSpacing
    let own = section.contentInsetsReference
    let insets = surroundings.insets(of: own == .automatic ? reference : own)
    description.insets = section.contentInsets.layoutInsets.adding(insets)
    description.boundaryItems = boundary.enumerated().map { $1.item.boundaryItem($0) }
    let boundaryReference = section.supplementaryContentInsetsReference
    let boundaryInsets = boundaryReference == .automatic ? insets : surroundings.insets(of: boundaryReference)
    // [?] Without a reference, headers and footers have no insets.
    description.boundaryInsets =
      boundaryReference == .none
      ? .zero
      : section.followsContentInsets ? section.contentInsets.layoutInsets.adding(boundaryInsets) : boundaryInsets
    description.paddingBefore = section.topPadding + (isFirst ? section.firstTopPadding : 0)
    description.isSideways = section.orthogonalScrollingBehavior != .none
    description.decorations = decorations.map { $0.item.contentInsets.layoutInsets }
    let views = DescribedSection(
      section: section, handler: section.visibleItemsInvalidationHandler.map(VisibleItemsHandler.init),
      attached: kinds.attached, boundary: boundary, decorations: decorations,
      isEstimated: group.isEstimated || boundary.contains { $0.item.layoutSize.value.isEstimated })
    return (views, CompositionalSection(description, in: container, itemCount: itemCount))
  }
}

extension LayoutInsets {
  fileprivate func adding(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
