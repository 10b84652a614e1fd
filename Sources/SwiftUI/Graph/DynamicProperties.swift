@_spi(Reflection) import Swift

/// A stored value of a view that the view tree supplies: state, environment, bindings.
///
/// Documentation: `SwiftUI/DynamicProperty`.
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the property's own dynamic properties were updated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property with storage in the view tree.
@MainActor
protocol NodeProperty: DynamicProperty {
  /// Takes the storage from `slot`, or creates it there.
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode)
}

/// Storage of a dynamic property that reads the environment.
@MainActor
protocol EnvironmentReading: AnyObject {
  func hasChanged(in environment: EnvironmentValues) -> Bool
}

/// Storage of a dynamic property that must be notified when the view is removed.
@MainActor
protocol LeavingProperty: AnyObject {
  func leave()
}

/// The storage of one view's dynamic properties.
@MainActor
struct DynamicProperties {
  private var slots: [AnyObject?] = []

  /// Connects each dynamic property of a value, in the order of declaration.
  mutating func connect<Value>(_ value: inout Value, node: ViewNode) {
    let fields = DynamicFields.fields(of: Value.self)
    guard !fields.isEmpty else { return }
    let count = fields.reduce(0) { $0 + $1.slotCount }
    if slots.count != count { slots = Array(repeating: nil, count: count) }
    var next = 0
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields { field.connect(UnsafeMutableRawPointer(pointer), &slots, &next, node) }
    }
  }

  /// Whether a property of the environment that the view reads has another value.
  func readsChanged(in environment: EnvironmentValues) -> Bool {
    slots.contains { ($0 as? any EnvironmentReading)?.hasChanged(in: environment) ?? false }
  }

  /// Whether the storage can be discarded because it still has its initial values.
  var keepNothing: Bool {
    slots.allSatisfy { slot in
      slot == nil || slot is any EnvironmentReading || (slot as? any KeepingProperty)?.keepsNothing == true
    }
  }

  func disconnect() {
    for slot in slots { (slot as? any LeavingProperty)?.leave() }
  }
}

/// A dynamic property at an offset in a type.
@MainActor
class DynamicField {
  var slotCount: Int { 1 }
  func connect(_ base: UnsafeMutableRawPointer, _ slots: inout [AnyObject?], _ next: inout Int, _ node: ViewNode) {}
}

private final class NodeField<Property: NodeProperty>: DynamicField {
  private let offset: Int
  init(offset: Int) { self.offset = offset }

  override func connect(
    _ base: UnsafeMutableRawPointer, _ slots: inout [AnyObject?], _ next: inout Int, _ node: ViewNode
  ) {
    (base + offset).assumingMemoryBound(to: Property.self).pointee.connect(&slots[next], node)
    next += 1
  }
}

/// A dynamic property defined by an app, with dynamic properties inside.
private final class ComposedField<Property: DynamicProperty>: DynamicField {
  private let offset: Int
  private let inner: [DynamicField]

  init(offset: Int) {
    self.offset = offset
    inner = DynamicFields.fields(of: Property.self)
  }

  override var slotCount: Int { inner.reduce(0) { $0 + $1.slotCount } }

  override func connect(
    _ base: UnsafeMutableRawPointer, _ slots: inout [AnyObject?], _ next: inout Int, _ node: ViewNode
  ) {
    for field in inner { field.connect(base + offset, &slots, &next, node) }
    (base + offset).assumingMemoryBound(to: Property.self).pointee.update()
  }
}

/// The dynamic properties of types, found once for each type.
@MainActor
enum DynamicFields {
  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  static func fields<Value>(of type: Value.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [DynamicField] = []
    // The properties of class instances are not stored inline: such a view has no dynamic properties.
    if !(type is AnyClass) {
      _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, field, _ in
        if let property = field as? any NodeProperty.Type {
          fields.append(make(property, offset))
        } else if let property = field as? any DynamicProperty.Type {
          fields.append(makeComposed(property, offset))
        }
        return true
      }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func make<P: NodeProperty>(_ type: P.Type, _ offset: Int) -> DynamicField {
    NodeField<P>(offset: offset)
  }

  private static func makeComposed<P: DynamicProperty>(_ type: P.Type, _ offset: Int) -> DynamicField {
    ComposedField<P>(offset: offset)
  }
}
