extension UIViewController {
  /// A property that `viewDidLoad()` or `loadView()` sets: reading it loads the view first. It replaces an implicitly unwrapped
  /// optional: `@ViewLoading var titleLabel: UILabel`.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?
    /// Whether nobody has set the property. `loadView()` may read what it has set, and must not be called again for that.
    private var needsLoading = true

    /// A property that the view's loading sets.
    public init() {}

    /// A property with a value that the view's loading may replace.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Only properties of view controllers have a view to load.
    @available(*, unavailable, message: "@ViewLoading is for properties of classes that inherit from UIViewController.")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is for properties of classes that inherit from UIViewController.") }
      set { fatalError("@ViewLoading is for properties of classes that inherit from UIViewController.") }
    }

    public static subscript<EnclosingSelf: UIViewController>(
      _enclosingInstance controller: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get {
        if controller[keyPath: storageKeyPath].needsLoading { controller.loadViewIfNeeded() }
        guard let value = controller[keyPath: storageKeyPath].value else {
          fatalError(
            """
            @ViewLoading: a property of type \(Value.self) of \(type(of: controller)) was read, and loading the view did not \
            set it. Set it in viewDidLoad() or loadView().
            """)
        }
        return value
      }
      set {
        controller[keyPath: storageKeyPath].value = newValue
        controller[keyPath: storageKeyPath].needsLoading = false
      }
    }
  }
}
