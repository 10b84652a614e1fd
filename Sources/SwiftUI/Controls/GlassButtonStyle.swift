import UIKit

/// The label on glass.
///
/// Documentation: `SwiftUI/GlassButtonStyle`.
public struct GlassButtonStyle: PressedStyle {
  private let glass: Glass
  /// The label on the usual glass.
  public init() { glass = .regular }
  /// The label on glass of a kind.
  public init(_ glass: Glass) { self.glass = glass }
  /// The label on glass, larger under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// The label in white on glass in the tint.
///
/// Documentation: `SwiftUI/GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PressedStyle {
  /// The label on glass in the tint.
  public init() {}
  /// The label on glass, larger under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

private struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.ownForegroundStyle) private var own

  private var tint: Color { configuration.role == .destructive ? .red : .accentColor }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if let own { return own }
    if isProminent { return AnyShapeStyle(Color.white) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(.label))
  }

  /// Glass has round ends unless the app sets another shape [D].
  private var outline: ButtonBorderShape { shape == .automatic ? .capsule : shape.of(size) }

  var body: some View {
    room
      .background {
        GlassGround(glass: isProminent && isEnabled ? glass.tint(tint) : glass, shape: outline)
      }
      .scaleEffect(configuration.isPressed ? 1.06 : 1)
      .animation(.bouncy(duration: 0.3), value: configuration.isPressed)
  }

  @ViewBuilder private var room: some View {
    let label = configuration.label.font(size.font).environment(\.foregroundStyle, style)
    if shape.kind == .circle {
      SquareLayout { label.padding(size.insets.height) }
    } else {
      label.padding(.horizontal, size.insets.width).padding(.vertical, size.insets.height)
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on glass of a kind.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
