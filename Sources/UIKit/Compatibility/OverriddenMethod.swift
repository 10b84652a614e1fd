/// Tells which subclasses override one method of a class.
///
/// There is no runtime to ask. Of two private subclasses, one overrides that method and nothing else: their method
/// tables differ in one entry where the plain one agrees with the base class, and that entry is the method's.
@MainActor
struct OverriddenMethod {
  private let base: AnyClass
  /// The index of the method's entry, in words from the start of a class's metadata; nil where it was not found.
  private let entry: Int?

  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    self.base = base
    let candidates = (0..<Self.wordCount(base)).filter {
      Self.words(base)[$0] == Self.words(plain)[$0] && Self.words(base)[$0] != Self.words(overriding)[$0]
    }
    entry = candidates.count == 1 ? candidates[0] : nil
  }

  /// Whether `subclass` or a class between it and the base class overrides the method; true where that is unknown.
  /// O(1).
  func isOverridden(in subclass: AnyClass) -> Bool {
    guard let entry else { return true }
    return Self.words(subclass)[entry] != Self.words(base)[entry]
  }

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The words of a class's metadata from its address point on. Its size and the address point's offset stand in the
  /// metadata itself, behind kind, superclass, instance flags and sizes.
  private static func wordCount(_ type: AnyClass) -> Int {
    let fields = UnsafeRawPointer(words(type))
    let classSize = fields.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = fields.load(fromByteOffset: 36, as: UInt32.self)
    return (Int(classSize) - Int(addressPoint)) / MemoryLayout<UInt>.size
  }
}
