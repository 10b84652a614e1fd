import Foundation

/// Numbers in the layout text: at most two decimals, without trailing zeros.
enum LayoutNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return String(describing: value) }
    let hundredths = (value * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return String(Int(hundredths / 100)) }
    let text = String(format: "%.2f", value)
    return text.hasSuffix("0") ? String(text.dropLast()) : text
  }

  static func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
  static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }
  static func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }

  private static func text(_ value: CGFloat) -> String { text(Double(value)) }
}
