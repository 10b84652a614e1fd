/// Tells which subclasses override one method of a class.
///
/// There is no runtime to ask. Of two private subclasses, one overrides only that method: their method tables differ in
/// one entry where the plain one agrees with the base class, and that entry is the method's.
@MainActor
package struct OverriddenMethod {
  private let base: AnyClass
  /// The index of the method's entry, in words from the start of a class's metadata; nil where it was not found.
  private let entry: Int?

  /// Finds the method's entry in the dispatch table, and prints a message if it is not found.
  ///
  /// - Parameter consequence: The effect of not finding the entry, for the message.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass, consequence: String) {
    self.base = base
    let candidates = (0..<Self.wordCount(base)).filter {
      Self.words(base)[$0] == Self.words(plain)[$0] && Self.words(base)[$0] != Self.words(overriding)[$0]
    }
    entry = candidates.count == 1 ? candidates[0] : nil
    if entry == nil { RuntimeMessage.say(consequence) }
  }

  /// Whether `subclass` or a class between it and the base class overrides the method; nil where that is unknown. O(1).
  package func isOverridden(in subclass: AnyClass) -> Bool? {
    entry.map { Self.words(subclass)[$0] != Self.words(base)[$0] }
  }

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The number of words of a class's metadata from its address point on; 0 if the metadata has another layout. Its
  /// size and the address point's offset are in the metadata itself, after kind, superclass, instance flags and sizes.
  private static func wordCount(_ type: AnyClass) -> Int {
    let fields = UnsafeRawPointer(words(type))
    let classSize = Int(fields.load(fromByteOffset: 32, as: UInt32.self))
    let addressPoint = Int(fields.load(fromByteOffset: 36, as: UInt32.self))
    let word = MemoryLayout<UInt>.size
    // The largest class of UIKit has some 600 methods.
    guard classSize % word == 0, addressPoint % word == 0, addressPoint < classSize, classSize < 1 << 15 else {
      return 0
    }
    return (classSize - addressPoint) / word
  }
}
