import UIKit

/// The behaviour of an element, as described to assistive tools.
///
/// Documentation: `SwiftUI/AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits

  private(set) var traits: UIAccessibilityTraits

  /// No traits.
  public init() { traits = [] }

  private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// It is pressed to run an action.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading of the content that follows.
  public static let isHeader = AccessibilityTraits(.header)
  /// The selected one of several elements.
  public static let isSelected = AccessibilityTraits(.selected)
  /// It opens another screen, page or app.
  public static let isLink = AccessibilityTraits(.link)
  /// It takes a text to search for.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// It shows a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// It types a letter.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// It sums up the screen when the app is started.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts music, a film or a recording.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It is touched directly, such as the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The page is turned when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(.toggleButton)

  public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(traits.union(other.traits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.symmetricDifference(other.traits))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { traits.formUnion(newMember.traits) }
    return contains(newMember) ? newMember : nil
  }
}

/// How an element treats the accessibility elements inside.
///
/// Documentation: `SwiftUI/AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, combine, contain }
  private let kind: Kind
  /// The elements inside are hidden: only the view's own label and value are read.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside are combined into one element that reads all their texts.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// The elements inside remain separate, as parts of a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}

/// An action that assistive tools perform on an element.
///
/// Documentation: `SwiftUI/AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// Activates the element, as a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves the screen or dialogue.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The magic tap, which starts or stops the most important activity, such as music.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction of an adjustment.
///
/// Documentation: `SwiftUI/AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a greater value.
  case increment
  /// To a smaller value.
  case decrement
}
