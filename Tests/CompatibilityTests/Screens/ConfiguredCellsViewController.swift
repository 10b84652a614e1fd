import UIKit

/// Rows by configurations, as a documentation reader writes them: the built-in ones, one with a state, and a custom one.
final class ConfiguredCellsViewController: UITableViewController {
  struct Track {
    var title: String
    var artist: String
    var seconds: Int
  }

  var tracks = [
    Track(title: "Overture", artist: "The Harbour Trio", seconds: 251),
    Track(
      title: "A very long title that has to wrap onto a second line on a phone", artist: "Ana Sousa", seconds: 187),
    Track(title: "雨のワルツ", artist: "三浦かおり", seconds: 305),
  ]
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tracks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "track")
    tableView.register(BadgeCell.self, forCellReuseIdentifier: "badge")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let track = tracks[indexPath.row]
    if indexPath.section == 2 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath)
      (cell as? BadgeCell)?.count = track.seconds
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    if indexPath.section == 0 {
      var content = cell.defaultContentConfiguration()
      content.text = track.title
      content.secondaryText = track.artist
      content.image = UIImage(systemName: "music.note")
      cell.contentConfiguration = content
    } else {
      var content = UIListContentConfiguration.valueCell()
      content.text = track.title
      content.secondaryText = "\(track.seconds) s"
      cell.contentConfiguration = content
      cell.configurationUpdateHandler = { [weak self] cell, state in
        guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
        content.textProperties.color = state.isSelected ? .systemRed : .label
        cell.contentConfiguration = content.updated(for: state)
        self?.log.append("update \(indexPath.row) selected \(state.isSelected)")
      }
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
      background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
      cell.backgroundConfiguration = background
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = UIListContentConfiguration.plainHeader()
    content.text = ["Default", "Values", "Badges"][section]
    header?.contentConfiguration = content
    return header
  }
}

/// A number in a capsule beside a text.
struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var count = 0
  var isProminent = false

  func makeContentView() -> UIView & UIContentView { BadgeContentView(self) }

  func updated(for state: UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isProminent = state.isSelected || state.isHighlighted
    return updated
  }
}

final class BadgeContentView: UIView, UIContentView {
  private let label = UILabel()
  private(set) var applyCount = 0

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textAlignment = .center
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      label.widthAnchor.constraint(equalToConstant: 80),
      label.heightAnchor.constraint(equalToConstant: 50),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply() {
    guard let configuration = configuration as? BadgeConfiguration else { return }
    applyCount += 1
    label.text = "\(configuration.count)"
    label.backgroundColor = configuration.isProminent ? .systemRed : .systemGray5
  }
}

final class BadgeCell: UITableViewCell {
  var count = 0 {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentConfiguration = BadgeConfiguration(count: count).updated(for: state)
  }
}
