import Foundation
import UIKit

/// A colour that depends on the environment; as a view it fills the available space.
///
/// Documentation: `SwiftUI/Color`.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, @unchecked Sendable {
    case uiColor(UIColor)
    case accent
    case named(String, Bundle?)
    case mixed(ColorMix)
  }

  let source: Source
  var opacityFactor = 1.0

  init(source: Source) { self.source = source }

  /// The colour space of the components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// The usual space, with linear components.
    case sRGBLinear
    /// The wide space of displays.
    case displayP3

    fileprivate func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> UIColor {
      switch self {
      case .sRGB: return UIColor(red: red, green: green, blue: blue, alpha: opacity)
      case .displayP3: return UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      case .sRGBLinear:
        // The transfer function of sRGB.
        func encode(_ linear: Double) -> Double {
          linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
        }
        return UIColor(red: encode(red), green: encode(green), blue: encode(blue), alpha: opacity)
      }
    }
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
    source = .uiColor(colorSpace.color(red, green, blue, opacity))
  }

  /// A grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .uiColor(colorSpace.color(white, white, white, opacity))
  }

  /// A colour by hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .uiColor(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// A named colour of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// The colour with its opacity multiplied by a factor.
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
  /// The default colour of controls.
  public static let accentColor = Color(source: .accent)

  /// The colour as UIKit has it, in an environment.
  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    let color: UIColor
    switch source {
    case .uiColor(let own): color = own
    case .accent:
      color = environment.tint.map { $0.source == .accent ? .tintColor : $0.uiColor(environment) } ?? .tintColor
    case .named(let name, let bundle): color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    case .mixed(let mix): color = mix.uiColor(environment)
    }
    let adapted = environment.adapted(color)
    return opacityFactor == 1 ? adapted : adapted.withAlphaComponent(adapted.cgColor.alpha * opacityFactor)
  }
}

extension Color: CustomStringConvertible {
  private static let names: [(color: Color, name: String)] = [
    (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"),
    (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"),
    (.gray, "gray"), (.white, "white"), (.black, "black"), (.clear, "clear"), (.primary, "primary"),
    (.secondary, "secondary"),
  ]

  /// The name of a system colour; for other colours the red, green, blue and opacity, each as two hexadecimal digits
  /// [C].
  public var description: String {
    if opacityFactor != 1 {
      var whole = self
      whole.opacityFactor = 1
      return "\(Int((opacityFactor * 100).rounded()))% \(whole)"
    }
    switch source {
    case .accent: return "accentColor"
    case .named(let name, _): return name
    case .mixed(let mix): return mix.description
    case .uiColor(let color):
      if let known = Self.names.first(where: { $0.color == self }) { return known.name }
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let digits = [red, green, blue, alpha].map { component in
        let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + digits.joined()
    }
  }
}

extension UIColor {
  /// The UIKit colour of a SwiftUI colour, which also follows the appearance.
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

/// An element that fills the available space with a colour.
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
