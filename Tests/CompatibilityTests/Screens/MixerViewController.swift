import UIKit

/// Channels with a slider and a switch each, in rows that can be swiped, above songs that scroll; a strip of sliders that
/// scrolls sideways stands on top.
final class MixerViewController: UITableViewController, UICollectionViewDataSource {
  private(set) var sliders: [UISlider] = []
  private(set) var switches: [UISwitch] = []
  private(set) var stripSliders: [Int: UISlider] = [:]
  let strip: UICollectionView
  var log: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 60)
    strip = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 80), collectionViewLayout: layout)
    super.init(style: .plain)
    title = "Mixer"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
    tableView.rowHeight = 60
    strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Band")
    strip.dataSource = self
    tableView.tableHeaderView = strip
    for channel in 0..<4 {
      let slider = UISlider()
      slider.value = 0.5
      slider.addAction(UIAction { [weak self] _ in self?.log.append("slide \(channel)") }, for: .valueChanged)
      slider.addAction(UIAction { [weak self] _ in self?.log.append("let go \(channel)") }, for: .touchUpInside)
      slider.addAction(UIAction { [weak self] _ in self?.log.append("cancel \(channel)") }, for: .touchCancel)
      sliders.append(slider)
      let mute = UISwitch()
      mute.isOn = true
      mute.addAction(
        UIAction { [weak self] action in
          self?.log.append("mute \(channel) \((action.sender as? UISwitch)?.isOn == true ? "on" : "off")")
        }, for: .valueChanged)
      switches.append(mute)
    }
  }

  // MARK: UITableViewDataSource

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row < sliders.count {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let slider = sliders[indexPath.row]
      slider.frame = CGRect(x: 16, y: 14, width: 200, height: 31)
      cell.contentView.addSubview(slider)
      cell.accessoryView = switches[indexPath.row]
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = "Song \(indexPath.row)"
    return cell
  }

  // MARK: UITableViewDelegate

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes("remove", indexPath) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes("solo", indexPath) }

  private func swipes(_ title: String, _ indexPath: IndexPath) -> UISwipeActionsConfiguration {
    log.append("swipe \(indexPath.row) \(title)")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    ])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("scroll") }

  // MARK: UICollectionViewDataSource

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Band", for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    let slider = UISlider(frame: CGRect(x: 10, y: 14, width: 180, height: 31))
    slider.value = 0.5
    cell.contentView.addSubview(slider)
    stripSliders[indexPath.item] = slider
    return cell
  }
}
