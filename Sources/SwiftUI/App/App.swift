import UIKit

/// An app, whose body declares its windows.
///
/// Documentation: `SwiftUI/App`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Makes the app when it is started.
  init()
}

extension App {
  /// Starts the app; `@main` calls it. It never returns.
  public static func main() {
    let app = Self()
    let controller = UIHostingController(rootView: AppView(app: app))
    SceneDelegate.makeController = { controller }
    let delegate: AnyClass = DelegateAdaptors.delegateClass(of: app) ?? SceneDelegate.self
    SceneDelegate.showWhenLaunched()
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
  }
}

/// Shows the app's first window once the app is launched and its scene is connected, because views may access the
/// delegates.
final class SceneDelegate: UIResponder, UIApplicationDelegate {
  static var makeController: (() -> UIViewController)?
  private static var window: UIWindow?
  private static var observation: (any NSObjectProtocol)?

  static func showWhenLaunched() {
    observation = NotificationCenter.default.addObserver(
      forName: UIScene.willConnectNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { show() } }
  }

  private static func show() {
    observation.map(NotificationCenter.default.removeObserver)
    observation = nil
    guard let controller = makeController?() else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    // The views that handle URLs exist once they are laid out.
    window.layoutIfNeeded()
    IncomingURLs.urls(in: Array(CommandLine.arguments.dropFirst())).forEach(IncomingURLs.receive)
  }
}

/// The views of an app's first window. The app's body is evaluated when state of the app changes.
struct AppView<Root: App>: View, PrimitiveView {
  let app: Root

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: AppNode(view.value, inputs))
  }
}

final class AppNode<Root: App>: TypedNode<AppView<Root>> {
  private var content: TypedNode<AnyView>!
  private var properties = DynamicProperties()
  private var phase: ScenePhaseObserver?

  override init(_ view: AppView<Root>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    phase = ScenePhaseObserver { [unowned self] in self.phaseDidChange() }
    surround()
    content = makeNode(evaluateBody())
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func evaluate() { content.update(evaluateBody(), environment) }

  override func didUpdate(from old: AppView<Root>, _ changesEnvironment: Bool) {
    surround()
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() { properties.disconnect() }

  private func surround() {
    environment.scenePhase = phase?.phase ?? .active
    DelegateAdaptors.supplyDelegates(to: &environment)
  }

  private func phaseDidChange() {
    surround()
    graph.invalidate(self, Transaction())
  }

  private func evaluateBody() -> AnyView {
    var app = view.app
    return properties.evaluating(&app, for: self) { $0.body._firstWindow ?? AnyView(EmptyView()) }
  }
}
