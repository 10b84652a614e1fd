import UIKit

/// A container that swaps its child, and children that write down what they are told.
final class RecordingViewController: UIViewController {
  let name: String
  private let record: (String) -> Void

  init(name: String, record: @escaping (String) -> Void) {
    self.name = name
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = "archived"
    record = { _ in }
    super.init(coder: coder)
  }

  override func loadView() {
    record("\(name) loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    record("\(name) viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("\(name) viewWillAppear \(animated)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("\(name) viewIsAppearing \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("\(name) viewDidAppear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("\(name) viewWillDisappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("\(name) viewDidDisappear \(animated)")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

final class BannerContainerViewController: UIViewController {
  private(set) var current: UIViewController?
  let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.backgroundColor = .systemYellow
    view.addSubview(banner)
  }

  func show(_ child: UIViewController) {
    if let old = current {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(child)
    view.insertSubview(child.view, belowSubview: banner)
    child.didMove(toParent: self)
    current = child
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, rest) = view.bounds.divided(atDistance: 50, from: .minYEdge)
    banner.frame = top
    current?.view.frame = rest
  }
}
