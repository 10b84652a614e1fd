import UIKit

/// A view controller of UIKit as a view.
///
/// Documentation: `SwiftUI/UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of UIKit's controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, which reports the controller's changes.
  associatedtype Coordinator = Void
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, which reports the controller's changes; called once.
  func makeCoordinator() -> Coordinator
  /// The size of the controller's view for a proposal; nil for the whole proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Never asked: UIKit's controller is shown.
  public var body: Never { fatalError("\(Self.self) shows a controller of UIKit and has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ControllerNode(view.value, inputs))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// A controller without a coordinator.
  public func makeCoordinator() {}
}

/// The surroundings of a controller of UIKit.
///
/// Documentation: `SwiftUI/UIViewControllerRepresentableContext`.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator, which reports the controller's changes.
  public let coordinator: Representable.Coordinator
  /// How the change that is shown is animated.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

final class ControllerNode<Content: UIViewControllerRepresentable>: TypedNode<Content> {
  private let coordinator: Content.Coordinator
  private let controller: Content.UIViewControllerType
  private var leaf: ControllerLeaf!
  private var properties = DynamicProperties()

  override init(_ view: Content, _ inputs: _ViewInputs) {
    coordinator = view.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Content>(
      coordinator: coordinator, transaction: Transaction(), environment: inputs.environment)
    controller = view.makeUIViewController(context: context)
    super.init(view, inputs)
    leaf = ControllerLeaf(controller) { [weak self] in
      self?.environment.hostController.controller
    } size: { [weak self] proposal in
      self.flatMap { $0.view.sizeThatFits(proposal, uiViewController: $0.controller, context: $0.context) }
    }
    evaluate()
  }

  private var context: UIViewControllerRepresentableContext<Content> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: graph.transaction, environment: environment)
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func evaluate() {
    var view = self.view
    environment.bridgedTraits.write(environment, to: &controller.traitOverrides)
    leaf.takeLooks(of: environment)
    properties.evaluating(&view, for: self) { $0.updateUIViewController(controller, context: context) }
  }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() {
    properties.disconnect()
    leaf.removeController()
    Content.dismantleUIViewController(controller, coordinator: coordinator)
  }
}

/// An element that is the view of a controller, which is a child of the hosting controller.
final class ControllerLeaf: LayoutNode {
  private let controller: UIViewController
  private let parent: () -> UIViewController?
  private let ownSize: (ProposedViewSize) -> CGSize?
  private var scheme = OwnColorScheme()
  private var direction = OwnDirection()
  /// The part of the controller's safe area that is covered by views at the edges.
  private var covered = UIEdgeInsets.zero

  init(
    _ controller: UIViewController, parent: @escaping () -> UIViewController?,
    size ownSize: @escaping (ProposedViewSize) -> CGSize?
  ) {
    self.controller = controller
    self.parent = parent
    self.ownSize = ownSize
  }

  /// Sets the controller's colour scheme and layout direction to those of an environment.
  func takeLooks(of environment: EnvironmentValues) {
    scheme.apply(environment, to: controller)
    direction.apply(environment, to: controller)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    let preferred = controller.preferredContentSize
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }

  override var reachesBars: Bool { true }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let isNew = controller.parent == nil
    if isNew { parent()?.addChild(controller) }
    var (rect, covered) = pass.extended(CGRect(origin: origin, size: frame.size))
    pass.place(controller.view, rect)
    // The controller's own screens observe the keyboard themselves.
    covered.bottom = max(covered.bottom - pass.surroundings.keyboard, 0)
    if covered != self.covered {
      // The controller may set additional insets of its own, so only this part is replaced.
      controller.additionalSafeAreaInsets.replace(self.covered, by: covered)
      self.covered = covered
    }
    if isNew, let parent = parent() { controller.didMove(toParent: parent) }
  }

  func removeController() {
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}

/// The controller that hosts a tree of views.
struct HostControllerReference: Equatable, @unchecked Sendable {
  private weak var own: UIViewController?
  private weak var view: UIView?

  init() {}
  init(controller: UIViewController) { own = controller }
  /// A reference to the controller that contains a view, such as a cell's, at any time.
  init(view: UIView) { self.view = view }

  @MainActor var controller: UIViewController? {
    if let own { return own }
    var responder = view?.next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  static func == (a: HostControllerReference, b: HostControllerReference) -> Bool {
    a.own === b.own && a.view === b.view
  }
}

extension EnvironmentValues {
  private struct HostControllerKey: EnvironmentKey {
    static var defaultValue: HostControllerReference { HostControllerReference() }
  }
  var hostController: HostControllerReference {
    get { self[HostControllerKey.self] }
    set { self[HostControllerKey.self] = newValue }
  }
}
