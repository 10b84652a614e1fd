import CoreTransferable
import UIKit
import UniformTypeIdentifiers

extension Color: Transferable {
  /// Red, green, blue and opacity in sRGB, as the colour is in light mode.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { ColorParts($0) }, importing: { $0.color })
  }
}

/// The parts of a colour, as they are handed on.
private struct ColorParts: Codable, Transferable {
  private let red, green, blue, opacity: CGFloat

  init(_ color: Color) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let light = UITraitCollection(userInterfaceStyle: .light)
    color.uiColor(EnvironmentValues()).resolvedColor(with: light)
      .getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    (red, green, blue, opacity) = parts
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.apple.uikit.color"))
  }
}
