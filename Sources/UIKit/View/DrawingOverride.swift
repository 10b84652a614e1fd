/// Tells which view classes draw: those that override `draw(_:)`.
///
/// A view that draws gets its layer rasterised, one that does not costs nothing, so the question matters; and there is
/// no runtime to ask. Two private classes, one of which overrides `draw(_:)` and nothing else, differ in one entry
/// of their method tables where the plain one agrees with `UIView`: that entry is `draw(_:)`. A class draws if its entry
/// is not `UIView`'s. Should the entry not be found, every class counts as one that draws.
@MainActor
enum DrawingOverride {
  private class PlainProbe: UIView {}

  private final class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) {
      accessibilityIdentifier = "\(rect)"
    }
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  static func draws(_ viewClass: UIView.Type) -> Bool {
    let key = ObjectIdentifier(viewClass)
    if let answer = answers[key] { return answer }
    let answer = entry.map { words(viewClass)[$0] != words(UIView.self)[$0] } ?? true
    answers[key] = answer
    return answer
  }

  /// The index of the entry for `draw(_:)`, counted in words from the start of a class's metadata.
  private static let entry: Int? = {
    let base = words(UIView.self)
    let plain = words(PlainProbe.self)
    let drawing = words(DrawingProbe.self)
    let candidates = (0..<wordCount(UIView.self)).filter { base[$0] == plain[$0] && base[$0] != drawing[$0] }
    return candidates.count == 1 ? candidates[0] : nil
  }()

  private static func words(_ viewClass: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(viewClass as AnyClass, to: UnsafePointer<UInt>.self)
  }

  /// The words of a class's metadata from its address point on. Its size and the address point's offset stand in the
  /// metadata itself, behind kind, superclass, instance flags and sizes.
  private static func wordCount(_ viewClass: UIView.Type) -> Int {
    let fields = UnsafeRawPointer(words(viewClass))
    let classSize = fields.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = fields.load(fromByteOffset: 36, as: UInt32.self)
    return (Int(classSize) - Int(addressPoint)) / MemoryLayout<UInt>.size
  }
}
