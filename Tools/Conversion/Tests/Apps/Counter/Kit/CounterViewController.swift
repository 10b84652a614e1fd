import CounterParts
import UIKit

open class CounterViewController: UIViewController {
  public let counter = Counter()
  public private(set) var log: [String] = []
  private var observation: NSKeyValueObservation?

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(increase(_:)))
    observation = counter.observe(\.count) { [weak self] counter, _ in
      let count = counter.count
      MainActor.assumeIsolated { self?.log.append("count \(count)") }
    }
    let row = UINib(nibName: "Row", bundle: Bundle(for: CounterViewController.self)).instantiate(withOwner: self)
    guard let label = row.first as? UILabel else { return }
    label.frame.origin = CGPoint(x: 20, y: 120)
    view.addSubview(label)
  }

  @objc open func increase(_ sender: Any?) { counter.increase() }
}

extension CounterViewController {
  @objc public func reset() { counter.count = 0 }
}
