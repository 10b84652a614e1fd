import CoreGraphics
import Foundation

/// A layer that draws a text over its background, from its upper edge down.
open class CATextLayer: CALayer {
  private var text: TextValues { values as! TextValues }

  /// A text layer without a text, in white letters of 36 points.
  public override init() {
    super.init(values: TextValues())
  }

  /// Copies the values that another text layer shows, without its sublayers.
  public override init(layer: Any) {
    guard let source = layer as? CATextLayer else {
      super.init(values: TextValues())
      return
    }
    super.init(values: source.shown.copy())
    adopt(source)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(values: TextValues())
  }

  /// The text: a string, or an attributed string with its own fonts and colours. Nil, the default, and anything else
  /// draw nothing.
  open var string: Any? {
    get { text.string }
    set { change(.string, from: text.content, to: LayerText(newValue)) { ($0 as! TextValues).content = $1 } }
  }

  /// The font of a string without attributes: a font of UIKit, whose size is ignored, or a font name. Nil, the default,
  /// is the system's.
  open var font: CFTypeRef? {
    get { text.font }
    set {
      change(.font, from: text.font.map(ObjectIdentifier.init), to: newValue.map(ObjectIdentifier.init)) { values, _ in
        (values as! TextValues).font = newValue
      }
    }
  }

  /// The size of `font` in points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change(.fontSize, from: text.fontSize, to: newValue) { ($0 as! TextValues).fontSize = $1 } }
  }

  /// The colour of a string without attributes; opaque white by default.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set {
      change(.foregroundColor, from: text.foregroundColor, to: newValue) { ($0 as! TextValues).foregroundColor = $1 }
    }
  }

  /// Whether lines are broken at the layer's width. False by default: each paragraph is one line.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change(.wrapped, from: text.isWrapped, to: newValue) { ($0 as! TextValues).isWrapped = $1 } }
  }

  /// How a text that does not fit is shortened; not at all by default: the layer's edges cut it.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change(.truncationMode, from: text.truncationMode, to: newValue) { ($0 as! TextValues).truncationMode = $1 } }
  }

  /// How lines are placed between the layer's sides; by the direction of the text by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change(.alignmentMode, from: text.alignmentMode, to: newValue) { ($0 as! TextValues).alignmentMode = $1 } }
  }

  override var hasOwnVisual: Bool { (shown as! TextValues).content != nil }
  override func visualExtent(_ values: LayerValues) -> CGRect { values.bounds }
  override func drawVisual(_ values: LayerValues, in context: CGContext) { (values as! TextValues).draw(in: context) }
}

/// How a text layer shortens a text that does not fit.
public struct CATextLayerTruncationMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode with any name; an unknown one is `none`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not truncated: the layer's edges clip the text.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the last line that is shown gives way to an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the last line that is shown gives way to an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the last line that is shown gives way to an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines between the sides of a text layer.
public struct CATextLayerAlignmentMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode with any name; an unknown one is `natural`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Left for text that runs from left to right, right for text that runs from right to left.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified, except for the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
