/// An update that a view needs when one of its properties changes, such as a layout.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Called after the property changed.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The layout: `setNeedsLayout()`.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The drawing: `setNeedsDisplay()`.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints: `setNeedsUpdateConstraints()`.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's own size: `invalidateIntrinsicContentSize()`.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a cell, a header, a footer or a button: `setNeedsUpdateConfiguration()`. Other views have none.
  public static var configuration: Self { Self() }
}

extension UIView {
  /// The updates of a view that a property with `Invalidating` can request.
  public enum Invalidations {
    /// Asks for a layout.
    public struct Layout: UIViewInvalidating {
      /// Asks for a layout after each change.
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Asks for a drawing.
    public struct Display: UIViewInvalidating {
      /// Asks for a drawing after each change.
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Asks for an update of constraints.
    public struct Constraints: UIViewInvalidating {
      /// Asks for an update of constraints after each change.
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Says that the view's own size changed.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Invalidates the intrinsic content size after each change.
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Asks for an update of the configuration.
    public struct Configuration: UIViewInvalidating {
      /// Asks for an update of the configuration after each change.
      public init() {}
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two invalidations, performed one after the other.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let invalidation1: Invalidation1
      private let invalidation2: Invalidation2

      /// Asks for both, in this order.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        self.invalidation1 = invalidation1
        self.invalidation2 = invalidation2
      }

      public func invalidate(view: UIView) {
        invalidation1.invalidate(view: view)
        invalidation2.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose change asks for a layout, a drawing or other things: `@Invalidating(.layout, .display) var
  /// spacing = 8.0`. A value that is equal to the one before asks for nothing.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// A property whose change causes one invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// A property whose change causes two invalidations.
    public init<InvalidationType1, InvalidationType2>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    ) where InvalidationType == Invalidations.Tuple<InvalidationType1, InvalidationType2> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
    }

    /// A property whose change causes three invalidations.
    public init<InvalidationType1, InvalidationType2, InvalidationType3>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
    }

    /// A property whose change causes four invalidations.
    public init<InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(invalidation1, invalidation2), Invalidations.Tuple(invalidation3, invalidation4)))
    }

    /// Unavailable: only a property of a view has a view to update.
    @available(*, unavailable, message: "@Invalidating is for properties of classes that inherit from UIView.")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of classes that inherit from UIView.") }
      set { fatalError("@Invalidating is for properties of classes that inherit from UIView.") }
    }

    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        guard view[keyPath: storageKeyPath].value != newValue else { return }
        view[keyPath: storageKeyPath].value = newValue
        view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
      }
    }
  }
}
