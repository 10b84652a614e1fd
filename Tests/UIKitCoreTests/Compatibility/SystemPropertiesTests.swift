import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The keys by which apps and their tests ask UIKit's own objects for what these do not make public.
@MainActor @Suite(.serialized) struct SystemPropertiesTests {
  // MARK: Items of bars

  @Test func systemItemIsReadByKey() {
    let search = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
    expectEqual(search.value(forKey: "systemItem") as? Int, UIBarButtonItem.SystemItem.search.rawValue)
    expectEqual(search.value(forKey: "isSystemItem") as? Bool, true)
    let own = UIBarButtonItem(title: "Own", style: .done, target: nil, action: nil)
    expectEqual(own.value(forKey: "isSystemItem") as? Bool, false)
    expectNil((own.value(forKey: "systemItem") as? Int).flatMap(UIBarButtonItem.SystemItem.init))
    expectEqual(own.value(forKey: "style") as? Int, UIBarButtonItem.Style.done.rawValue)
    let tab = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    expectEqual(tab.value(forKey: "systemItem") as? Int, UITabBarItem.SystemItem.search.rawValue)
    expectEqual(tab.value(forKey: "tag") as? Int, 3)
  }

  @Test func aBarItemsViewIsReadByKey() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller), UIViewController()]
    expectNil(item.value(forKey: "view"))
    let screen = MountedScreen(tabs, size: CGSize(width: 390, height: 844))
    screen.advance(frames: 2)
    let button = try require(item.value(forKey: "view") as? UIView)
    expect(button.window === screen.window && button.convert(button.bounds, to: nil).midX > 195)
    let tab = try require(tabs.tabBar.items?.last?.value(forKey: "view") as? UIControl)
    expect(tab.superview === tabs.tabBar && tab.frame.minX >= 195)
    let custom = UIView()
    expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
  }

  // MARK: Search

  @Test func searchBarPartsAreReadByKey() throws {
    let bar = UISearchBar()
    expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setShowsCancelButton(true, animated: false)
    let cancel = try require(bar.value(forKey: "cancelButton") as? UIButton)
    expect(cancel.superview === bar && cancel.title(for: .normal) == "Cancel")
    bar.setValue("Stop", forKey: "cancelButtonText")
    expect(cancel.title(for: .normal) == "Stop" && bar.value(forKey: "cancelButtonText") as? String == "Stop")
    // A text that is set before there is a button holds.
    let later = UISearchBar()
    later.setValue("Leave", forKey: "cancelButtonText")
    later.showsCancelButton = true
    expectEqual((later.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal), "Leave")
  }

  // MARK: Text fields

  @Test func placeholderLabelIsReadAndSetByKey() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    // [C] Without a placeholder there is none, and nothing is set.
    expectNil(field.value(forKey: "placeholderLabel"))
    field.setValue(UIColor.systemRed, forKeyPath: "placeholderLabel.textColor")
    field.placeholder = "Name"
    expectEqual(field.value(forKeyPath: "placeholderLabel.textColor") as? UIColor, .placeholderText)
    field.setValue(UIColor.systemRed, forKeyPath: "placeholderLabel.textColor")
    field.setValue(UIFont.boldSystemFont(ofSize: 9), forKeyPath: "placeholderLabel.font")
    expectEqual(field.value(forKeyPath: "placeholderLabel.textColor") as? UIColor, .systemRed)
    let label = try require(field.value(forKey: "placeholderLabel") as? UILabel)
    expect(label.text == "Name" && label.font == .boldSystemFont(ofSize: 9))
    expectEqual(field.content.placeholderColor, .systemRed)
    field.placeholder = "Street"
    expect(label.text == "Street" && (field.value(forKey: "placeholderLabel") as? UILabel) === label)
  }

  @Test func theClearButtonIsReadByKey() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.clearButtonMode = .always
    field.text = "Text"
    field.layoutIfNeeded()
    expect((field.value(forKey: "clearButton") as? UIView)?.superview === field)
    expect(field.value(forKey: "_clearButton") as? UIView === field.value(forKey: "clearButton") as? UIView)
  }

  // MARK: Alerts

  @Test func alertsAndActionsAreStyledByKey() throws {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    let action = UIAlertAction(title: "Delete", style: .default)
    action.setValue(UIColor.systemOrange, forKey: "titleTextColor")
    action.setValue(UIImage(systemName: "trash"), forKey: "image")
    alert.addAction(action)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.setValue(
      NSAttributedString(string: "Red title", attributes: [.foregroundColor: UIColor.systemRed]),
      forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Other message"), forKey: "attributedMessage")
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 390, height: 844))
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(frames: 3)
    let labels = labels(in: screen.window)
    expectEqual(labels.first { $0.text == "Delete" }?.textColor, .systemOrange)
    expect(labels.contains { $0.text == "Red title" } && labels.contains { $0.text == "Other message" })
    expect(!labels.contains { $0.text == "Title" })
    let image = try require(images(in: screen.window).first { $0.image == UIImage(systemName: "trash") })
    expect(image.tintColor == .systemOrange || image.window?.tintColor == image.tintColor)
    action.setValue(UIColor.systemPurple, forKey: "titleTextColor")
    expectEqual(labels.first { $0.text == "Delete" }?.textColor, .systemPurple)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func images(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
  }

  // MARK: Pickers

  @Test func pickerTextColorIsSetByKey() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.setValue(UIColor.systemGreen, forKey: "textColor")
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 844))
    screen.advance(frames: 2)
    expectEqual(picker.value(forKey: "textColor") as? UIColor, .systemGreen)
    expect(labels(in: picker).contains { $0.textColor == .systemGreen })
  }

  // MARK: Public properties

  @Test func publicPropertiesAreReadAndSetByKey() {
    let label = UILabel()
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    expectEqual(label.textAlignment, .center)
    let control = UISwitch()
    control.setValue(true, forKey: "on")
    expect(control.isOn && control.value(forKey: "isOn") as? Bool == true)
    let button = UIButton(type: .system)
    button.setValue(false, forKey: "enabled")
    expect(!button.isEnabled && button.value(forKey: "titleLabel") as? UILabel === button.titleLabel)
    let controller = UIViewController()
    controller.setValue("Title", forKey: "title")
    expect(controller.title == "Title" && controller.value(forKey: "view") as? UIView === controller.view)
    controller.view.setValue(true, forKeyPath: "layer.masksToBounds")
    expect(controller.view.layer.masksToBounds)
    expectEqual(controller.view.value(forKey: "isHidden") as? Bool, false)
  }

  // MARK: Keys that UIKit refuses

  @Test func prohibitedPrivateKeysStopWithUIKitsMessage() async {
    let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UITextField().value(forKey: "_placeholderLabel")
    }
    expect(
      Self.text(field).contains(
        "Access to UITextField's _placeholderLabel ivar is prohibited. This is an application bug"))
    let bar = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UISearchBar().setValue(UIColor.red, forKeyPath: "_searchField.textColor")
    }
    expect(Self.text(bar).contains("Access to UISearchBar's _searchField ivar is prohibited."))
    let status = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UIApplication.shared.value(forKey: "statusBar")
    }
    expect(Self.text(status).contains("App called -statusBar or -statusBarWindow on UIApplication"))
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UIBarButtonItem().value(forKey: "nonsense")
    }
    expect(Self.text(unknown).contains("this class is not key value coding-compliant for the key nonsense."))
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func orientationIsNotSetByKey() {
    let before = UIDevice.current.orientation
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    expectEqual(UIDevice.current.orientation, before)
    expectEqual(UIDevice.current.value(forKey: "orientation") as? Int, before.rawValue)
  }
}
