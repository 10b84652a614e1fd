import CCairo
import CoreGraphics
import Foundation

/// A layer that fills and strokes a path in its own coordinates, in front of its background.
open class CAShapeLayer: CALayer {
  private var shape: ShapeValues { values as! ShapeValues }

  /// A shape layer without a path, which would be filled black and not stroked.
  public override init() {
    super.init(values: ShapeValues())
  }

  /// Copies the values that another shape layer shows, without its sublayers.
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

  /// The shape in the layer's coordinates; a copy is kept. Nil, the default, draws nothing. Changes are not animated
  /// implicitly.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, from: shape.path, to: newValue?.copy()) { ($0 as! ShapeValues).path = $1 } }
  }
  /// The colour inside the path; opaque black by default, nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, from: shape.fillColor, to: newValue) { ($0 as! ShapeValues).fillColor = $1 } }
  }
  /// Which areas of a path that crosses itself are inside; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change(.fillRule, from: shape.fillRule, to: newValue) { ($0 as! ShapeValues).fillRule = $1 } }
  }
  /// The colour of the line along the path; nil, the default, draws none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, from: shape.strokeColor, to: newValue) { ($0 as! ShapeValues).strokeColor = $1 } }
  }
  /// The beginning of the stroked part as a fraction of the path's length; 0 by default.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, from: shape.strokeStart, to: newValue) { ($0 as! ShapeValues).strokeStart = $1 } }
  }
  /// The end of the stroked part as a fraction of the path's length; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, from: shape.strokeEnd, to: newValue) { ($0 as! ShapeValues).strokeEnd = $1 } }
  }
  /// The width of the line in points, half to each side of the path; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, from: shape.lineWidth, to: newValue) { ($0 as! ShapeValues).lineWidth = $1 } }
  }
  /// The longest miter as a multiple of the line's width; 10 by default. A sharper corner is cut off.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, from: shape.miterLimit, to: newValue) { ($0 as! ShapeValues).miterLimit = $1 } }
  }
  /// The shape of the line's ends; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change(.lineCap, from: shape.lineCap, to: newValue) { ($0 as! ShapeValues).lineCap = $1 } }
  }
  /// The shape of the line's corners; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change(.lineJoin, from: shape.lineJoin, to: newValue) { ($0 as! ShapeValues).lineJoin = $1 } }
  }
  /// The position in the dash pattern at which the line begins, in points; 0 by default. Animating it moves the
  /// dashes.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, from: shape.lineDashPhase, to: newValue) { ($0 as! ShapeValues).lineDashPhase = $1 } }
  }
  /// The alternating lengths of dashes and gaps, in points. Nil, the default, draws a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      change(.lineDashPattern, from: shape.lineDashPattern, to: newValue) { ($0 as! ShapeValues).lineDashPattern = $1 }
    }
  }

  override var hasOwnVisual: Bool { (shown as! ShapeValues).isVisible }
  override func visualExtent(_ values: LayerValues) -> CGRect { (values as! ShapeValues).extent }
  override func drawVisual(_ values: LayerValues, in context: CGContext) { (values as! ShapeValues).draw(in: context) }
}

/// Which areas are inside a path that crosses itself or has several subpaths.
public struct CAShapeLayerFillRule: Hashable, Equatable, RawRepresentable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// A rule with any name; an unknown one is `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Inside where the path's turns around a point do not cancel.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the corners of a line.
public struct CAShapeLayerLineJoin: Hashable, Equatable, RawRepresentable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// A shape with any name; an unknown one is `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, within the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disc around the corner point.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of the ends of an open line.
public struct CAShapeLayerLineCap: Hashable, Equatable, RawRepresentable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// A shape with any name; an unknown one is `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half disc around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square: the line is longer by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
