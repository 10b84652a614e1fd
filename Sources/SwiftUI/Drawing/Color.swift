import UIKit

/// A colour that depends on the surroundings, and a view that fills its room with it.
///
/// Documentation: `SwiftUI/Color`.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, @unchecked Sendable {
    case uiColor(UIColor)
    case accent
    case named(String, Bundle?)
  }

  let source: Source
  var opacityFactor = 1.0

  init(source: Source) { self.source = source }

  /// The way in which components are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// The usual space, with linear components.
    case sRGBLinear
    /// The wide space of displays.
    case displayP3
  }

  /// A colour of UIKit.
  public init(_ uiColor: UIColor) { source = .uiColor(uiColor) }
  /// A colour of UIKit.
  public init(uiColor: UIColor) { source = .uiColor(uiColor) }
  /// A colour of QuartzCore and CoreGraphics.
  public init(_ cgColor: CGColor) { source = .uiColor(UIColor(cgColor: cgColor)) }
  /// A colour of QuartzCore and CoreGraphics.
  public init(cgColor: CGColor) { source = .uiColor(UIColor(cgColor: cgColor)) }

  /// A colour by its components, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .uiColor(UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// A grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .uiColor(UIColor(white: white, alpha: opacity))
  }

  /// A colour by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .uiColor(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// A named colour of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// The colour, this many times as opaque.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= opacity
    return color
  }

  /// Red, as the system has it.
  public static let red = Color(.systemRed)
  /// Orange, as the system has it.
  public static let orange = Color(.systemOrange)
  /// Yellow, as the system has it.
  public static let yellow = Color(.systemYellow)
  /// Green, as the system has it.
  public static let green = Color(.systemGreen)
  /// Mint, as the system has it.
  public static let mint = Color(.systemMint)
  /// Teal, as the system has it.
  public static let teal = Color(.systemTeal)
  /// Cyan, as the system has it.
  public static let cyan = Color(.systemCyan)
  /// Blue, as the system has it.
  public static let blue = Color(.systemBlue)
  /// Indigo, as the system has it.
  public static let indigo = Color(.systemIndigo)
  /// Purple, as the system has it.
  public static let purple = Color(.systemPurple)
  /// Pink, as the system has it.
  public static let pink = Color(.systemPink)
  /// Brown, as the system has it.
  public static let brown = Color(.systemBrown)
  /// Grey, as the system has it.
  public static let gray = Color(.systemGray)
  /// White in every appearance.
  public static let white = Color(UIColor.white)
  /// Black in every appearance.
  public static let black = Color(UIColor.black)
  /// No colour.
  public static let clear = Color(UIColor.clear)
  /// The colour of primary content: that of labels.
  public static let primary = Color(UIColor.label)
  /// The colour of secondary content.
  public static let secondary = Color(UIColor.secondaryLabel)
  /// The colour of controls where none is given.
  public static let accentColor = Color(source: .accent)

  /// The colour as UIKit has it, in an environment.
  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    let color: UIColor
    switch source {
    case .uiColor(let own): color = own
    case .accent:
      color = environment.tint.map { $0.source == .accent ? .tintColor : $0.uiColor(environment) } ?? .tintColor
    case .named(let name, let bundle): color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    let adapted = environment.adapted(color)
    return opacityFactor == 1 ? adapted : adapted.withAlphaComponent(adapted.cgColor.alpha * opacityFactor)
  }
}

extension UIColor {
  /// The colour of a view of SwiftUI. It follows the appearance as that one does.
  public convenience init(_ color: Color) {
    self.init { color.uiColor(EnvironmentValues()).resolvedColor(with: $0) }
  }
}

extension Color: View, LeafView {
  func makeLeaf(_ node: ViewNode) -> PlainLeaf { PlainLeaf() }
  func update(_ leaf: PlainLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.view.backgroundColor = uiColor(environment)
    return false
  }
}

/// An element that fills its room with a colour.
final class PlainLeaf: LayoutNode {
  let view: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }()

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}
