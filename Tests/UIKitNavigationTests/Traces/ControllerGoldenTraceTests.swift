import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The orders of a view controller's callbacks, as files beside this one.
@MainActor @Suite(.serialized)
struct ControllerGoldenTraceTests {
  private let trace = GoldenTrace()

  private func make(_ name: String) -> TracingController { TracingController(name, trace.recorder) }

  @Test func lifeCycleCallbacksMatchTheirTrace() throws {
    let controller = make("screen")
    var screen: MountedScreen?
    trace.during("mounted") { screen = MountedScreen(controller, scale: 1) }
    try trace.during("layout is asked for") {
      controller.view.setNeedsLayout()
      try screen?.settle()
    }
    try trace.during("constraints are asked for") {
      controller.view.setNeedsUpdateConstraints()
      try screen?.settle()
    }
    try trace.during("turned") {
      screen?.resize(to: CGSize(width: 844, height: 390))
      try screen?.settle()
    }
    try trace.during("darkness falls") {
      screen?.window.overrideUserInterfaceStyle = .dark
      try screen?.settle()
    }
    try trace.during("a child comes and goes") {
      let child = make("child")
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      try screen?.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      try screen?.settle()
    }
    try trace.during("another root takes its place") {
      screen?.window.rootViewController = UIViewController()
      try screen?.settle()
    }
    expectGolden(trace.text, "life cycle")
  }

  @Test func navigationCallbacksMatchTheirTrace() throws {
    let (root, detail) = (make("root"), make("detail"))
    let navigation = UINavigationController(rootViewController: root)
    let delegate = TracingNavigationDelegate(trace.recorder)
    navigation.delegate = delegate
    var screen: MountedScreen?
    trace.during("mounted") { screen = MountedScreen(navigation, scale: 1) }
    try trace.during("pushed, animated") {
      navigation.pushViewController(detail, animated: true)
      trace.recorder.note(method: "push returned")
      try screen?.settle()
    }
    try trace.during("popped, animated") {
      navigation.popViewController(animated: true)
      trace.recorder.note(method: "pop returned")
      try screen?.settle()
    }
    try trace.during("pushed without animation") {
      navigation.pushViewController(detail, animated: false)
      trace.recorder.note(method: "push returned")
      try screen?.settle()
    }
    try trace.during("pulled from the edge, and let go near it") {
      screen?.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), hold: 0.3)
      try screen?.settle()
    }
    try trace.during("pulled from the edge, and let go far out") {
      screen?.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400), hold: 0.3)
      try screen?.settle()
    }
    try trace.during("three screens set at once") {
      navigation.setViewControllers([root, make("second"), make("third")], animated: false)
      try screen?.settle()
    }
    try trace.during("back to the root") {
      navigation.popToRootViewController(animated: true)
      try screen?.settle()
    }
    expectGolden(trace.text, "navigation")
  }

  @Test func presentationCallbacksMatchTheirTrace() throws {
    let (below, above) = (make("below"), make("above"))
    let screen = MountedScreen(below, scale: 1)
    above.modalPresentationStyle = .fullScreen
    try trace.during("presented over the whole screen") {
      below.present(above, animated: true) { trace.recorder.note(method: "completion") }
      try screen.settle()
    }
    try trace.during("dismissed") {
      below.dismiss(animated: true) { trace.recorder.note(method: "completion") }
      try screen.settle()
    }
    expectGolden(trace.text, "presentation")
  }

  @Test func sheetCallbacksMatchTheirTrace() throws {
    let (below, above) = (make("below"), make("above"))
    let screen = MountedScreen(below, scale: 1)
    let delegate = TracingSheetDelegate(trace.recorder)
    above.sheetPresentationController?.detents = [.medium(), .large()]
    above.sheetPresentationController?.delegate = delegate
    try trace.during("presented on a sheet") {
      below.present(above, animated: true) { trace.recorder.note(method: "completion") }
      trace.recorder.note(method: "present returned")
      try screen.settle()
    }
    try trace.during("dragged to its greatest height") {
      screen.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 60))
      try screen.settle()
    }
    try trace.during("pulled down, and let go near its lowest height") {
      screen.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 520))
      try screen.settle()
    }
    try trace.during("pulled away") {
      screen.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 840))
      try screen.settle()
    }
    try trace.during("presented and dismissed by the app") {
      below.present(above, animated: true)
      try screen.settle()
      above.dismiss(animated: true) { trace.recorder.note(method: "completion") }
      try screen.settle()
    }
    // A sheet is laid out as often as the finger moves.
    let lines = trace.text.split(separator: "\n").filter { !$0.contains("LayoutSubviews") }
    expectGolden(lines.joined(separator: "\n") + "\n", "sheet")
  }

  @Test func popoverCallbacksMatchTheirTrace() throws {
    let (below, above) = (make("below"), make("above"))
    let screen = MountedScreen(below, scale: 1)
    let delegate = TracingSheetDelegate(trace.recorder)
    above.modalPresentationStyle = .popover
    above.popoverPresentationController?.delegate = delegate
    above.popoverPresentationController?.sourceView = below.view
    above.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 40, height: 40)
    try trace.during("presented as a popover") {
      below.present(above, animated: true) { trace.recorder.note(method: "completion") }
      trace.recorder.note(method: "present returned")
      try screen.settle()
    }
    try trace.during("touched outside, where it has to be answered") {
      above.isModalInPresentation = true
      screen.tap(at: CGPoint(x: 195, y: 800))
      try screen.settle()
    }
    try trace.during("touched outside") {
      above.isModalInPresentation = false
      screen.tap(at: CGPoint(x: 195, y: 800))
      try screen.settle()
    }
    expectGolden(trace.text, "popover")
  }

  @Test func alertCallbacksMatchTheirTrace() throws {
    let below = make("below")
    let screen = MountedScreen(below, scale: 1)
    let alert = UIAlertController(title: "Question", message: nil, preferredStyle: .alert)
    for title in ["Yes", "Perhaps"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { [trace] in
          trace.recorder.note(method: "handler of \($0.title ?? "")")
        })
    }
    try trace.during("presented") {
      below.present(alert, animated: true) { trace.recorder.note(method: "completion") }
      try screen.settle()
    }
    try trace.during("answered by a tap") {
      try screen.activate(.label("Perhaps"))
      trace.recorder.note(method: "tapped")
      try screen.settle()
    }
    expectGolden(trace.text, "alert")
  }

  @Test func transitionCoordinatorCallbacksMatchTheirTrace() throws {
    let (root, detail) = (make("root"), make("detail"))
    let navigation = UINavigationController(rootViewController: root)
    let screen = MountedScreen(navigation, scale: 1)
    navigation.pushViewController(detail, animated: false)
    try screen.settle()
    for (heading, end) in [("let go near the edge", 80.0), ("let go far out", 330)] {
      root.onWillAppear = { [trace] in
        let coordinator = root.transitionCoordinator
        trace.recorder.note(method: "coordinator interactive \(coordinator?.isInteractive == true)")
        coordinator?.animate(
          alongsideTransition: { _ in trace.recorder.note(method: "alongside") },
          completion: { trace.recorder.note(method: "completion cancelled \($0.isCancelled)") })
        coordinator?.notifyWhenInteractionChanges {
          trace.recorder.note(method: "interaction changed cancelled \($0.isCancelled)")
        }
      }
      try trace.during("pulled from the edge, and \(heading)") {
        screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: end, y: 400), hold: 0.3)
        try screen.settle()
      }
    }
    expectGolden(trace.text, "coordinator")
  }
}

private final class TracingController: UIViewController {
  private let name: String
  private let recorder: CallbackRecorder
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ recorder: CallbackRecorder) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
    title = name
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: TracingController, _: UITraitCollection) in
      self.note(method: "trait change")
    }
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ details: Any..., method: String = #function) {
    recorder.note(method: ([name + "." + method] + details.map { "\($0)" }).joined(separator: " "))
  }

  override func loadView() {
    note()
    super.loadView()
  }
  override func viewDidLoad() { note() }
  override func viewWillAppear(_ animated: Bool) {
    note(animated)
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { note(animated) }
  override func viewDidAppear(_ animated: Bool) { note(animated) }
  override func viewWillDisappear(_ animated: Bool) { note(animated) }
  override func viewDidDisappear(_ animated: Bool) { note(animated) }
  override func updateViewConstraints() {
    note()
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { note() }
  override func viewDidLayoutSubviews() { note() }
  override func viewSafeAreaInsetsDidChange() { note() }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note(Int(size.width), Int(size.height))
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note(newCollection.horizontalSizeClass.rawValue, newCollection.verticalSizeClass.rawValue)
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "nil" : "parent") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "nil" : "parent") }
}

@MainActor
private final class TracingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let recorder: CallbackRecorder

  init(_ recorder: CallbackRecorder) { self.recorder = recorder }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { recorder.note(viewController.title, animated) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { recorder.note(viewController.title, animated) }
}

@MainActor
private final class TracingSheetDelegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private let recorder: CallbackRecorder

  init(_ recorder: CallbackRecorder) { self.recorder = recorder }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    recorder.note(method: "delegate.prepare")
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    recorder.note(method: "delegate.adaptiveStyle")
    return .none
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    recorder.note(method: "delegate.didAttemptToDismiss")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    recorder.note(method: "delegate.shouldDismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    recorder.note(method: "delegate.willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    recorder.note(method: "delegate.didDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    recorder.note(method: "delegate.didChangeSelectedDetent")
  }
}
