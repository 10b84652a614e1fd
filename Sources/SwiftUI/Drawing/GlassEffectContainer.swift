import UIKit

/// Views whose glass backgrounds belong together: those of a union are drawn as one.
///
/// Documentation: `SwiftUI/GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
  let spacing: CGFloat?
  let content: Content
  @State private var id = GlassContainerID()

  /// Views whose glass backgrounds belong together: those of a union are drawn as one. `spacing` has no effect here:
  /// other backgrounds keep shapes of their own, however close they are.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The views, in front of the glass backgrounds of their unions.
  public var body: some View {
    content
      .environment(\.glassContainer, id)
      .backgroundPreferenceValue(GlassUnions.self) { parts in
        GeometryReader { geometry in
          ForEach(GlassUnions.joined(parts, geometry), id: \.union) { ground in
            GlassGround(glass: ground.glass, shape: ground.shape)
              .frame(width: ground.frame.width, height: ground.frame.height)
              .position(x: ground.frame.midX, y: ground.frame.midY)
          }
        }
      }
      .transformPreference(GlassUnions.self) { $0 = [] }
  }
}

/// Distinguishes a container from others.
final class GlassContainerID: Equatable, Sendable {
  static func == (a: GlassContainerID, b: GlassContainerID) -> Bool { a === b }
}

/// The bounds of glass backgrounds that are drawn as one.
struct GlassUnions: PreferenceKey {
  struct Part: @unchecked Sendable {
    let union: GlassUnionID
    let glass: Glass
    let shape: AnyShape
    let bounds: Anchor<CGRect>
  }

  struct Ground {
    let union: GlassUnionID
    let glass: Glass
    let shape: AnyShape
    var frame: CGRect
  }

  static var defaultValue: [Part] { [] }
  static func reduce(value: inout [Part], nextValue: () -> [Part]) { value += nextValue() }

  /// A background for each union, which covers all of its parts.
  @MainActor
  static func joined(_ parts: [Part], _ geometry: GeometryProxy) -> [Ground] {
    var grounds: [Ground] = []
    for part in parts {
      let frame = geometry[part.bounds]
      if let index = grounds.firstIndex(where: { $0.union == part.union }) {
        grounds[index].frame = grounds[index].frame.union(frame)
      } else {
        grounds.append(Ground(union: part.union, glass: part.glass, shape: part.shape, frame: frame))
      }
    }
    return grounds
  }
}

struct GlassUnionID: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// How glass appears and disappears.
///
/// Documentation: `SwiftUI/GlassEffectTransition`.
public struct GlassEffectTransition: Sendable {
  enum Kind: Sendable { case identity, matchedGeometry, materialize }
  let kind: Kind
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Glass appears from the frame, and disappears to the frame, of glass with the same id.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// Glass fades in and out in its place.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
  /// Identifies the view's glass: glass that appears in an animated change starts from the frame of glass with the same
  /// id.
  @ViewBuilder
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
  }

  /// Draws the view's glass as one with that of other views of the same id, in a container for glass.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) })
  }

  /// How the view's glass appears and disappears.
  @ViewBuilder
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    switch transition.kind {
    case .identity: self.transition(.identity)
    case .matchedGeometry, .materialize: self.transition(.opacity)
    }
  }
}

extension EnvironmentValues {
  private struct UnionKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }
  /// The union with which the view's glass is drawn; nil for none.
  var glassUnion: GlassUnionID? {
    get { self[UnionKey.self] }
    set { self[UnionKey.self] = newValue }
  }
  private struct ContainerKey: EnvironmentKey { static var defaultValue: GlassContainerID? { nil } }
  /// The container for glass around the view.
  var glassContainer: GlassContainerID? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}
