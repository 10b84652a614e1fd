import Testing
import TrestleTesting

@testable import UIKit

/// What stands at the bottom of a window for its first responder, and who hears of it when.
@MainActor @Suite(.serialized) struct InputViewsTests {
  private final class Noting: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var observers: [any NSObjectProtocol] = []

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ends") }

    func observe() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let what = notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
            .replacingOccurrences(of: "Notification", with: "")
          MainActor.assumeIsolated { self?.log.append(what) }
        }
      }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  private let controller = UIViewController()
  private let screen: MountedScreen
  private let noting = Noting()
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    field.delegate = noting
    controller.view.addSubview(field)
  }

  private func note() -> [String] {
    defer { noting.log = [] }
    return noting.log
  }

  @Test func withoutViewsOfItsOwnNothingIsPosted() {
    noting.observe()
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    field.resignFirstResponder()
    screen.advance(by: 0.6)
    #expect(note() == ["begins", "ends"])
  }

  @Test func theAppHearsOfEditingFirst() {
    noting.observe()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(note() == ["begins", "WillChangeFrame", "WillShow"])
    screen.advance(by: 0.6)
    #expect(note() == ["DidChangeFrame", "DidShow"])
    field.resignFirstResponder()
    screen.advance(by: 0.6)
    let calls = note()
    #expect(
      calls.contains("ends")
        && calls.filter { $0 != "ends" } == [
          "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
        ])
  }

  @Test func aBarIsAsHighAsItWasGivenOrAsItNeeds() {
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.heightAnchor.constraint(equalToConstant: 66).isActive = true
    field.inputAccessoryView = constrained
    field.reloadInputViews()
    #expect(constrained.frame.height == 66 && bar.window == nil)
    #expect(screen.window.presence.inputViews.coveredHeight == 66)
  }

  @Test func aFieldWithTheSameBarLeavesItAlone() {
    let second = UITextField(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
    controller.view.addSubview(second)
    (field.inputAccessoryView, second.inputAccessoryView) = (bar, bar)
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    noting.observe()
    _ = note()
    second.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(note() == ["ends"] && bar.window != nil)
  }

  @Test func aBarThatComesAgainWhileItGoesStays() {
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    field.resignFirstResponder()
    screen.advance(by: 0.1)
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(bar.window != nil && bar.convert(bar.bounds, to: nil).maxY == 480)
  }

  @Test func searchBarsHaveTheirFieldsBar() {
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    searchBar.inputAccessoryView = bar
    controller.view.addSubview(searchBar)
    searchBar.becomeFirstResponder()
    screen.advance(by: 0.6)
    #expect(bar.window != nil && searchBar.searchTextField.inputAccessoryView === bar)
  }

  @Test func whatStoodThereIsLetGo() {
    weak var held: UIView?
    autoreleasepool {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      screen.advance(by: 0.6)
      field.resignFirstResponder()
      screen.advance(by: 0.6)
      field.inputAccessoryView = nil
      held = bar
    }
    screen.advance(frames: 2)
    #expect(held == nil)
  }
}
