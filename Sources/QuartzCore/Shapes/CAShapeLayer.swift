import CCairo
import CoreGraphics
import Foundation

/// A layer that fills and strokes a path in its own coordinates, in front of its background.
open class CAShapeLayer: CALayer {
  private var shape: ShapeValues { values as! ShapeValues }

  public override init() {
    super.init(values: ShapeValues())
  }

  public override init(layer: Any) {
    guard let source = layer as? CAShapeLayer else {
      super.init(values: ShapeValues())
      return
    }
    super.init(values: source.shown.copy())
    adopt(source)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(values: ShapeValues())
  }

  open var path: CGPath? {
    get { shape.path }
    set { change(.path, from: shape.path, to: newValue?.copy()) { ($0 as! ShapeValues).path = $1 } }
  }
  /// Black without a choice; `nil` fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, from: shape.fillColor, to: newValue) { ($0 as! ShapeValues).fillColor = $1 } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(.fillRule, from: shape.fillRule, to: newValue) { ($0 as! ShapeValues).fillRule = $1 } }
  }
  /// `nil`, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, from: shape.strokeColor, to: newValue) { ($0 as! ShapeValues).strokeColor = $1 } }
  }
  /// Where the stroke begins, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, from: shape.strokeStart, to: newValue) { ($0 as! ShapeValues).strokeStart = $1 } }
  }
  /// Where the stroke ends, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, from: shape.strokeEnd, to: newValue) { ($0 as! ShapeValues).strokeEnd = $1 } }
  }
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, from: shape.lineWidth, to: newValue) { ($0 as! ShapeValues).lineWidth = $1 } }
  }
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, from: shape.miterLimit, to: newValue) { ($0 as! ShapeValues).miterLimit = $1 } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change(.lineCap, from: shape.lineCap, to: newValue) { ($0 as! ShapeValues).lineCap = $1 } }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change(.lineJoin, from: shape.lineJoin, to: newValue) { ($0 as! ShapeValues).lineJoin = $1 } }
  }
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, from: shape.lineDashPhase, to: newValue) { ($0 as! ShapeValues).lineDashPhase = $1 } }
  }
  /// Lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      change(.lineDashPattern, from: shape.lineDashPattern, to: newValue) { ($0 as! ShapeValues).lineDashPattern = $1 }
    }
  }

  override var hasOwnVisual: Bool { (shown as! ShapeValues).isVisible }
  override func visualExtent(_ values: LayerValues) -> CGRect { (values as! ShapeValues).extent }
  override func drawVisual(_ values: LayerValues, in context: CGContext) { (values as! ShapeValues).draw(in: context) }}

public struct CAShapeLayerFillRule: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineJoin: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerLineCap: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
