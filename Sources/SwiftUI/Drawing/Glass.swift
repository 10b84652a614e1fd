import UIKit

/// A glass background: a thin material with a bright edge.
///
/// Documentation: `SwiftUI/Glass`.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  let kind: Kind
  fileprivate(set) var color: Color?
  fileprivate(set) var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// Regular glass, which blurs the content behind it.
  public static var regular: Glass { Glass(.regular) }
  /// Glass through which the content behind is more clearly visible.
  public static var clear: Glass { Glass(.clear) }
  /// No glass.
  public static var identity: Glass { Glass(.identity) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass; if interactive, it swells under a finger, unless it is part of a union.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape of glass: round ends.
///
/// Documentation: `SwiftUI/DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The glass itself.
struct GlassGround<S: Shape>: View {
  let glass: Glass
  let shape: S

  /// The opacity of the colour in tinted glass, and of the light at the edge [?].
  private static var tintOpacity: Double { 0.75 }
  private static var edgeOpacity: Double { 0.35 }

  var body: some View {
    switch glass.kind {
    case .identity: EmptyView()
    case .regular, .clear:
      ZStack {
        if glass.kind == .regular {
          shape.fill(.ultraThinMaterial)
        } else {
          shape.fill(Color.white.opacity(0.12))
        }
        if let color = glass.color { shape.fill(color.opacity(Self.tintOpacity)) }
        shape.stroke(Color(.separator).opacity(0.5), lineWidth: 0.5)
        shape.stroke(Color.white.opacity(Self.edgeOpacity), lineWidth: 1)
      }
      .allowsHitTesting(false)
    }
  }
}

private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glassUnion) private var union
  @Environment(\.glassContainer) private var container

  func body(content: Content) -> some View {
    if let union, container != nil {
      // The container draws one glass background for the whole union.
      content.anchorPreference(key: GlassUnions.self, value: .bounds) {
        [GlassUnions.Part(union: union, glass: glass, shape: AnyShape(shape), bounds: $0)]
      }
    } else if glass.isInteractive {
      content.background { GlassGround(glass: glass, shape: shape) }.modifier(SwellModifier())
    } else {
      content.background { GlassGround(glass: glass, shape: shape) }
    }
  }
}

/// Lets views swell under a finger.
private struct SwellModifier: ViewModifier {
  @GestureState private var isPressed = false
  /// The scale of the pressed view [?].
  private static let scale = 1.06

  func body(content: Content) -> some View {
    content
      .scaleEffect(isPressed ? Self.scale : 1)
      .animation(.bouncy(duration: 0.3), value: isPressed)
      .simultaneousGesture(
        LongPressGesture(minimumDuration: .greatestFiniteMagnitude).updating($isPressed) { value, state, _ in
          state = value
        })
  }
}

extension View {
  /// Shows glass behind the view, in a shape. Where glass cannot be drawn, a material replaces it.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}
