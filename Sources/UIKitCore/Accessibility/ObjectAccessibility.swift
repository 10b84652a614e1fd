/// Accessibility of objects that are not responders, such as models in `accessibilityElements`.
///
/// Apple adds these members to NSObject. Here they are not overridable, since Swift cannot add such members to a class
/// of Foundation. Views, controllers, elements and bar items declare their own, which can be overridden. A class that
/// inherits from NSObject alone can declare members of these names, but they do not override these.
extension NSObjectProtocol {
  /// Whether assistive tools meet the object as one element. The default is false.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get {
      ObjectAccessibility(self).responder?.isAccessibilityElement ?? ObjectAccessibility(self).known?.isElement ?? false
    }
    set { ObjectAccessibility(self).set(newValue, \.isAccessibilityElement, \.isElement) }
  }

  /// A short name of the element, in the user's language, such as "Play". The default is nil.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { ObjectAccessibility(self).get(\.accessibilityLabel, \.label) }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityLabel, \.label) }
  }

  /// A sentence about the effect of activating the element, if its label does not make it clear. The default is nil.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { ObjectAccessibility(self).get(\.accessibilityHint, \.hint) }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityHint, \.hint) }
  }

  /// The element's state where it can change, such as "50 %". The default is nil.
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { ObjectAccessibility(self).get(\.accessibilityValue, \.value) }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityValue, \.value) }
  }

  /// How the element behaves. The default is ``UIAccessibilityTraits/none``.
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { ObjectAccessibility(self).responder?.accessibilityTraits ?? ObjectAccessibility(self).known?.traits ?? .none }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityTraits, \.traits) }
  }

  /// The frame of the element, in points of the screen.
  @preconcurrency @MainActor
  public var accessibilityFrame: CGRect {
    get { ObjectAccessibility(self).responder?.accessibilityFrame ?? ObjectAccessibility(self).known?.frame ?? .zero }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityFrame, \.frame) }
  }

  /// Further actions of the element, which assistive tools list by name. The default is nil.
  @preconcurrency @MainActor
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { ObjectAccessibility(self).get(\.accessibilityCustomActions, \.customActions) }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityCustomActions, \.customActions) }
  }

  /// Ways of moving among similar elements, which assistive tools offer. The default is nil.
  @preconcurrency @MainActor
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { ObjectAccessibility(self).get(\.accessibilityCustomRotors, \.customRotors) }
    set { ObjectAccessibility(self).set(newValue, \.accessibilityCustomRotors, \.customRotors) }
  }
}

/// An object's accessibility values: a responder has its own; those of other objects are associated with them.
@MainActor
struct ObjectAccessibility {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var responder: UIResponder? { object as? UIResponder }

  /// The values that were set; nil if none was.
  var known: AccessibilityValues? { objc_getAssociatedObject(object, Self.key) as? AccessibilityValues }

  private var values: AccessibilityValues {
    if let known { return known }
    let made = AccessibilityValues()
    objc_setAssociatedObject(object, Self.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func get<Value>(_ own: KeyPath<UIResponder, Value?>, _ path: KeyPath<AccessibilityValues, Value?>) -> Value? {
    if let responder { return responder[keyPath: own] }
    return known?[keyPath: path]
  }

  func set<Value>(
    _ value: Value, _ own: ReferenceWritableKeyPath<UIResponder, Value>,
    _ path: ReferenceWritableKeyPath<AccessibilityValues, Value?>
  ) {
    if let responder { responder[keyPath: own] = value } else { values[keyPath: path] = value }
  }

  func set<Value>(
    _ value: Value?, _ own: ReferenceWritableKeyPath<UIResponder, Value?>,
    _ path: ReferenceWritableKeyPath<AccessibilityValues, Value?>
  ) {
    if let responder { responder[keyPath: own] = value } else { values[keyPath: path] = value }
  }

  /// The responder that represents the object in the accessibility tree.
  func element(in container: AnyObject) -> UIResponder? {
    if let responder { return responder }
    guard let known else { return nil }
    let element = known.standIn ?? UIAccessibilityElement(accessibilityContainer: container)
    known.standIn = element
    element.accessibility = known
    element.isAccessibilityElement = known.isElement ?? false
    return element
  }
}
