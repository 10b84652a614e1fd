/// The layout of a collection view whose own layout was given to another one.
///
/// [?] The shown views stay where they are until the items change. Then nothing is shown until the collection view gets
/// a layout.
final class KeptLayout: UICollectionViewLayout {
  /// The layout that places another collection view's items now.
  let given: UICollectionViewLayout
  private var elements: [UICollectionViewLayoutAttributes]
  private var rows: [SidewaysSection]
  private var size: CGSize

  init(
    given: UICollectionViewLayout, _ elements: [UICollectionViewLayoutAttributes], rows: [SidewaysSection], size: CGSize
  ) {
    self.given = given
    self.elements = elements.map(\.copied)
    self.rows = rows
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements.filter { $0.scrollsSideways || $0.frame.overlaps(rect) }
  }

  override func sidewaysSections(in rect: CGRect) -> [SidewaysSection] { rows.filter { $0.frame.overlaps(rect) } }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(.cell, nil, indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(.supplementaryView, elementKind, indexPath))
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(.decorationView, elementKind, indexPath))
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    elements.first { CollectionElement($0) == element }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { forget() }
    super.invalidateLayout(with: context)
  }

  private func forget() {
    elements = []
    rows = []
    size = .zero
  }

  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    given.decorationClass(ofKind: kind)
  }
}
