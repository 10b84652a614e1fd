import Expectations
import Testing
import TrestleTesting
import UIKit

// A screen as it was written before Swift 6: no isolation is spelled out, a plain class calls views, and delegates are
// adopted without a word about actors. It has to compile in language mode 5 without a warning.

protocol ColorPickerDelegate: AnyObject {
  func colorPicker(_ picker: ColorPicker, didPick index: Int)
}

class ColorPicker: UIView, UIGestureRecognizerDelegate {
  weak var delegate: ColorPickerDelegate?
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
  private var swatches: [UIView] = []
  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector("didTap:"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, color) in colors.enumerated() {
      let swatch = UIView()
      swatch.tag = index + 1
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = 4
      addSubview(swatch)
      swatches.append(swatch)
    }
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, swatches.count))
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  func didTap(_ recognizer: UITapGestureRecognizer) {
    guard let view = hitTest(recognizer.location(in: self), with: nil), view !== self else { return }
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }, completion: { _ in view.alpha = 1 })
    delegate?.colorPicker(self, didPick: view.tag - 1)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return touch.view !== self
  }

  override class var _actions: [_Action] { super._actions + [_Action("didTap:", ColorPicker.didTap)] }
}

/// Not a view, not isolated, and builds views nevertheless.
class PickerFactory {
  func makePicker(width: CGFloat) -> ColorPicker {
    let picker = ColorPicker(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    picker.tintColor = .systemPink
    picker.layoutIfNeeded()
    return picker
  }
}

@Suite struct UnannotatedScreenTests {
  @Test @MainActor func aScreenWithoutAnnotationsWorks() {
    let picker = PickerFactory().makePicker(width: 300)
    expect(picker.viewWithTag(2)?.frame == CGRect(x: 100, y: 0, width: 100, height: 44))
    expect(picker.hitTest(CGPoint(x: 250, y: 10), with: nil)?.tag == 3)
  }
}
