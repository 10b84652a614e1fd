import InterfaceDocuments

/// A class's part of the elements that describe its objects.
@MainActor
package protocol ElementDecoding {
  associatedtype Object: AnyObject

  /// Reads an element once; the plan then applies to every object that is made of it.
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<Object>)
}

/// The steps that give an object what an element says.
@MainActor
package struct ElementPlan<Object: AnyObject> {
  package typealias Step = @MainActor (_ object: Object, _ coder: InterfaceCoder) -> Void

  private var steps: [Step] = []

  /// Sets a property, where the element has a value for it.
  package mutating func set<Value>(_ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value?) {
    guard let value else { return }
    steps.append { object, _ in object[keyPath: property] = value }
  }

  /// Sets an optional property, where the element has a value for it.
  package mutating func set<Value>(_ property: ReferenceWritableKeyPath<Object, Value?>, _ value: Value?) {
    guard let value else { return }
    steps.append { object, _ in object[keyPath: property] = value }
  }

  /// Calls a method with a value, where the element has one.
  package mutating func call<Value>(_ value: Value?, _ method: @escaping @MainActor (Object, Value) -> Void) {
    guard let value else { return }
    steps.append { object, _ in method(object, value) }
  }

  /// A step of any kind.
  package mutating func run(_ step: @escaping Step) { steps.append(step) }

  func run(on object: Object, _ coder: InterfaceCoder) {
    for step in steps { step(object, coder) }
  }
}

extension DocumentElement {
  /// The plan that a function reads from this element; it is read once and kept.
  @MainActor
  func kept<Plan>(_ read: (DocumentElement) -> Plan) -> Plan {
    let key = ObjectIdentifier(Plan.self)
    if let plan = plans[key] as? Plan { return plan }
    let plan = read(self)
    plans[key] = plan
    return plan
  }

  /// The plan of a class, made when an object is first made of this element.
  @MainActor
  func plan<Decoding: ElementDecoding>(_ decoding: Decoding.Type) -> ElementPlan<Decoding.Object> {
    if let plan = plans[ObjectIdentifier(decoding)] as? ElementPlan<Decoding.Object> { return plan }
    var plan = ElementPlan<Decoding.Object>()
    decoding.read(self, into: &plan)
    plans[ObjectIdentifier(decoding)] = plan
    return plan
  }
}
