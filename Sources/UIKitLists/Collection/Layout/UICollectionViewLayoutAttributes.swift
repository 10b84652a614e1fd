/// The frame and appearance of one element of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  final var category = UICollectionView.ElementCategory.cell
  final var kind: String?
  /// The dimensions of the view's preferred size that the layout asks for; nil if it takes both.
  final var asked: AskedDimensions?
  /// Whether the element is part of its section's row, which scrolls across the direction of the layout.
  final var scrollsSideways = false

  /// Attributes without a path; use the initialisers for cells and views.
  public override init() { super.init() }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.supplementaryView, elementKind, indexPath)
  }

  /// Attributes of a view that the layout itself brings.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.decorationView, decorationViewKind, indexPath)
  }

  // MARK: What it is

  /// The item, or the path of the supplementary or decoration view. The default is item 0 of section 0.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The category of the element: a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of view; nil for cells.
  open var representedElementKind: String? { kind }

  // MARK: Where it is

  /// The rectangle in the content, in points; with a transform, the rectangle around the transformed element.
  open var frame: CGRect {
    get { AttributesFrame(self).frame }
    set { AttributesFrame(self).set(newValue) }
  }

  /// The middle in the content.
  open var center = CGPoint.zero

  /// The size before any transform.
  open var size = CGSize.zero

  /// The size as a rectangle whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  // MARK: How it looks

  /// How the element is turned and scaled about its middle, in space.
  open var transform3D = CATransform3DIdentity

  /// How the element is turned and scaled about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The depth: views with larger indexes are in front. The default is 0.
  open var zIndex = 0

  /// Whether the element is not shown. It may have no view then.
  open var isHidden = false

  // MARK: Values

  /// A copy of the attributes. A subclass overrides it to copy its own properties.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Whether the other object has equal attributes. A subclass overrides it to compare its own properties.
  nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object) }

  /// A hash of the index path, which equal attributes share.
  nonisolated open override var hash: Int { hashOfPath }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
