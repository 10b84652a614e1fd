import Foundation
import UIKit

/// A value that belongs to a view and lives as long as the view's identity. Changing it evaluates the bodies that read
/// it.
///
/// Documentation: `SwiftUI/State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// State that begins with a value.
  public init(wrappedValue value: Value) { initial = value }

  /// State that begins with a value.
  public init(initialValue value: Value) { initial = value }

  /// The value. While the view is not shown it is the initial one, and setting it has no effect.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    if let location = slot as? StateLocation<Value> {
      self.location = location
    } else {
      let location = StateLocation(initial)
      slot = location
      self.location = location
    }
  }
}

/// A value in the tree that bindings may refer to.
class ValueLocation<Value>: @unchecked Sendable {
  var value: Value { fatalError("a location without a value") }
  func set(_ value: Value, _ transaction: Transaction) {}
}

/// The value of a `@State`, with the nodes whose bodies read it.
final class StateLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  /// Whether the value was set, so that it is no longer the initial one.
  private(set) var isChanged = false
  private let readers = ReaderList()

  init(_ value: Value) { stored = value }

  override var value: Value {
    if MainThread.isCurrent { MainActor.assumeIsolated { readers.note() } }
    return lock.withLock { stored }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    lock.withLock {
      stored = value
      isChanged = true
    }
    onMainActor { [self] in readers.invalidate(transaction) }
  }
}
