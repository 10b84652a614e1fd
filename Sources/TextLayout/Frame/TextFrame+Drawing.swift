import CPango
import CoreGraphics
import Foundation

extension TextFrame {
  /// Draws the text with the top left corner of its frame at `origin`, in a context whose y axis points down.
  ///
  /// Baselines are put on whole device pixels where the context is not rotated: text is equally sharp in every row.
  ///
  /// - Parameters:
  ///   - color: Replaces every run's own colour, if given.
  ///   - drawsBackgrounds: False if the background colours have already been drawn.
  ///   - drawsAttachments: False for a copy of the letters alone.
  package func draw(
    in context: CGContext, at origin: CGPoint, overriding color: TextColor? = nil,
    drawsBackgrounds: Bool = true, drawsAttachments: Bool = true
  ) {
    var placed: [PlacedAttachment] = []
    for shadow in shadows ?? [] {
      context.saveGState()
      if let shadow {
        context.setShadow(
          offset: CGSize(width: shadow.x, height: shadow.y), blur: CGFloat(shadow.blur), color: shadow.color.cgColor)
      }
      context.composeForeign { cairo in
        placed += draw(
          cairo: cairo, x: Double(origin.x), y: Double(origin.y), overriding: color, shadow: shadow,
          drawsBackgrounds: drawsBackgrounds)
      }
      context.restoreGState()
    }
    if shadows == nil {
      context.composeForeign { cairo in
        placed = draw(
          cairo: cairo, x: Double(origin.x), y: Double(origin.y), overriding: color, shadow: nil,
          drawsBackgrounds: drawsBackgrounds)
      }
    }
    guard drawsAttachments else { return }
    for attachment in placed {
      attachment.attachment.picture?.draw(in: context, rect: attachment.rect, color: attachment.color)
    }
  }

  /// The different shadows in the text; an element is nil for parts without a shadow. Nil if no part of the text has
  /// effects.
  private var shadows: [TextShadow?]? {
    guard content.attributes.effects != nil || content.runs.contains(where: { $0.attributes.effects != nil }) else {
      return nil
    }
    let own = content.attributes.effects?.shadow
    var shadows: [TextShadow?] = content.runs.isEmpty ? [own] : [nil]
    for attributes in content.runs.map(\.attributes) + [content.attributes] {
      if let shadow = attributes.effects?.shadow, !shadows.contains(shadow) { shadows.append(shadow) }
    }
    return shadows
  }

  private func draw(
    cairo: OpaquePointer, x: Double, y: Double, overriding color: TextColor?, shadow: TextShadow?,
    drawsBackgrounds: Bool
  ) -> [PlacedAttachment] {
    FontEngine.shared.lock.withLock {
      var painter = TextPainter(frame: self, cairo: cairo, overridingColor: color, shadow: shadow)
      painter.paintsBackgrounds = drawsBackgrounds
      cairo_save(cairo)
      painter.paint(x: x, y: y)
      cairo_restore(cairo)
      return painter.attachments
    }
  }
}

/// An attachment with its frame.
struct PlacedAttachment {
  var attachment: TextAttachment
  var rect: CGRect
  var color: TextColor
}

extension TextColor {
  var cgColor: CGColor {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
