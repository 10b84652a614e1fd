import TextLayout
import UIKit
import UIKitCore

extension AuditedText {
  /// The text of a label; nil if it has none or no size.
  @MainActor
  init?(_ label: UILabel, isDisabled: Bool) {
    guard let string = label.text ?? label.attributedText?.string, !string.isEmpty, label.bounds.width > 0,
      label.bounds.height > 0
    else { return nil }
    let bounds = label.bounds
    let lines = label.textFrame(at: bounds.size)
    let rects = lines.lines.map(\.rect)
    let used = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    let top = bounds.minY + (bounds.height - lines.size.height) / 2
    let own = CGRect(x: bounds.minX + used.minX, y: top + used.minY, width: used.width, height: used.height)
    self.string = string
    font = label.font
    color = label.textColor
    frame = label.convert(own, to: nil)
    isTruncated = lines.isTruncated
    needed = lines.size
    room = bounds.size
    self.isDisabled = isDisabled || !label.isEnabled
  }

  /// The text or placeholder of a field; nil if it has neither. A field scrolls its text, so it cuts nothing off.
  @MainActor
  init?(_ field: UITextField) {
    guard let string = [field.text, field.placeholder].compactMap({ $0 }).first(where: { !$0.isEmpty }),
      let font = field.font
    else { return nil }
    self.string = string
    self.font = font
    color = field.textColor
    frame = field.convert(field.bounds, to: nil)
    isTruncated = false
    (needed, room) = (.zero, field.bounds.size)
    isDisabled = !field.isEnabled
  }

  /// The width that the text needs in one line, in points.
  @MainActor
  static func fullWidth(of label: UILabel) -> CGFloat {
    label.textFrame(at: CGSize(width: CGFloat.greatestFiniteMagnitude, height: label.bounds.height)).size.width
  }
}
