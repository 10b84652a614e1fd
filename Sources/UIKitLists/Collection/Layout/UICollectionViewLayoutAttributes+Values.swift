/// The dimensions of a view's preferred size that the layout asks for.
struct AskedDimensions: Equatable {
  var width: Bool
  var height: Bool

  var isAny: Bool { width || height }

  /// `size` with the dimensions that the layout asks for replaced by those of `preferred`.
  func adopting(_ preferred: CGSize, in size: CGSize) -> CGSize {
    CGSize(width: width ? preferred.width : size.width, height: height ? preferred.height : size.height)
  }
}

/// The frame of attributes, which follows from centre, size and transform.
@MainActor
struct AttributesFrame {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  private var isPlain: Bool { CATransform3DIsIdentity(attributes.transform3D) }

  var frame: CGRect {
    let (center, size) = (attributes.center, attributes.size)
    let plain = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return (isPlain ? plain : plain.applying(attributes.transform)).offsetBy(dx: center.x, dy: center.y)
  }

  /// [D] Sets centre and size to those of the frame, even if the attributes have a transform.
  func set(_ frame: CGRect) {
    attributes.center = CGPoint(x: frame.midX, y: frame.midY)
    attributes.size = frame.size
  }
}

extension UICollectionViewLayoutAttributes {
  func represent(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// A copy without the properties of subclasses.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = CollectionObjectMaking.attributes(type(of: self))
    copy.represent(category, kind, indexPath)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.asked = asked
    copy.scrollsSideways = scrollsSideways
    return copy
  }

  /// Whether an object has equal attributes. `Equatable` is not isolated to the main actor, on which attributes are
  /// used, so the isolation is assumed.
  nonisolated func isSame(as object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { self === other || (represents(other) && looksLike(other)) }
  }

  nonisolated var hashOfPath: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func represents(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && category == other.category && kind == other.kind
      && indexPath == other.indexPath
  }

  private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// A copy of the same class.
  var copied: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      fatalError("copy(with:) of \(type(of: self)) returned something else than attributes of a layout.")
    }
    return copy
  }
}
