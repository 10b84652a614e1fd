import UIKit

/// The alignment of the lines of a text.
///
/// Documentation: `SwiftUI/TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge at which lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge at which lines end.
  case trailing
}

extension NSTextAlignment {
  /// The alignment of UIKit in a direction of lines.
  init(_ alignment: TextAlignment, _ direction: LayoutDirection) {
    switch alignment {
    case .center: self = .center
    case .leading: self = direction == .leftToRight ? .left : .right
    case .trailing: self = direction == .leftToRight ? .right : .left
    }
  }
}
