import CoreGraphics
import Foundation

/// A layer that draws a gradient of colours over its background, cut along its rounded corners.
open class CAGradientLayer: CALayer {
  private var gradient: GradientValues { values as! GradientValues }

  /// An axial gradient from the upper to the lower edge, without colours: it draws nothing.
  public override init() {
    super.init(values: GradientValues())
  }

  /// Copies the values that another gradient layer shows, without its sublayers.
  public override init(layer: Any) {
    guard let source = layer as? CAGradientLayer else {
      super.init(values: GradientValues())
      return
    }
    super.init(values: source.shown.copy())
    adopt(source)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(values: GradientValues())
  }

  /// The colours, as `CGColor` values; others are ignored. Nil, the default, draws nothing.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      change(.colors, from: gradient.colors, to: newValue.map { $0.compactMap { $0 as? CGColor } }) {
        ($0 as! GradientValues).colors = $1
      }
    }
  }
  /// The location of each colour, ascending from 0 to 1. Nil, the default, spaces them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      change(.locations, from: gradient.locations, to: newValue.map { $0.map { CGFloat($0.doubleValue) } }) {
        ($0 as! GradientValues).locations = $1
      }
    }
  }
  /// The start of an axial gradient, or the middle of a radial or conic one, in fractions of the bounds; (0.5, 0) by
  /// default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, from: gradient.startPoint, to: newValue) { ($0 as! GradientValues).startPoint = $1 } }
  }
  /// The end of an axial gradient, the corner of a radial one's last ellipse, or the direction in which a conic one
  /// begins, in fractions of the bounds; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, from: gradient.endPoint, to: newValue) { ($0 as! GradientValues).endPoint = $1 } }
  }
  /// The shape of the gradient; `axial` by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(.type, from: gradient.type, to: newValue) { ($0 as! GradientValues).type = $1 } }
  }

  override var hasOwnVisual: Bool { !((shown as! GradientValues).colors ?? []).isEmpty }
  override func visualExtent(_ values: LayerValues) -> CGRect { values.bounds }
  override func drawVisual(_ values: LayerValues, in context: CGContext) {
    (values as! GradientValues).draw(in: context)
  }
}

/// The shapes of gradients.
public struct CAGradientLayerType: Hashable, Equatable, RawRepresentable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// A shape with any name; an unknown one is `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Colours change along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colours change in ellipses around the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colours change with the angle around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
