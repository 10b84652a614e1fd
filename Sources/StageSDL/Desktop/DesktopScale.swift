import CoreGraphics
import Foundation

/// The number of pixels per point that the desktop uses.
///
/// The physical density of a display is no guide: many desktops show a dense display unscaled. The user's settings are
/// used, in the order in which other programs follow them.
enum DesktopScale {
  /// The scales that are offered; others would leave hairlines and bitmaps between pixels.
  private static let step: CGFloat = 0.25
  private static let range: ClosedRange<CGFloat> = 1...4

  /// - Parameters:
  ///   - environment: the process's environment, of which `GDK_SCALE` and `QT_SCALE_FACTOR` are read.
  ///   - resources: the X server's resource database, of which `Xft.dpi` is read; 96 is a scale of 1.
  static func scale(environment: [String: String], resources: String?) -> CGFloat {
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let factor = environment[name].flatMap(Double.init), factor > 0 { return rounded(CGFloat(factor)) }
    }
    if let density = resources.flatMap(density) { return rounded(density / 96) }
    return 1
  }

  private static func rounded(_ scale: CGFloat) -> CGFloat {
    let whole = (scale / step).rounded() * step
    return min(max(whole, range.lowerBound), range.upperBound)
  }

  /// The value of `Xft.dpi`, a line `name: value` of the database.
  private static func density(in resources: String) -> CGFloat? {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else { continue }
      if let value = Double(parts[1].trimmingCharacters(in: .whitespaces)), value > 0 { return CGFloat(value) }
    }
    return nil
  }
}
