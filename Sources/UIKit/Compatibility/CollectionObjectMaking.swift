/// Makes cells and supplementary views of registered classes, and the objects of a layout's classes.
///
/// As `RegisteredViewMaking` says, an initialiser stands in the dispatch table of every subclass, so a call through
/// another subclass that declares it as `required` reaches the right one, and none may be inlined.
@MainActor
enum CollectionObjectMaking {
  /// A cell or supplementary view made by the class's own `init(frame:)`, or the one it inherits.
  @inline(never)
  static func view(_ type: UICollectionReusableView.Type, _ frame: CGRect) -> UICollectionReusableView {
    unsafeBitCast(type, to: _RegisteredReusableView.Type.self).init(frame: frame)
  }

  /// Attributes made by the class's own `init()`, or the one it inherits.
  @inline(never)
  static func attributes(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(type, to: _MadeLayoutAttributes.Type.self).init()
  }

  /// A context made by the class's own `init()`, or the one it inherits.
  @inline(never)
  static func context(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(type, to: _MadeInvalidationContext.Type.self).init()
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

/// The same for a layout's attributes.
open class _MadeLayoutAttributes: UICollectionViewLayoutAttributes {
  public required override init() {
    super.init()
  }
}

/// The same for a layout's invalidation contexts.
open class _MadeInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public required override init() {
    super.init()
  }
}
