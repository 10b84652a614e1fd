import UIKit

/// The view that has the focus of assistive tools: a Bool for one view, or the value of one of several views; false or
/// nil without focus. Setting it moves the focus.
///
/// Documentation: `SwiftUI/AccessibilityFocusState`.
@MainActor @preconcurrency
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves the focus of assistive tools.
  ///
  /// Documentation: `SwiftUI/AccessibilityFocusState/Binding`.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct Binding {
    let location: ValueLocation<Value>?
    let none: Value
    let technologies: AccessibilityTechnologies

    /// The value of the view that has the focus of assistive tools.
    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set { location?.set(newValue, .current) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private let technologies: AccessibilityTechnologies
  private var location: StateLocation<Value>?

  private init(_ none: Value, _ technologies: AccessibilityTechnologies) {
    self.none = none
    self.technologies = technologies
  }

  /// The state of one view: true while it has the focus of assistive tools.
  public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

  /// The state of one view: true while it has the focus of some assistive tools. A screen reader counts as VoiceOver.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(false, technologies) }

  /// The value of the focused one of several views; nil while assistive tools focus on none.
  public init<T>() where Value == T?, T: Hashable { self.init(for: [.voiceOver, .switchControl]) }

  /// The value of the focused one of several views; nil while some assistive tools focus on none. A screen reader counts
  /// as VoiceOver.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    self.init(nil, technologies)
  }

  /// The value of the view that has the focus of assistive tools.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// Reads and moves the focus of assistive tools.
  public var projectedValue: Binding { Binding(location: location, none: none, technologies: technologies) }
}

extension AccessibilityFocusState: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let location = slot as? StateLocation<Value> ?? StateLocation(none)
    slot = location
    self.location = location
  }
}

/// Kinds of assistive tools.
///
/// Documentation: `SwiftUI/AccessibilityTechnologies`.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var kinds: Set<Int>

  private init(kinds: Set<Int>) { self.kinds = kinds }

  /// No assistive tools.
  public init() { kinds = [] }

  /// A tool that reads the screen.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(kinds: [0]) }
  /// A tool that controls the screen by switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(kinds: [1]) }

  public func contains(_ member: AccessibilityTechnologies) -> Bool { member.kinds.isSubset(of: kinds) }
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    kinds.formUnion(newMember.kinds)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = kinds.intersection(member.kinds)
    kinds.subtract(member.kinds)
    return removed.isEmpty ? nil : AccessibilityTechnologies(kinds: removed)
  }
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(kinds: kinds.union(other.kinds))
  }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(kinds: kinds.intersection(other.kinds))
  }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(kinds: kinds.symmetricDifference(other.kinds))
  }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { self = symmetricDifference(other) }
}

private struct AccessibilityFocusModifier<Value: Hashable>: ViewModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    // The value is read here, so that this body is evaluated again and the focus follows the value.
    let isFocused = binding.technologies.contains(.voiceOver) && binding.wrappedValue == value
    return content.modifier(AccessibilityModifier { $0.isFocused = isFocused })
  }
}

extension View {
  /// Ties the focus of assistive tools to a value: it moves to the view when the binding becomes that value.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Ties the focus of assistive tools to a Bool: it moves to the view when the binding becomes true.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(binding: condition, value: true))
  }
}
