import Foundation
import UIKit

/// An identity for groups of views, which lives as long as the view's.
///
/// Documentation: `SwiftUI/Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// A new identity.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { id }
}

extension Namespace: NodeProperty {
  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  @MainActor private static var last = 0

  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    if slot == nil {
      Self.last += 1
      slot = Kept(ID(number: Self.last))
    }
    if let kept = slot as? Kept { id = kept.id }
  }
}

/// A length that follows the text size.
///
/// Documentation: `SwiftUI/ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// A length that follows the size of running text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A length that follows the size of text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  /// The length for the text size of the surroundings.
  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: NodeProperty {
  private final class Reading: EnvironmentReading {
    let size: DynamicTypeSize
    init(_ size: DynamicTypeSize) { self.size = size }
    func hasChanged(in environment: EnvironmentValues) -> Bool { environment.dynamicTypeSize != size }
  }

  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let size = node.environment.dynamicTypeSize
    slot = Reading(size)
    scaled = Value(
      UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(
        for: CGFloat(value), compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category)))
  }
}
