import CoreGraphics
import Foundation

/// A layer with a gradient of colours over its background, cut along its rounded corners.
open class CAGradientLayer: CALayer {
  private var gradient: GradientValues { values as! GradientValues }

  public override init() {
    super.init(values: GradientValues())
  }

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

  /// `CGColor` values.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      change(.colors, from: gradient.colors, to: newValue.map { $0.compactMap { $0 as? CGColor } }) {
        ($0 as! GradientValues).colors = $1
      }
    }
  }
  /// Where the colours stand, from 0 to 1, ascending; evenly spread without.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      change(.locations, from: gradient.locations, to: newValue.map { $0.map { CGFloat($0.doubleValue) } }) {
        ($0 as! GradientValues).locations = $1
      }
    }
  }
  /// In fractions of the bounds; the middle of a radial or conic gradient.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, from: gradient.startPoint, to: newValue) { ($0 as! GradientValues).startPoint = $1 } }
  }
  /// In fractions of the bounds; the corner of a radial gradient's last ellipse; the direction in which a conic one begins.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, from: gradient.endPoint, to: newValue) { ($0 as! GradientValues).endPoint = $1 } }
  }
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(.type, from: gradient.type, to: newValue) { ($0 as! GradientValues).type = $1 } }
  }

  override var hasOwnVisual: Bool { !((shown as! GradientValues).colors ?? []).isEmpty }
  override func visualExtent(_ values: LayerValues) -> CGRect { values.bounds }
  override func drawVisual(_ values: LayerValues, in context: CGContext) {
    (values as! GradientValues).draw(in: context)
  }}

/// The kinds of gradients.
public struct CAGradientLayerType: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
