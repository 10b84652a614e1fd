import UIKit

/// A view and everything in it as text, as `layoutText(of:)` has it.
///
/// - Parameter tellsOrigins: whether a line ends with where its frame came from, unless the app set it:
///   `by constraints`, `by autoresizing`, `by table`.
@MainActor public func layoutText(of view: UIView, tellsOrigins: Bool) -> String {
  LayoutText { view in
    !tellsOrigins || view.frameOrigin == .manual ? [] : ["by \(view.frameOrigin)"]
  }
  .lines(of: view, indentation: "").joined(separator: "\n")
}
