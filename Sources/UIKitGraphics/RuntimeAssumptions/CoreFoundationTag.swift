/// Lets objects be values of attributed strings: stored first in a class that derives from `NSObject`.
///
/// Attributed strings compare values through Core Foundation, which on Linux reads a type number from the word behind
/// an object's header, where a Swift class has its first stored property. If that says 0, "no type", it stops the
/// program instead of asking the object's `isEqual(_:)`. Any other number that is not the object's leads there.
struct CoreFoundationTag: Sendable {
  private let typeNumber: UInt = 1 << 8
}
