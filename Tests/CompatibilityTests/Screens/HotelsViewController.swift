import UIKit

struct Hotel: Hashable {
  let id: Int
  var name: String
  var price: Int
  var stars: Int
  var hasBreakfast: Bool
}

struct HotelFilter: Equatable {
  enum Order: Int, CaseIterable {
    case price, stars, name
    var title: String { ["Price", "Stars", "Name"][rawValue] }
  }
  var order = Order.price
  var maximum = 300
  var minimumStars = 1
  var onlyBreakfast = false
}

/// Hotels under a header of pictures that turns pages, with a sheet that filters them: the list is seen and used beside it.
final class HotelsViewController: UIViewController, UISheetPresentationControllerDelegate {
  enum Section { case hotels }

  let allHotels: [Hotel]
  private(set) var filter = HotelFilter()
  let tableView = UITableView(frame: .zero, style: .plain)
  let header = PicturePagerView(colors: [.systemTeal, .systemOrange, .systemIndigo])
  private(set) lazy var dataSource = UITableViewDiffableDataSource<Section, Hotel>(tableView: tableView) {
    tableView, indexPath, hotel in
    let cell = tableView.dequeueReusableCell(withIdentifier: "hotel", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = hotel.name
    content.secondaryText = String(repeating: "★", count: hotel.stars) + " · \(hotel.price) €"
    content.image = UIImage(systemName: hotel.hasBreakfast ? "cup.and.saucer" : "bed.double")
    cell.contentConfiguration = content
    return cell
  }
  private(set) var log: [String] = []

  init(hotels: [Hotel]) {
    allHotels = hotels
    super.init(nibName: nil, bundle: nil)
    title = "Hotels"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
      primaryAction: UIAction(title: "Filter") { [unowned self] _ in showFilter() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hotel")
    tableView.dataSource = dataSource
    header.frame.size.height = 180
    tableView.tableHeaderView = header
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    let shown = allHotels.filter {
      $0.price <= filter.maximum && $0.stars >= filter.minimumStars && (!filter.onlyBreakfast || $0.hasBreakfast)
    }
    let sorted = shown.sorted {
      switch filter.order {
      case .price: $0.price < $1.price
      case .stars: $0.stars > $1.stars
      case .name: $0.name < $1.name
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Hotel>()
    snapshot.appendSections([.hotels])
    snapshot.appendItems(sorted)
    dataSource.apply(snapshot, animatingDifferences: animated)
    navigationItem.prompt = filter == HotelFilter() ? nil : "\(sorted.count) of \(allHotels.count)"
  }

  private func showFilter() {
    let controller = HotelFilterViewController(filter)
    controller.onChange = { [weak self] in
      self?.filter = $0
      self?.apply(animated: true)
    }
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.custom(identifier: .init("small")) { _ in 260 }, .large()]
      sheet.largestUndimmedDetentIdentifier = .init("small")
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.delegate = self
    }
    present(controller, animated: true)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { log.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")") }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}

/// Pages side by side, dots that say which, both by finger and by a tap on the dots.
final class PicturePagerView: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private let pages: [UIView]

  init(colors: [UIColor]) {
    pages = colors.map { color in
      let page = UIView()
      page.backgroundColor = color
      return page
    }
    super.init(frame: .zero)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    addSubview(scrollView)
    for page in pages { scrollView.addSubview(page) }
    pageControl.numberOfPages = pages.count
    pageControl.addAction(UIAction { [unowned self] _ in pageChanged() }, for: .valueChanged)
    addSubview(pageControl)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = pageControl.currentPage
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
    if !scrollView.isDragging && !scrollView.isDecelerating {
      scrollView.contentOffset.x = CGFloat(page) * bounds.width
    }
    let size = pageControl.size(forNumberOfPages: pages.count)
    pageControl.frame = CGRect(x: (bounds.width - size.width) / 2, y: bounds.height - 30, width: size.width, height: 26)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking || scrollView.isDecelerating else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / max(bounds.width, 1)).rounded())
  }

  private func pageChanged() {
    scrollView.setContentOffset(CGPoint(x: CGFloat(pageControl.currentPage) * bounds.width, y: 0), animated: true)
  }
}

/// The sheet: order, price, stars and breakfast.
final class HotelFilterViewController: UITableViewController {
  private var filter: HotelFilter
  var onChange: (HotelFilter) -> Void = { _ in }
  let orderControl = UISegmentedControl(items: HotelFilter.Order.allCases.map(\.title))
  let priceSlider = UISlider()
  let starsStepper = UIStepper()
  let breakfastSwitch = UISwitch()

  init(_ filter: HotelFilter) {
    self.filter = filter
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    orderControl.selectedSegmentIndex = filter.order.rawValue
    orderControl.addAction(
      UIAction { [unowned self] _ in
        change { $0.order = HotelFilter.Order(rawValue: orderControl.selectedSegmentIndex)! }
      }, for: .valueChanged)
    priceSlider.minimumValue = 50
    priceSlider.maximumValue = 300
    priceSlider.value = Float(filter.maximum)
    priceSlider.addAction(
      UIAction { [unowned self] _ in change { $0.maximum = Int(priceSlider.value) } }, for: .valueChanged)
    starsStepper.minimumValue = 1
    starsStepper.maximumValue = 5
    starsStepper.value = Double(filter.minimumStars)
    starsStepper.addAction(
      UIAction { [unowned self] _ in change { $0.minimumStars = Int(starsStepper.value) } }, for: .valueChanged)
    breakfastSwitch.isOn = filter.onlyBreakfast
    breakfastSwitch.addAction(
      UIAction { [unowned self] _ in change { $0.onlyBreakfast = breakfastSwitch.isOn } }, for: .valueChanged)
  }

  private func change(_ body: (inout HotelFilter) -> Void) {
    body(&filter)
    onChange(filter)
    for row in 0..<4 {
      if let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) { configure(cell, row) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    configure(cell, indexPath.row)
    return cell
  }

  private func configure(_ cell: UITableViewCell, _ row: Int) {
    var content = cell.defaultContentConfiguration()
    switch row {
    case 0:
      content.text = "Order"
      cell.accessoryView = orderControl
      orderControl.sizeToFit()
    case 1:
      content.text = "Up to \(filter.maximum) €"
      priceSlider.frame.size = CGSize(width: 160, height: 31)
      cell.accessoryView = priceSlider
    case 2:
      content.text = "\(filter.minimumStars) stars or more"
      cell.accessoryView = starsStepper
    default:
      content.text = "Breakfast"
      cell.accessoryView = breakfastSwitch
    }
    cell.contentConfiguration = content
  }
}
