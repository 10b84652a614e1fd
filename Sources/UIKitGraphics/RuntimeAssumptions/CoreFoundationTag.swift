/// Makes objects usable as values in attributed strings. It is the first stored property of a class that derives from
/// `NSObject`.
///
/// Attributed strings compare values by Core Foundation, which on Linux reads a type number from the word after an
/// object's header. In a Swift class, this word is the first stored property. For 0, "no type", Core Foundation stops
/// the program; for any other unknown number it calls the object's `isEqual(_:)`.
struct CoreFoundationTag: Sendable {
  private let typeNumber: UInt = 1 << 8
}
