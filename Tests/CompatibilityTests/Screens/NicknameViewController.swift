import UIKit

/// A form whose background ends editing when it is tapped, as many apps have it.
final class NicknameViewController: UIViewController {
  override class var _actions: [_Action] { super._actions + actions }

  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  let button = UIButton(type: .system)
  let mute = UISwitch()
  let stepper = UIStepper()
  let segments = UISegmentedControl(items: ["One", "Two"])
  let pages = UIPageControl()
  let background = UITapGestureRecognizer()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    background.addTarget(self, action: "backgroundTapped")
    view.addGestureRecognizer(background)
    button.setTitle("Save", for: .normal)
    pages.numberOfPages = 3
    for (index, control) in [field, button, mute, stepper, segments, pages].enumerated() {
      control.frame = CGRect(x: 20, y: 40 + 50 * CGFloat(index), width: 200, height: 34)
      view.addSubview(control)
    }
    button.addAction(UIAction { [weak self] _ in self?.log.append("save") }, for: .touchUpInside)
    for (control, name) in [(mute, "mute"), (stepper, "stepper"), (segments, "segments"), (pages, "pages")]
      as [(UIControl, String)]
    {
      control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: .valueChanged)
    }
  }

  func backgroundTapped() {
    log.append("background")
    view.endEditing(true)
  }
}
