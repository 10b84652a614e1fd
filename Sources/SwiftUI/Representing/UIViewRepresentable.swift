import UIKit

/// A view of UIKit as a view.
///
/// Documentation: `SwiftUI/UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, which reports the view's changes.
  associatedtype Coordinator = Void
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, which reports the view's changes; called once.
  func makeCoordinator() -> Coordinator
  /// The size of the view for a proposal; nil for UIKit's.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// Never asked: UIKit's view is shown.
  public var body: Never { fatalError("\(Self.self) shows a view of UIKit and has no body") }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RepresentableNode(view.value, inputs))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// A view without a coordinator.
  public func makeCoordinator() {}
}

/// The surroundings of a view of UIKit.
///
/// Documentation: `SwiftUI/UIViewRepresentableContext`.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator, which reports the view's changes.
  public let coordinator: Representable.Coordinator
  /// How the change that is shown is animated.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The node that shows the view.
  weak var node: ViewNode?
}

final class RepresentableNode<Content: UIViewRepresentable>: TypedNode<Content> {
  private let coordinator: Content.Coordinator
  private let uiView: Content.UIViewType
  private var leaf: RepresentableLeaf!
  private var scheme = OwnColorScheme()
  private var properties = DynamicProperties()

  override init(_ view: Content, _ inputs: _ViewInputs) {
    coordinator = view.makeCoordinator()
    let context = UIViewRepresentableContext<Content>(
      coordinator: coordinator, transaction: Transaction(), environment: inputs.environment)
    uiView = view.makeUIView(context: context)
    super.init(view, inputs)
    leaf = RepresentableLeaf(uiView) { [weak self] proposal in
      self.flatMap { $0.view.sizeThatFits(proposal, uiView: $0.uiView, context: $0.context) }
    }
    evaluate()
  }

  private var context: UIViewRepresentableContext<Content> {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: graph.transaction, environment: environment, node: self)
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func evaluate() {
    var view = self.view
    environment.bridgedTraits.write(environment, to: &uiView.traitOverrides)
    scheme.apply(environment, to: uiView)
    let before = uiView.intrinsicContentSize
    properties.evaluating(&view, for: self) { $0.updateUIView(uiView, context: context) }
    if uiView.intrinsicContentSize != before { leaf.invalidate() }
  }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() {
    properties.disconnect()
    Content.dismantleUIView(uiView, coordinator: coordinator)
  }
}

/// An element that is a view of UIKit.
final class RepresentableLeaf: LayoutNode {
  private let view: UIView
  private let ownSize: (ProposedViewSize) -> CGSize?

  init(_ view: UIView, _ ownSize: @escaping (ProposedViewSize) -> CGSize?) {
    self.view = view
    self.ownSize = ownSize
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    let ideal = view.intrinsicContentSize
    let fitting =
      ideal.width < 0 || ideal.height < 0 ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : ideal
    return CGSize(
      width: length(proposal.width, ideal.width, fitting.width, .horizontal),
      height: length(proposal.height, ideal.height, fitting.height, .vertical))
  }

  /// A view that hugs its content keeps its size; any other grows with the available space [?].
  private func length(
    _ proposed: CGFloat?, _ ideal: CGFloat, _ fitting: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard let proposed else { return max(ideal >= 0 ? ideal : fitting, 0) }
    guard ideal >= 0 else { return proposed }
    let least = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? ideal : 0
    let most = view.contentHuggingPriority(for: axis) >= .defaultHigh ? ideal : .infinity
    return min(max(proposed, least), max(most, least))
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}
