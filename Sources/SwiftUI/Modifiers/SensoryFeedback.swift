import UIKit

/// Something that the user feels.
///
/// Documentation: `SwiftUI/SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of colliding things.
  ///
  /// Documentation: `SwiftUI/SensoryFeedback/Weight`.
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Small, light things.
    public static let light = Weight(style: .light)
    /// Things of medium size and weight.
    public static let medium = Weight(style: .medium)
    /// Large, heavy things.
    public static let heavy = Weight(style: .heavy)
  }

  /// The hardness of colliding things.
  ///
  /// Documentation: `SwiftUI/SensoryFeedback/Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Hard things.
    public static let rigid = Flexibility(style: .rigid)
    /// Things of medium hardness.
    public static let solid = Flexibility(style: .medium)
    /// Elastic things.
    public static let soft = Flexibility(style: .soft)
  }

  private enum Kind: Equatable, Sendable {
    case outcome(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    /// Feedback that only watches or trackpads give [D].
    case elsewhere(String)
  }

  private let kind: Kind

  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .outcome(.success))
  /// A task raised a warning.
  public static let warning = SensoryFeedback(kind: .outcome(.warning))
  /// A task failed.
  public static let error = SensoryFeedback(kind: .outcome(.error))
  /// Another value is selected.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A collision.
  public static let impact = SensoryFeedback(kind: .impact(.medium, 1))
  /// A value grew beyond a threshold; felt on watches.
  public static let increase = SensoryFeedback(kind: .elsewhere("increase"))
  /// A value fell below a threshold; felt on watches.
  public static let decrease = SensoryFeedback(kind: .elsewhere("decrease"))
  /// Something began; felt on watches.
  public static let start = SensoryFeedback(kind: .elsewhere("start"))
  /// Something ended; felt on watches.
  public static let stop = SensoryFeedback(kind: .elsewhere("stop"))
  /// A dragged thing came into line; felt on trackpads.
  public static let alignment = SensoryFeedback(kind: .elsewhere("alignment"))
  /// The pressure reached another level; felt on trackpads.
  public static let levelChange = SensoryFeedback(kind: .elsewhere("levelChange"))

  /// A collision of things of a weight, at an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// A collision of things of a hardness, at an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity))
  }

  @MainActor
  func give() {
    switch kind {
    case .outcome(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
    case .elsewhere: break
    }
  }
}

extension View {
  /// Gives feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { _, _ in feedback.give() }
  }

  /// Plays feedback when a value changes, if a closure returns true for the old and new value.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in if condition(old, new) { feedback.give() } }
  }

  /// Plays the feedback that a closure returns when a value changes; nil for none.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.give() }
  }
}
