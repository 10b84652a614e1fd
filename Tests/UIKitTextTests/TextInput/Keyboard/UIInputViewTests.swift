import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Views with a keyboard's looks.
@MainActor @Suite(.serialized) struct UIInputViewTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)

  init() { screen.controller.view.addSubview(field) }

  private func keys(_ style: UIInputView.Style) -> UIInputView {
    let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), inputViewStyle: style)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    keys.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: keys.topAnchor),
      content.bottomAnchor.constraint(equalTo: keys.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: keys.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: keys.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 180),
    ])
    return keys
  }

  private func show(_ view: UIView) -> CGFloat {
    field.inputView = view
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
    defer {
      field.resignFirstResponder()
      screen.advance(by: 0.6)
    }
    return screen.window.presence.inputViews.coveredHeight
  }

  @Test func heightComesFromTheFrameOrBySelfSizing() {
    let keys = keys(.keyboard)
    expect(keys.inputViewStyle == .keyboard && !keys.allowsSelfSizing)
    expectEqual(show(keys), 100)
    let others = self.keys(.default)
    others.allowsSelfSizing = true
    expectEqual(show(others), 180)
  }

  @Test func onlyTheKeyboardStyleHasABackground() {
    let grounds = { (view: UIView) in view.subviews.count { $0 is UIVisualEffectView } }
    expectEqual(grounds(keys(.keyboard)), 1)
    expectEqual(grounds(keys(.default)), 0)
    expectEqual(UIInputView(frame: .zero).inputViewStyle, .default)
  }
}
