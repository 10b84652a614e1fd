import UIKit

/// A page of a tour through a town: its name on a colour.
final class SightViewController: UIViewController {
  let name: String
  private let color: UIColor
  /// Told of the page's life.
  var note: ((String) -> Void)?

  init(name: String, color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note?("\(name) will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note?("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note?("\(name) will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note?("\(name) did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note?("\(name) will move to \(parent == nil ? "nobody" : "a parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note?("\(name) did move to \(parent == nil ? "nobody" : "a parent")")
  }
}

/// A tour whose pages come from a data source, with dots for them.
final class TourPageViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private(set) var sights: [SightViewController] = []
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    sights = [
      ("Castle", UIColor.systemRed), ("Market", .systemGreen), ("River", .systemBlue), ("Tower", .systemPurple),
    ].map { name, color in
      let sight = SightViewController(name: name, color: color)
      sight.note = { [weak self] in self?.log.append($0) }
      return sight
    }
    dataSource = self
    delegate = self
    setViewControllers([sights[0]], direction: .forward, animated: false)
  }

  private func number(of controller: UIViewController) -> Int { sights.firstIndex { $0 === controller } ?? 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let number = number(of: viewController)
    return number > 0 ? sights[number - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let number = number(of: viewController)
    return number + 1 < sights.count ? sights[number + 1] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { sights.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.map(number) ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.append("to \(pendingViewControllers.compactMap { ($0 as? SightViewController)?.name }.joined())")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let names = previousViewControllers.compactMap { ($0 as? SightViewController)?.name }.joined()
    log.append("from \(names), \(completed ? "completed" : "taken back")")
  }
}
