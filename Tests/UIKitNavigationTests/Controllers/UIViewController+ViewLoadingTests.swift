import Expectations
import Testing
import UIKit

/// Properties with `@ViewLoading`, which load the view when they are read.
@MainActor
@Suite struct ViewLoadingTests {
  private final class CodeController: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var names = ["none"]
    var loads = 0

    override func loadView() {
      loads += 1
      let view = UIView()
      label = UILabel()
      label.text = "Loaded"
      view.addSubview(label)
      self.view = view
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      names = ["Ana"]
    }
  }

  @Test func readingAViewLoadingPropertyLoadsTheView() {
    let controller = CodeController()
    expect(!controller.isViewLoaded)
    expectEqual(controller.label.text, "Loaded")
    expect(controller.isViewLoaded && controller.label.superview === controller.view)
    expectEqual(controller.loads, 1)
  }

  @Test func loadingReplacesAViewLoadingDefault() {
    let controller = CodeController()
    expectEqual(controller.names, ["Ana"])
    expectEqual(controller.loads, 1)
  }

  @Test func settingAViewLoadingPropertyLoadsNothing() {
    let controller = CodeController()
    controller.names = ["Ben"]
    expectEqual(controller.names, ["Ben"])
    expect(!controller.isViewLoaded)
  }
}
