import UIKit

/// Marks where a view stands, in the coordinates of whatever is asked for: a view, a window, the screen.
final class SpotlightViewController: UIViewController {
  let panel = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 30, y: 40, width: 80, height: 44)
    panel.addSubview(button)
    view.addSubview(panel)
  }

  /// The button's place in any space.
  func place(in space: UICoordinateSpace) -> CGRect {
    return button.convert(button.bounds, to: space)
  }

  /// The place by the overloads that take views.
  var placeInView: CGRect { return button.convert(button.bounds, to: view) }
  var placeInWindow: CGRect { return button.convert(button.bounds, to: nil) }
  var placeOnScreen: CGRect {
    guard let screen = view.window?.screen else { return .null }
    return screen.coordinateSpace.convert(button.bounds, from: button)
  }

  func isOverPanel(_ point: CGPoint, in space: any UICoordinateSpace) -> Bool {
    return panel.bounds.contains(panel.convert(point, from: space))
  }
}
