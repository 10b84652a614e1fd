import CoreGraphics
import Stage

/// The settings with which a window is opened.
package struct WindowOptions {
  package var title: String
  /// In points; reduced if the display is too small.
  package var size: CGSize
  /// Pixels per point; `nil` asks the desktop.
  package var scale: CGFloat?
  /// `nil` follows the desktop.
  package var appearance: StageTraits.Appearance?

  package init(
    title: String, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat? = nil,
    appearance: StageTraits.Appearance? = nil
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.appearance = appearance
  }
}

/// Why no window could be opened.
package enum WindowFailure: Error, CustomStringConvertible {
  /// SDL is not installed, or too old.
  case library(String)
  /// There is no display, or it refuses the connection.
  case display(String)

  package var description: String {
    switch self {
    case .library(let reason): "SDL cannot be used: \(reason)"
    case .display(let reason): "no window can be opened: \(reason)"
    }
  }
}
