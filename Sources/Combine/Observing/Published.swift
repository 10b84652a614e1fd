/// Publishes a property of a class: `$property` sends its value, and then each value that it is set to, just before.
@propertyWrapper public struct Published<Value> {
  private var subject: PublishedSubject<Value>

  /// A property with an initial value.
  public init(initialValue: Value) { subject = PublishedSubject(initialValue) }

  /// A property with an initial value.
  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    // swift-format-ignore
    set { fatalError("@Published is only available on properties of classes; the value was \(newValue)") }
  }

  /// The publisher of the property. Setting it makes the property share the value and subscribers of another property.
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: subject) }
    set { subject = newValue.subject }
  }

  /// The property's value in its object. Setting it sends the value first, then stores it.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].subject.value }
    set { object[keyPath: storageKeyPath].subject.send(newValue) }
  }

  /// Sends the value of a property, and then each value that it is set to.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
      subject.subscribe(subscriber)
    }
  }
}

extension Published: PublishedProperty {
  static func subject(at address: UnsafeMutableRawPointer) -> any PublishedChanges {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.subject
  }
}
