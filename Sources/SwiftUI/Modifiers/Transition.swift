import UIKit

/// How a view appears and disappears in an animated change.
///
/// Documentation: `SwiftUI/AnyTransition`.
public struct AnyTransition: @unchecked Sendable {
  /// Whether a view appears, is present, or disappears.
  enum Phase { case coming, there, going }

  /// Changes a view for a phase.
  let apply: @MainActor (AnyView, Phase) -> AnyView
  /// The transition's own animation; nil for that of the change.
  var animation: Animation?

  private init(_ apply: @escaping @MainActor (AnyView, Phase) -> AnyView) { self.apply = apply }

  /// A transition defined by an app's type.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    self.init { view, phase in
      let phase: TransitionPhase =
        switch phase {
        case .coming: .willAppear
        case .there: .identity
        case .going: .didDisappear
        }
      return AnyView(transition.apply(content: view, phase: phase))
    }
  }

  /// A view that appears and disappears at once.
  public static let identity = AnyTransition { view, _ in view }

  /// A view that fades.
  public static let opacity = AnyTransition { view, phase in AnyView(view.opacity(phase == .there ? 1 : 0)) }

  /// A view that scales up from zero, and down to zero.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// A view that grows from a fraction of its size about a point, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    // Slightly above zero, as a scale of zero has no inverse transform.
    AnyTransition { view, phase in AnyView(view.scaleEffect(phase == .there ? 1 : max(scale, 0.0001), anchor: anchor)) }
  }

  /// A view that moves in from the leading edge, and out to the trailing edge.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// A view that moves in from an edge, and out to the same edge, by its own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { view, phase in AnyView(view.modifier(EdgeMoveModifier(edge: phase == .there ? nil : edge))) }
  }

  /// A view that moves in from an offset, and out to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { view, phase in
      let now = phase == .there ? .zero : offset
      return AnyView(
        view.modifier(ContainedModifier { view, _ in view.moveWithoutLayout { _ in now } }))
    }
  }

  /// A view that moves in from an offset, and out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A view that moves in from an edge and fades in, while the previous one moves to the opposite edge and fades out.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity), removal: .move(edge: opposite).combined(with: .opacity))
  }

  /// A view to which one modifier is applied while it is absent, and another while it is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = UncheckedValue((active: active, identity: identity))
    return AnyTransition { view, phase in
      AnyView(view.modifier(phase == .there ? modifiers.value.identity : modifiers.value.active))
    }
  }

  /// Different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { view, phase in
      switch phase {
      case .coming: removal.apply(insertion.apply(view, .coming), .there)
      case .there: removal.apply(insertion.apply(view, .there), .there)
      case .going: removal.apply(insertion.apply(view, .there), .going)
      }
    }
  }

  /// This transition together with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition { view, phase in other.apply(self.apply(view, phase), phase) }
    both.animation = animation ?? other.animation
    return both
  }

  /// The transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}

/// Moves a view by its own size beyond an edge.
struct EdgeMoveModifier: ViewModifier {
  let edge: Edge?

  func body(content: Content) -> some View {
    content.modifier(
      ContainedModifier { view, environment in
        let isMirrored = environment.layoutDirection == .rightToLeft
        view.moveWithoutLayout { size in
          switch edge {
          case nil: .zero
          case .top: CGSize(width: 0, height: -size.height)
          case .bottom: CGSize(width: 0, height: size.height)
          case .leading: CGSize(width: isMirrored ? size.width : -size.width, height: 0)
          case .trailing: CGSize(width: isMirrored ? -size.width : size.width, height: 0)
          }
        }
      })
  }
}

struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TransitionNode(modifier.value, inputs))
  }
}

/// A view with a transition. When it is inserted in an animated change, it starts in the transition's initial state;
/// when it is removed, its views stay until the transition has ended.
final class TransitionNode<Base: View>: TypedNode<ModifiedContent<Base, TransitionModifier>> {
  private var content: TypedNode<AnyView>!
  private var phase = AnyTransition.Phase.there
  private var wrappers: [TransitionLayoutNode] = []
  private var isCollected = false

  override init(_ view: ModifiedContent<Base, TransitionModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    let animation = graph.transaction.animation.map { view.modifier.transition.animation ?? $0 }
    if animation != nil { phase = .coming }
    content = makeNode(changed(view))
    guard let animation else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.isMounted else { return }
      self.phase = .there
      self.graph.invalidate(self, Transaction(animation: animation))
    }
  }

  private func changed(_ view: ModifiedContent<Base, TransitionModifier>) -> AnyView {
    view.modifier.transition.apply(AnyView(view.content), phase)
  }

  override var children: [ViewNode] { [content] }

  override func leavesDidChange() {
    isCollected = false
    super.leavesDidChange()
  }

  override func collect(_ leaves: inout [LayoutNode]) {
    if !isCollected {
      isCollected = true
      var inner: [LayoutNode] = []
      content.collect(&inner)
      wrappers = inner.map { leaf in
        wrappers.first { $0.content === leaf } ?? TransitionLayoutNode(leaf, graph)
      }
    }
    leaves.append(contentsOf: wrappers)
  }

  override func evaluate() { content.update(changed(view), environment) }

  override func didUpdate(from old: ModifiedContent<Base, TransitionModifier>, _ changesEnvironment: Bool) {
    evaluate()
  }

  override func unmount() {
    if isMounted, let animation = graph.transaction.animation {
      phase = .going
      let leaving = wrappers.filter { $0.view.window != nil }
      for wrapper in leaving { wrapper.view.isLeaving = true }
      let own = view.modifier.transition.animation ?? animation
      own.run { [self] in
        // The views change within `own`'s animation, so they must not start an animation themselves.
        graph.animate(nil)
        evaluate()
        graph.animate(animation)
        for wrapper in leaving { wrapper.showAgain(own) }
      } completion: {
        for wrapper in leaving { wrapper.view.removeFromSuperview() }
      }
    }
    super.unmount()
  }
}

/// An element whose view stays until its transition has ended, after the element itself was removed.
final class TransitionLayoutNode: ContainedNode {
  private var shownMirrored = false

  override init(_ content: LayoutNode, _ graph: ViewGraph) {
    super.init(content, graph)
    view.hasTransition = true
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    shownMirrored = pass.isMirrored
    super.render(pass, at: origin)
  }

  /// Lays out and shows the content again at its last position.
  func showAgain(_ animation: Animation) {
    content.place(at: .zero, proposal)
    renderContent(passInside(isMirrored: shownMirrored, animation))
  }
}

extension View {
  /// How the view appears and disappears in an animated change.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}
