import QuartzCore
import TextLayout

extension UIFont: LayerFont {}

extension NSAttributedString: LayerAttributedText {
  /// The text as text layers draw it: letters without a font in 12 points, those without a colour in black.
  package var layoutContent: TextContent { AttributedContent.plain.content(self) }
}
