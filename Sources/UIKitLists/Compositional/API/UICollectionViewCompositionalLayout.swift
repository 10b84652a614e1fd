import ListCore

/// Gives a compositional layout the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out items in sections of groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) final lazy var arrangement = CompositionalArrangement(layout: self, provider: provider)
  private final var settings: UICollectionViewCompositionalLayoutConfiguration

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    let section = section.copied
    provider = { _, _ in section }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections are all alike, with a configuration.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let section = section.copied
    provider = { _, _ in section }
    settings = configuration.duplicate
    super.init()
  }

  /// A layout that asks for the layout of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks for the layout of each section, with a configuration. The provider is asked for every section when
  /// the layout becomes invalid, and must not return nil.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections all are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The settings of the whole layout, copied. Setting it makes the layout invalid.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate
      invalidateLayout()
    }
  }

  // MARK: Layout

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    arrangement.prepare()
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    arrangement.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arrangement.item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arrangement.supplementaryView(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arrangement.decorationView(elementKind, at: indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    arrangement.invalidate(context)
    super.invalidateLayout(with: context)
  }

  /// True for another size, and in subclasses for any change of bounds if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    arrangement.shouldInvalidate(for: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    arrangement.fill(super.invalidationContext(forBoundsChange: newBounds), for: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { arrangement.takes(preferredAttributes, instead: originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    arrangement.fill(
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes),
      preferred: preferredAttributes)
  }

  // MARK: Within UIKit

  override var takesPreferredSizes: Bool { arrangement.isEstimated || isOfSubclass }

  private var isOfSubclass: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  override var movesPinnedViewsOnly: Bool {
    !isOfSubclass && arrangement.pinsAnything
  }

  override var movesElements: Bool { !isOfSubclass && arrangement.movesElements }
  override func lines(of items: ClosedRange<RowPath>) -> Range<RowPath> { arrangement.lines(of: items) }
  override func frame(of element: CollectionElement) -> CGRect? { arrangement.frame(of: element) }

  override func pinnedFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    arrangement.pinnedFrame(kind, indexPath)
  }

  override func isPinned(ofKind kind: String, at indexPath: IndexPath) -> Bool {
    arrangement.isPinned(kind, indexPath)
  }

  override var lineScrollDirection: UICollectionView.ScrollDirection? { settings.scrollDirection }

  override var hasForgottenSizes: Bool { arrangement.hasForgottenSizes }

  override func didPlaceElements() { arrangement.didPlace() }

  override func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {
    arrangement.itemsDidUpdate(newPath, newSection)
  }

  override func sidewaysSections(in rect: CGRect) -> [SidewaysSection] { arrangement.sidewaysSections(in: rect) }

  override func tellingSections(in rect: CGRect) -> [Int] { arrangement.tellingSections(in: rect) }
  override func tells(of attributes: UICollectionViewLayoutAttributes) -> Bool { arrangement.tells(of: attributes) }

  override func sidewaysSection(
    _ section: Int, didScrollTo offset: CGPoint, visible: [any NSCollectionLayoutVisibleItem]
  ) { arrangement.tell(section, offset, visible) }

  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    kind == ListBackgroundView.kind ? ListBackgroundView.self : super.decorationClass(ofKind: kind)
  }

  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    arrangement.listConfiguration(ofSection: section)
  }

  override func readingPlace(ofKind kind: String, _ path: RowPath) -> ReadingPlace? {
    arrangement.readingPlace(ofKind: kind, path)
  }

  override var listVersion: ListVersion {
    ListVersion(layout: ObjectIdentifier(self), description: arrangement.descriptions)
  }

  override var listBackground: UIColor? { arrangement.listBackground }

  override func surroundingsDidChange() { invalidateLayout() }
  override func textSizeDidChange() { arrangement.textSizeDidChange() }
}
