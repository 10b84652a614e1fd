import UIKit

/// A magazine: its contents beside the pages of an article, whose text runs around a picture.
final class MagazineViewController: UISplitViewController, UISplitViewControllerDelegate {
  struct Article {
    var title: String
    var pages: [String]
  }

  let contents = ContentsViewController(style: .insetGrouped)
  let reader = ReaderViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(articles: [Article]) {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidthFraction = 0.35
    contents.articles = articles
    contents.onChoose = { [unowned self] article in
      reader.show(article)
      show(.secondary)
    }
    if let first = articles.first { reader.show(first) }
    setViewController(contents, for: .primary)
    setViewController(UINavigationController(rootViewController: reader), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

final class ContentsViewController: UITableViewController {
  var articles: [MagazineViewController.Article] = []
  var onChoose: (MagazineViewController.Article) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Magazine"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    var content = UIListContentConfiguration.sidebarSubtitleCell()
    content.text = articles[indexPath.row].title
    content.secondaryText = "\(articles[indexPath.row].pages.count) pages"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(articles[indexPath.row])
  }
}

/// The pages of an article, with a page control in the toolbar.
final class ReaderViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pageControl = UIPageControl()
  private var pages: [PageViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dataSource = self
    delegate = self
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.hidesForSinglePage = true
    pageControl.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    toolbarItems = [space, UIBarButtonItem(customView: pageControl), space]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }

  func show(_ article: MagazineViewController.Article) {
    title = article.title
    navigationItem.largeTitleDisplayMode = .never
    pages = article.pages.map(PageViewController.init)
    pageControl.numberOfPages = pages.count
    pageControl.currentPage = 0
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  var current: Int { (viewControllers?.first as? PageViewController).flatMap(pages.firstIndex) ?? 0 }

  private func turn() {
    let (from, to) = (current, pageControl.currentPage)
    setViewControllers([pages[to]], direction: to > from ? .forward : .reverse, animated: true)
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let page = controller as? PageViewController, let index = pages.firstIndex(of: page),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { if completed { pageControl.currentPage = current } }
}

/// A page: a text that runs around a picture at its upper trailing corner.
final class PageViewController: UIViewController {
  let textView = UITextView()
  let imageView = UIImageView(image: UIImage(systemName: "photo"))
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.isEditable = false
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    style.paragraphSpacing = 8
    textView.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: style,
      ])
    textView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = .secondarySystemBackground
    view.addSubview(textView)
    textView.addSubview(imageView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = 110
    imageView.frame = CGRect(x: isRightToLeft ? 0 : textView.bounds.width - side, y: 20, width: side, height: side)
    // The path is in the coordinates of the container.
    var hole = imageView.frame.offsetBy(dx: 0, dy: -textView.textContainerInset.top)
    hole = hole.insetBy(dx: -8, dy: -4)
    textView.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
  }
}
