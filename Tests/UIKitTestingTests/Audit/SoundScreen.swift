import UIKit

/// A screen that breaks no rule in any look: rows that size themselves, a switch with a name, a picture with a description, a
/// button that can be touched.
final class SoundScreen: UITableViewController {
  private static let titles = ["Assam", "Darjeeling, first flush", "Lapsang Souchong, smoked over pine"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teas"
    view.tintColor = .label
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(PictureCell.self, forCellReuseIdentifier: "picture")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.titles.count + 2
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row < Self.titles.count + 1 else {
      return tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.textProperties.numberOfLines = 0
    if indexPath.row < Self.titles.count {
      content.text = Self.titles[indexPath.row]
      cell.accessoryView = nil
      cell.accessoryType = .disclosureIndicator
    } else {
      content.text = "Sort"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Sort"
      cell.accessoryView = toggle
    }
    cell.contentConfiguration = content
    return cell
  }
}

private final class PictureCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
        UIColor.systemGreen.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      })
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "A green leaf"
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    for part in [picture, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
