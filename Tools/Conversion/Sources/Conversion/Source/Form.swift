/// The kinds of code that a conversion changes, because they need Objective-C or Apple's platforms.
public enum Form: String, Sendable, CaseIterable {
  /// An attribute or a modifier that the compiler refuses on Linux.
  case attribute
  /// The table of a class: the methods or properties that are found by name.
  case table
  /// The adoption of the protocol that has the table.
  case adoption
  case selector
  case keyPath
  /// An optional requirement of a protocol, or the member with which a class implements it.
  case optionalRequirement
  /// An override in an extension.
  case extensionOverride
  /// A property whose changes are observed.
  case observation
  case importedModule
  /// A condition of `#if`.
  case condition
  /// A test method, or a class of tests, on the main actor.
  case test
  /// A function that finds texts in the user's language, or fills their formats.
  case localizedText
  /// A timer that is added to a run loop.
  case timer
  /// A preview of Xcode.
  case preview
  /// A member that is looked up on `AnyObject`.
  case lookup
  /// A value that is added to SwiftUI's environment.
  case entry
  /// A name that UIKit had in Swift 4.0, or a call as it was spelled then.
  case earlierName
}
