import UIKit

/// A cell with subviews of its own, whose line begins at the name of the place.
final class DepartureCell: UICollectionViewListCell {
  let timeLabel = UILabel()
  let placeLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    timeLabel.font = .preferredFont(forTextStyle: .headline)
    placeLabel.font = .preferredFont(forTextStyle: .body)
    for label in [timeLabel, placeLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      timeLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      timeLabel.widthAnchor.constraint(equalToConstant: 72),
      timeLabel.firstBaselineAnchor.constraint(equalTo: placeLabel.firstBaselineAnchor),
      placeLabel.leadingAnchor.constraint(equalTo: timeLabel.trailingAnchor, constant: 8),
      placeLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      placeLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      contentView.bottomAnchor.constraint(equalTo: placeLabel.bottomAnchor, constant: 14),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: placeLabel.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Departures of a station, with lines of their own.
final class DeparturesListViewController: UIViewController, UICollectionViewDataSource {
  static let departures = [
    ("08:15", "Basel"), ("08:32", "Chur"), ("08:40", "Genève"), ("09:01", "Lugano"), ("09:07", "St. Gallen"),
  ]

  private let registration = UICollectionView.CellRegistration<DepartureCell, Int> { cell, _, index in
    cell.timeLabel.text = DeparturesListViewController.departures[index].0
    cell.placeLabel.text = DeparturesListViewController.departures[index].1
  }
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .systemBlue
    configuration.separatorConfiguration.topSeparatorVisibility = .hidden
    configuration.itemSeparatorHandler = { indexPath, sectionSeparatorConfiguration in
      var configuration = sectionSeparatorConfiguration
      if indexPath.item == 2 { configuration.bottomSeparatorVisibility = .hidden }
      if indexPath.item == 3 { configuration.color = .systemRed }
      return configuration
    }
    _ = registration
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.departures.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }
}
