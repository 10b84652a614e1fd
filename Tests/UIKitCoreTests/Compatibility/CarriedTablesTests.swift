import Expectations
import QuartzCore
import Testing

@testable import UIKitCore

/// Methods and properties that an app's module adds to UIKit's classes by extensions.
@MainActor
@Suite(.serialized) struct CarriedTablesTests {
  /// Runs `body` in an app whose delegate is of this module.
  private func inApp(_ body: () -> Void) {
    let before = UIApplication.shared.delegate
    let delegate = CarryingDelegate()
    UIApplication.shared.delegate = delegate
    body()
    UIApplication.shared.delegate = before
  }

  @Test func extensionMethodsAreCalledOnUIKitsObjects() {
    let view = UIButton()
    inApp {
      expect(view.responds(to: "markByExtension"))
      expect(!UIViewController().responds(to: "markByExtension"))
      ActionTable.call("markByExtension", of: view, [])
    }
    expectEqual(view.tag, 11)
    expect(!view.responds(to: "markByExtension"))
  }

  @Test func extensionClassMethodsAreCalledOnTheClass() {
    inApp {
      expect(ActionTable.responds(UIButton.self, to: "nameByExtension"))
      expect(!ActionTable.responds(UIButton(), to: "nameByExtension"))
      expect(!ActionTable.responds(UIViewController.self, to: "nameByExtension"))
      expectEqual(ActionTable.call("nameByExtension", of: UIButton.self, []) as? String, "UIButton")
    }
  }

  @Test func extensionPropertiesAreReadAndSetByKey() {
    let view = UIView()
    inApp {
      view.setValue(12, forKey: "markOfExtension")
      expectEqual(view.value(forKey: "markOfExtension") as? Int, 12)
    }
    expectEqual(view.tag, 12)
  }
}

private final class CarryingDelegate: NSObject, UIApplicationDelegate {}

extension UIView {
  fileprivate var markOfExtension: Int {
    get { tag }
    set { tag = newValue }
  }
}

final class _CarriedTables: _CarriedTablesOfModule {
  static var actions: [(type: AnyObject.Type, actions: [_Action])] {
    [
      (
        UIView.self,
        [
          _Action("markByExtension", { (target: UIView) in { target.tag = 11 } }),
          _Action(ofClass: "nameByExtension", { (target: UIView.Type) in { "\(target)" } }),
        ]
      )
    ]
  }
  static var properties: [(type: AnyObject.Type, properties: [_Property])] {
    [(UIView.self, [_Property("markOfExtension", \UIView.markOfExtension)])]
  }
}
