import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// The calls to controllers about changes, and their decisions about bars and presentations.
@MainActor @Suite(.serialized)
struct ControllerMembersTests {
  /// Notes what it is told.
  private final class Told: UIViewController {
    var log: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log.append("size \(Int(size.width)) \(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.log.append("along") }) { _ in self.log.append("done") }
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("height class \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("traits")
    }
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      log.append("margins \(Int(view.layoutMargins.left))")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// [D] The traits' transition comes first, then the size's, then what runs alongside and its end.
  @Test func aRotationIsAnnouncedToParentsAndChildren() throws {
    let (parent, child) = (Told(), Told())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: parent)
    let screen = MountedScreen(parent, size: CGSize(width: 390, height: 844))
    _ = parent.take()
    _ = child.take()
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    let told = parent.take().filter { !$0.hasPrefix("margins") && $0 != "traits" }
    expectEqual(told, ["height class compact", "size 844 390", "along", "done"])
    expect(child.take().contains("size 844 390"))
  }

  /// [D] A container that overrides neither passes them on: its children hear what it is told.
  @Test func aContainerForwardsCallsToItsChildren() throws {
    let (container, child) = (UIViewController(), Told())
    container.addChild(child)
    let screen = MountedScreen(container, size: CGSize(width: 390, height: 844))
    container.view.addSubview(child.view)
    child.view.frame = container.view.bounds
    _ = child.take()
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    final class Catcher: UIViewController {
      var caught: ((any UIViewControllerTransitionCoordinator) -> Void)?
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        caught?(coordinator)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let catcher = Catcher()
    catcher.caught = { coordinator = $0 }
    container.addChild(catcher)
    screen.resize(to: CGSize(width: 844, height: 390))
    let given = try require(coordinator)
    _ = child.take()
    let content: any UIContentContainer = container
    content.viewWillTransition(to: CGSize(width: 500, height: 300), with: given)
    content.willTransition(to: UITraitCollection(verticalSizeClass: .compact), with: given)
    expectEqual(
      child.take().filter { $0.hasPrefix("size") || $0.hasPrefix("height") },
      [
        "size 500 300", "height class compact",
      ])
    let environment: any UITraitEnvironment = child
    environment.traitCollectionDidChange(nil)
    expectEqual(child.take(), ["traits"])
    try screen.settle()
  }

  @Test func aControllerIsToldOfLayoutMarginsChanges() {
    let controller = Told()
    let screen = MountedScreen(controller)
    _ = controller.take()
    controller.view.layoutMargins.left = 50
    screen.advance(frames: 1)
    expectEqual(controller.take(), ["margins 50"])
    controller.view.layoutMargins.left = 50
    screen.advance(frames: 1)
    expectEqual(controller.take(), [])
  }

  /// Lets a child decide.
  private final class Deciding: UIViewController {
    var hides = false
    var child: UIViewController?
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var childForStatusBarHidden: UIViewController? { child }
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var shouldAutorotate: Bool { false }
  }

  @Test func aChildMayDecideWhetherSystemBarsAreHidden() throws {
    let (parent, child) = (Deciding(), Deciding())
    child.hides = true
    parent.child = child
    let screen = MountedScreen(parent)
    let scene = try require(screen.window.windowScene)
    expect(scene.statusBarManager?.isStatusBarHidden == true && scene.systemBars.isHomeIndicatorHidden)
    parent.child = nil
    parent.setNeedsStatusBarAppearanceUpdate()
    parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
    expect(scene.statusBarManager?.isStatusBarHidden == false && !scene.systemBars.isHomeIndicatorHidden)
    let navigation = UINavigationController(rootViewController: child)
    expect(navigation.childForStatusBarHidden === child && navigation.childForHomeIndicatorAutoHidden === child)
  }

  /// [D] What a controller says by itself; Apple's numbers of the animations.
  @Test func systemBarPropertiesHaveTheirDefaults() {
    let plain = UIViewController()
    expect(plain.preferredStatusBarUpdateAnimation == .fade && plain.shouldAutorotate)
    expect(plain.childForStatusBarHidden == nil && plain.childForHomeIndicatorAutoHidden == nil)
    let own: UIViewController = Deciding()
    expect(own.preferredStatusBarUpdateAnimation == .slide && !own.shouldAutorotate)
    expectEqual([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue), [0, 1, 2])
  }

  /// [D] The default slides up; a cross dissolve fades where it is.
  @Test func aPresentationSlidesUpUnlessCrossDissolved() throws {
    expectEqual(UIViewController().modalTransitionStyle, .coverVertical)
    func halfway(_ style: UIModalTransitionStyle) throws -> (y: CGFloat, alpha: CGFloat) {
      let (root, cover) = (UIViewController(), UIViewController())
      root.view.backgroundColor = .white
      cover.view.backgroundColor = .black
      cover.modalPresentationStyle = .fullScreen
      cover.modalTransitionStyle = style
      let screen = MountedScreen(root, size: CGSize(width: 100, height: 200), scale: 1)
      root.present(cover, animated: true)
      screen.advance(by: 0.15)
      let pixels = Pixels(screen.picture)
      let (top, bottom) = (pixels[50, 1] & 0xFF, pixels[50, 198] & 0xFF)
      try screen.settle()
      expectEqual(Pixels(screen.picture)[50, 1] & 0xFF, 0)
      return (CGFloat(top), CGFloat(bottom))
    }
    let sliding = try halfway(.coverVertical)
    expect(sliding.y == 255 && sliding.alpha == 0, "the top is still the old screen, the bottom the new one")
    let dissolving = try halfway(.crossDissolve)
    expect(dissolving.y == dissolving.alpha && (1..<255).contains(dissolving.y), "\(dissolving)")
  }

  /// [D] `automatic` is a sheet for most controllers.
  /// [D] Read back, the automatic style is the one that was chosen.
  @Test func theAutomaticPresentationStyleIsASheet() throws {
    let (root, sheet) = (UIViewController(), UIViewController())
    expectEqual(sheet.modalPresentationStyle, .pageSheet)
    sheet.modalPresentationStyle = .automatic
    expectEqual(sheet.modalPresentationStyle, .pageSheet)
    let screen = MountedScreen(root)
    root.present(sheet, animated: false)
    try screen.settle()
    expect(root.view.window != nil, "the presenter stays beneath")
    expect(sheet.presentationController is UISheetPresentationController)
    expect(sheet.view.convert(sheet.view.bounds, to: nil).minY > 0)
  }

  /// [D] Over the nearest controller that defines the context, in place of its view.
  @Test func currentContextPresentationReplacesTheContextsView() throws {
    let (root, context, other, cover) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
    let screen = MountedScreen(root, size: CGSize(width: 400, height: 400), scale: 1)
    for (index, child) in [context, other].enumerated() {
      root.addChild(child)
      child.view.frame = CGRect(x: CGFloat(index) * 200, y: 0, width: 200, height: 400)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    context.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    context.present(cover, animated: false)
    try screen.settle()
    expectEqual(cover.view.convert(cover.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 200, height: 400))
    expect(context.view.window == nil && other.view.window != nil)
    context.dismiss(animated: false)
    try screen.settle()
    expect(context.view.window != nil && context.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    /// Whether a controller is shown in a navigation controller where it is no popover.
    var addsNavigation = false
    var asked: [UIUserInterfaceSizeClass] = []
    var told: [UIModalPresentationStyle] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      asked.append(traitCollection.horizontalSizeClass)
      return style
    }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      addsNavigation ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
  }

  /// [D] In a narrow window a popover becomes what its delegate says; `none` leaves it a popover.
  @Test func thePopoverDelegateDecidesItsAdaptiveStyle() throws {
    func shown(_ style: UIModalPresentationStyle) throws -> (CGRect, Adapting) {
      let (root, popover, delegate) = (UIViewController(), UIViewController(), Adapting())
      delegate.style = style
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 150, height: 100)
      let screen = MountedScreen(root, size: CGSize(width: 390, height: 844), scale: 1)
      let controller = try require(popover.popoverPresentationController)
      controller.delegate = delegate
      controller.sourceView = root.view
      controller.sourceRect = CGRect(x: 100, y: 300, width: 50, height: 20)
      root.present(popover, animated: false)
      try screen.settle()
      return (popover.view.convert(popover.view.bounds, to: nil), delegate)
    }
    let (small, delegate) = try shown(.none)
    expect(small.width < 200 && small.height < 200)
    expectEqual(delegate.asked.first, .compact)
    expectEqual(try shown(.fullScreen).0, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// [D] The delegate may show another controller where a popover has no room, as one in a navigation controller.
  @Test func thePopoverDelegateMayReplaceThePresentedController() throws {
    let (root, popover, delegate) = (UIViewController(), UIViewController(), Adapting())
    delegate.style = .fullScreen
    popover.modalPresentationStyle = .popover
    let screen = MountedScreen(root, size: CGSize(width: 390, height: 844), scale: 1)
    let controller = try require(popover.popoverPresentationController)
    controller.delegate = delegate
    controller.sourceView = root.view
    delegate.addsNavigation = true
    root.present(popover, animated: false)
    try screen.settle()
    let shown = try require(root.presentedViewController)
    expect(shown is UINavigationController && shown === popover.navigationController && popover.view.window != nil)
    expect(shown.modalPresentationStyle == .fullScreen && delegate.told == [.fullScreen])
    popover.dismiss(animated: false)
    try screen.settle()
    expectNil(root.presentedViewController)
  }

  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var attempts = 0
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { attempts += 1 }
  }

  @Test func theDelegateIsToldOfAnAttemptToDismissAModalSheet() throws {
    let (root, sheet, delegate) = (UIViewController(), UIViewController(), SheetDelegate())
    let screen = MountedScreen(root, size: CGSize(width: 390, height: 844))
    sheet.isModalInPresentation = true
    let controller = try require(sheet.presentationController)
    controller.delegate = delegate
    expect(controller.delegate === delegate)
    root.present(sheet, animated: false)
    try screen.settle()
    screen.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 700))
    try screen.settle()
    expectEqual(delegate.attempts, 1)
    expect(root.presentedViewController === sheet)
  }
}
