/// Makes cells and supplementary views of registered classes, and the objects of a layout's classes.
///
/// As explained in `RegisteredViewMaking`, an initialiser is in the dispatch table of every subclass, so a call through
/// another subclass that declares it as `required` reaches the right one, and none may be inlined.
@MainActor
enum CollectionObjectMaking {
  /// A cell or supplementary view made by the class's own `init(frame:)`, or the one it inherits.
  @inline(never)
  static func view(_ type: UICollectionReusableView.Type, _ frame: CGRect) -> UICollectionReusableView {
    MadeObject.checked(unsafeBitCast(type, to: _RegisteredReusableView.Type.self).init(frame: frame), type)
  }

  /// Attributes made by the class's own `init()`, or the one it inherits.
  @inline(never)
  static func attributes(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    MadeObject.checked(unsafeBitCast(type, to: _MadeLayoutAttributes.Type.self).init(), type)
  }

  /// A context made by the class's own `init()`, or the one it inherits.
  @inline(never)
  static func context(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    MadeObject.checked(unsafeBitCast(type, to: _MadeInvalidationContext.Type.self).init(), type)
  }
}

/// Declares the initialiser that registered views are made through. Open, so that no call is bound to this very class.
open class _RegisteredReusableView: UICollectionReusableView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Declares the initialiser that a layout's attributes are made through.
open class _MadeLayoutAttributes: UICollectionViewLayoutAttributes {
  public required override init() {
    super.init()
  }
}

/// Declares the initialiser that a layout's invalidation contexts are made through.
open class _MadeInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public required override init() {
    super.init()
  }
}

/// Proxies of collection views have a flow layout.
extension UICollectionView: ProxyMaking {
  @inline(never)
  package static func madeAsProxy() -> UIView {
    MadeObject.checked(
      unsafeBitCast(self, to: _MadeCollectionView.Type.self).init(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), self)
  }
}

/// Declares the initialiser that collection views are made through.
open class _MadeCollectionView: UICollectionView {
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
