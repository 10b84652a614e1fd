import UIKit

class BellViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private(set) var rings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Ring", for: .normal)
    button.addTarget(self, action: #selector(ring), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
    view.addSubview(stack)
    show()
  }

  @objc private func ring() {
    rings += 1
    show()
  }

  private func show() { label.text = "Rung \(rings) times" }
}
