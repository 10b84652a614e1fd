import Expectations
import Stage
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Controllers, the app's delegate and observers, as a template of Xcode and its documentation have them.
@MainActor @Suite("A warning about memory")
struct MemoryWarningTests {
  final class PicturesController: UIViewController {
    var pictures = ["dunes", "waves"]
    var warned: () -> Void = {}

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      pictures = []
      warned()
    }
  }

  @Test("reaches visible controllers, those they present and their children, each once and parents first")
  func memoryWarningsReachControllersParentsFirst() {
    var log: [String] = []
    func controller(_ name: String) -> PicturesController {
      let controller = PicturesController()
      controller.warned = { log.append(name) }
      return controller
    }
    let root = controller("root")
    let child = controller("child")
    let sheet = controller("sheet")
    let unseen = controller("unseen")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let screen = MountedScreen(root)
    root.present(sheet, animated: false)
    screen.advance(frames: 2)
    screen.receiveMemoryWarning()
    expectEqual(log, ["root", "child", "sheet"])
    expect(child.pictures.isEmpty && !unseen.pictures.isEmpty)
  }

  @Test("reaches the app's delegate, then controllers, then observers")
  func memoryWarningsReachDelegateControllersAndObserversInOrder() async {
    await #expect(processExitsWith: .success) { @MainActor in
      final class WarnedDelegate: UIResponder, UIApplicationDelegate {
        var warned: () -> Void = {}
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warned() }
      }
      var log: [String] = []
      let application = UIApplication.shared
      let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 100, height: 100)))
      let window = UIWindow(windowScene: loop.scene)
      let controller = PicturesController()
      let delegate = WarnedDelegate()
      controller.warned = { log.append("controller") }
      delegate.warned = { log.append("delegate") }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      application.delegate = delegate
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { log.append("observer") } }
      application.lifeCycle.receiveMemoryWarning(application, loop)
      NotificationCenter.default.removeObserver(token)
      precondition(log == ["delegate", "controller", "observer"], "\(log)")
    }
  }

  @Test(
    "reaches observers before the call returns, whatever queue they ask for", arguments: [false, true])
  func memoryWarningsReachObserversSynchronously(onMainQueue: Bool) async {
    await #expect(processExitsWith: .success) { [onMainQueue] in
      await MainActor.run {
        var count = 0
        let token = NotificationCenter.default.addObserver(
          forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared,
          queue: onMainQueue ? .main : nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        MountedScreen(UIViewController()).receiveMemoryWarning()
        NotificationCenter.default.removeObserver(token)
        precondition(count == 1)
      }
    }
  }

  @Test("makes views in windows, and those of covered controllers, release what they can recreate")
  func memoryWarningsReleaseSpareMemoryOfViews() {
    final class Album: UIView, SpareMemoryHolder {
      var thumbnails = 3
      func releaseSpareMemory() { thumbnails = 0 }
    }
    let (inWindow, covered, apart) = (Album(), Album(), Album())
    let (root, top) = (UIViewController(), UIViewController())
    root.view.addSubview(covered)
    let box = UIView()
    top.view.addSubview(box)
    box.addSubview(inWindow)
    let navigation = UINavigationController(rootViewController: root)
    let screen = MountedScreen(navigation)
    navigation.pushViewController(top, animated: false)
    screen.advance(frames: 2)
    expect(covered.window == nil && inWindow.window != nil)
    screen.receiveMemoryWarning()
    expect(inWindow.thumbnails == 0 && covered.thumbnails == 0 && apart.thumbnails == 3)
  }

  @Test("visible text does not change, and is shaped again when it does")
  func memoryWarningsKeepVisibleText() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 200, height: 30))
    label.text = "Still there"
    controller.view.addSubview(label)
    let screen = MountedScreen(controller)
    let before = screen.picture
    screen.receiveMemoryWarning()
    controller.view.setNeedsLayout()
    label.setNeedsDisplay()
    screen.advance(frames: 2)
    expectNil(pictureDifference(expected: before, actual: screen.picture))
  }
}
