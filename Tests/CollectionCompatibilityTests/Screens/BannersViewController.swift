import UIKit

/// A table whose first row is a carousel that stops on whole banners.
final class BannersViewController: UITableViewController {
  let banners = ["Autumn sale", "New arrivals", "Free delivery", "Gift cards"]
  private(set) var chosenBanner: String?
  /// Rows come back where they were.
  private var offsets: [Int: CGPoint] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    tableView.register(CarouselTableViewCell.self, forCellReuseIdentifier: "Carousel")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 40
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row % 10 == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
      cell.textLabel?.text = "Item \(indexPath.row)"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Carousel", for: indexPath) as! CarouselTableViewCell
    cell.banners = banners
    cell.onSelect = { [weak self] in self?.chosenBanner = $0 }
    cell.collectionView.contentOffset = offsets[indexPath.row] ?? .zero
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return indexPath.row % 10 == 0 ? 160 : 44
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let cell = cell as? CarouselTableViewCell {
      offsets[indexPath.row] = cell.collectionView.contentOffset
    }
  }
}

final class CarouselTableViewCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let collectionView: UICollectionView
  var onSelect: ((String) -> Void)?
  var banners: [String] = [] {
    didSet { collectionView.reloadData() }
  }
  private(set) var page = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: BannerCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    contentView.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    banners.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BannerCell.identifier, for: indexPath)
    (cell as? BannerCell)?.label.text = banners[indexPath.row]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return collectionView.bounds.size
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect?(banners[indexPath.item])
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    page = Int(scrollView.contentOffset.x / scrollView.frame.width)
  }
}

final class BannerCell: UICollectionViewCell {
  static let identifier = String(describing: BannerCell.self)
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemIndigo
    contentView.layer.cornerRadius = 16
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
