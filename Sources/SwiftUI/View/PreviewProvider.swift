import CoreGraphics

/// Views that an editor shows as previews. Programs do not show them.
///
/// Documentation: `SwiftUI/PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview.
///
/// Documentation: `SwiftUI/PreviewLayout`.
public enum PreviewLayout: Sendable {
  /// The whole screen of the selected device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A width and a height, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview shows.
///
/// Documentation: `SwiftUI/PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
  /// The size of a preview. It has no effect when the program runs.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// The name of the preview. It has no effect when the program runs.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// The device of the preview. It has no effect when the program runs.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// The orientation of the preview's device. It has no effect when the program runs.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device is held.
///
/// Documentation: `SwiftUI/InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, with its top edge at the bottom.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned on its side, its top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned on its side, its top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
