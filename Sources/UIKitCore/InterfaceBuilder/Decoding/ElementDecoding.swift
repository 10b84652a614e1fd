import InterfaceDocuments

/// A class's part of the elements that describe its objects.
@MainActor
package protocol ElementDecoding {
  associatedtype Object: AnyObject

  /// Reads an element once; the plan then applies to every object that is made from it.
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<Object>)
}

/// The steps that apply an element's values to an object.
@MainActor
package struct ElementPlan<Object: AnyObject> {
  package typealias Step = @MainActor (_ object: Object, _ coder: InterfaceCoder) -> Void

  private var steps: [Step] = []

  /// Adds a step that gives objects a value, if the element has one: `set(element.bool("hidden")) { $0.isHidden = $1
  /// }`.
  ///
  /// The step is a closure because a key path would be slower: each assignment would look up its setter and allocate a
  /// buffer.
  package mutating func set<Value>(_ value: Value?, _ assign: @escaping @MainActor (Object, Value) -> Void) {
    guard let value else { return }
    steps.append { object, _ in assign(object, value) }
  }

  /// A step of any kind.
  package mutating func run(_ step: @escaping Step) { steps.append(step) }

  func run(on object: Object, _ coder: InterfaceCoder) {
    for step in steps { step(object, coder) }
  }
}

extension DocumentElement {
  /// The plan that `read` makes of this element; it is made once and kept.
  @MainActor
  package func kept<Plan>(_ read: (DocumentElement) -> Plan) -> Plan {
    let key = ObjectIdentifier(Plan.self)
    if let kept = plans[key] { return unsafeDowncast(kept, to: KeptPlan<Plan>.self).plan }
    let plan = read(self)
    plans[key] = KeptPlan(plan)
    return plan
  }

  /// The plan of a class, made when the first object is made from this element.
  @MainActor
  func plan<Decoding: ElementDecoding>(_ decoding: Decoding.Type) -> ElementPlan<Decoding.Object> {
    kept(DecodedPlan<Decoding>.init).plan
  }
}

/// The plan that a decoding reads. The type distinguishes decodings of the same class.
@MainActor
private struct DecodedPlan<Decoding: ElementDecoding> {
  private(set) var plan = ElementPlan<Decoding.Object>()

  init(_ element: DocumentElement) { Decoding.read(element, into: &plan) }
}

/// A plan that an element stores under its type, so that no casts are needed when further objects are made from it.
private final class KeptPlan<Plan> {
  let plan: Plan

  init(_ plan: Plan) { self.plan = plan }
}
