import Trestle
import UIKit

/// Shows the list of a file, and in a banner at the bottom the first mistake in the file.
final class PlaygroundViewController: UIViewController {
  let model: PlaygroundModel
  let list: ListViewController
  let banner = MistakeBanner()
  private lazy var bannerBottom = banner.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Self.gap)

  /// The distance of the banner from the edges, in points.
  private static let gap: CGFloat = 12
  /// The largest height of the banner, as a fraction of the screen's.
  private static let mostHeight = 0.45

  init(_ model: PlaygroundModel) {
    self.model = model
    list = ListViewController(PlaygroundScreen(model: model))
    super.init(nibName: nil, bundle: nil)
    title = model.title
    model.onChange = { [weak self] in self?.modelDidChange() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Examples", image: UIImage(systemName: "list.bullet"), menu: makeMenu())
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    if let collectionView = list.collectionView { setContentScrollView(collectionView) }
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    let trailing = banner.trailingAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -Self.gap)
    // Not a required constraint, because the view has no width before it is in a window.
    trailing.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: Self.gap),
      trailing,
      banner.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: Self.mostHeight),
      bannerBottom,
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: PlaygroundViewController, _: UITraitCollection) in controller.scaleColumns()
    }
    scaleColumns()
    banner.isHidden = true
    showBackground()
    showMistake(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The last rows can be scrolled above the banner.
    let covered = model.problem == nil ? 0 : banner.bounds.height + Self.gap
    if list.additionalSafeAreaInsets.bottom != covered { list.additionalSafeAreaInsets.bottom = covered }
  }

  /// Columns for larger texts are wider.
  private func scaleColumns() {
    let scale = UIFontMetrics(forTextStyle: .body).scaledValue(for: 1, compatibleWith: traitCollection)
    guard let screen = list.screen as? PlaygroundScreen, screen.widthScale != max(scale, 1) else { return }
    list.screen = PlaygroundScreen(model: model, widthScale: max(scale, 1))
  }

  // MARK: Changes

  private func modelDidChange() {
    title = model.title
    guard isViewLoaded else { return }
    showBackground()
    showMistake(animated: view.window != nil)
  }

  private func showBackground() {
    let layouts = model.list.sections.map { $0.layout ?? model.list.layout }
    let isGrouped = layouts.contains(where: \.isGrouped)
    list.collectionView?.backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground
  }

  private func showMistake(animated: Bool) {
    let problem = model.problem
    if let problem {
      banner.show(problem, in: model.file.name, further: model.furtherProblems)
      if animated { UIAccessibility.post(notification: .announcement, argument: banner.accessibilityLabel) }
    }
    view.setNeedsLayout()
    guard banner.isHidden == (problem != nil) else { return }
    banner.isHidden = problem == nil
    guard animated, problem != nil else { return }
    banner.alpha = 0
    UIView.animate(withDuration: 0.2) { self.banner.alpha = 1 }
  }

  // MARK: Examples

  private func makeMenu() -> UIMenu {
    var sources = PlaygroundExample.allCases.map { ($0.title, UIImage(systemName: $0.symbol), $0.path) }
    if let named = model.named {
      sources.insert((URL(fileURLWithPath: named).lastPathComponent, UIImage(systemName: "doc.text"), named), at: 0)
    }
    return UIMenu(
      title: "Examples",
      children: sources.map { title, image, path in
        UIAction(title: title, image: image) { [weak model] _ in model?.open(path) }
      })
  }
}
