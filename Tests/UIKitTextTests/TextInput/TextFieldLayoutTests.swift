import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite struct TextFieldLayoutTests {
  private func field(_ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "Text"
    change(field)
    return field
  }

  @Test func intrinsicHeightsEqualThoseOfIOS() {
    expectEqual(field { $0.borderStyle = .roundedRect }.intrinsicContentSize.height, 34)
    let small = field {
      $0.borderStyle = .roundedRect
      $0.font = .systemFont(ofSize: 12)
    }
    expectEqual(small.intrinsicContentSize.height, 34, "as in storyboards, whose fields have 14 points")
    expectEqual(field().intrinsicContentSize.height, 22)
    let large = field { $0.font = .systemFont(ofSize: 50) }
    expect(large.intrinsicContentSize.height > 55)
    let high = field {
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      $0.leftViewMode = .always
    }
    expectEqual(high.intrinsicContentSize.height, 60)
  }

  @Test("a left view regains its size after the field was too small for it")
  func aLeftViewRegainsItsSizeAfterTheFieldWasTooSmall() {
    let view = field {
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      $0.leftViewMode = .always
    }
    let (size, rect) = (view.bounds.size, view.leftViewRect(forBounds: view.bounds))
    view.bounds.size = CGSize(width: 12, height: 3)
    view.layoutIfNeeded()
    view.bounds.size = size
    view.layoutIfNeeded()
    expect(view.leftView?.frame == rect && rect.size == CGSize(width: 30, height: 20))
  }

  @Test func textRectLeavesSpaceForLeftAndRightViews() {
    let view = field {
      $0.borderStyle = .roundedRect
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.leftViewMode = .always
      $0.rightViewMode = .whileEditing
    }
    expectEqual(view.leftViewRect(forBounds: view.bounds), CGRect(x: 0, y: 7, width: 30, height: 20))
    expectEqual(view.textRect(forBounds: view.bounds), CGRect(x: 37, y: 2, width: 156, height: 30))
    expectEqual(view.editingRect(forBounds: view.bounds), CGRect(x: 37, y: 2, width: 143, height: 30))
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.leftViewRect(forBounds: view.bounds).minX, 170)
    expectEqual(view.editingRect(forBounds: view.bounds), CGRect(x: 20, y: 2, width: 143, height: 30))
  }

  @Test func theClearButtonIsShownOnlyBesideText() {
    let view = field { $0.clearButtonMode = .always }
    let button = view.clearButtonRect(forBounds: view.bounds)
    expect(button.minX == 176 && button.size == CGSize(width: 19, height: 19) && abs(button.midY - 17) <= 0.5)
    expectEqual(view.textRect(forBounds: view.bounds).width, 174)
    view.text = ""
    expectEqual(view.textRect(forBounds: view.bounds).width, 200)
    view.text = "x"
    view.clearButtonMode = .whileEditing
    expectEqual(view.textRect(forBounds: view.bounds).width, 200)
  }

  @Test func tabVisitsFieldsInReadingOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let places = [CGPoint(x: 150, y: 10), CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 14), CGPoint(x: 150, y: 100)]
    let fields = places.map { place in
      UITextField(frame: CGRect(origin: place, size: CGSize(width: 100, height: 30)))
    }
    for field in fields { window.addSubview(field) }
    let hidden = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    hidden.isHidden = true
    window.addSubview(hidden)
    func order() -> [Int] {
      FieldHopping(window: window).inReadingOrder.compactMap { view in fields.firstIndex { $0 === view } }
    }
    expectEqual(order(), [2, 0, 1, 3])
    window.semanticContentAttribute = .forceRightToLeft
    expectEqual(order(), [0, 2, 3, 1])
  }
}
