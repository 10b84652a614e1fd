import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Classes by the names that they have on iOS.
@MainActor struct ClassesByNameTests {
  @Test func classFromStringFindsUIKitsClassesWithoutAModule() {
    expect(_NSClassFromString("UILabel") == UILabel.self)
    expect(_NSClassFromString("UIKitCore.UILabel") == UILabel.self)
    expect(_NSClassFromString("UITableView") != nil && _NSClassFromString("NoClass") == nil)
    expect(_NSClassFromString("NSDateFormatter") == nil || _NSClassFromString("NSString") != nil)
  }

  @Test func classDescriptionsAreTheirNames() {
    final class Own: NSObject {}
    expect(UILabel.description() == "UILabel" && type(of: UIView()).description() == "UIView")
    expectEqual(DescribedView.description(), "UIKitCoreTests.DescribedView")
    expectEqual(DescribedView.description().components(separatedBy: ".").last, "DescribedView")
    let object: NSObject = DescribedView()
    expectEqual(type(of: object).description(), "UIKitCoreTests.DescribedView")
    expect(Own.description().hasPrefix("UIKitCoreTests.") && NSObject.description() == "NSObject")
    let count: NSInteger = 3
    expectEqual(count, 3 as Int)
  }

  /// One class of each module that an app sees as UIKit, or as QuartzCore.
  @Test func classNamesShowNoInnerModule() {
    let classes: [(NSObject.Type, String)] = [
      (UILabel.self, "UILabel"), (UITableView.self, "UITableView"), (UISwitch.self, "UISwitch"),
      (UIDatePicker.self, "UIDatePicker"), (UIPageViewController.self, "UIPageViewController"),
      (UIActivityViewController.self, "UIActivityViewController"), (UIDynamicAnimator.self, "UIDynamicAnimator"),
      (UIColor.self, "UIColor"),
    ]
    for (type, name) in classes {
      expect(type.description() == name && _NSClassFromString(name) == type)
    }
    expect(UIDatePicker().description.hasPrefix("<UIDatePicker: "))
    expect(UIPageViewController().description.hasPrefix("<UIPageViewController: "))
  }

  @Test func tabBarButtonsAreFoundByTheirClassName() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
    let tab = try require(_NSClassFromString("UITabBarButton"))
    expectEqual(bar.subviews.filter { type(of: $0) == tab }.count, 2)
    expectEqual(bar.subviews.filter { "\(type(of: $0))" == "UITabBarButton" }.count, 2)
    let background = try require(_NSClassFromString("_UIBarBackground"))
    expect(bar.subviews.contains { type(of: $0) == background })
  }
}

class DescribedView: UIView {}
