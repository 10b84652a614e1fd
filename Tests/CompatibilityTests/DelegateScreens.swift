import Expectations
import Testing
import TrestleTesting
import UIKit

/// A controller that holds a table view, with its data source and delegate in extensions, as most apps write it.
final class ContactsViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private(set) var log: [String] = []
  let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    view.addSubview(tableView)
  }
}

extension ContactsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath)
        as? ContactCell
    else { return UITableViewCell() }
    cell.configure(name: names[indexPath.row])
    return cell
  }
}

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(names[indexPath.row])")
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("display \(names[indexPath.row])")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll")
  }
}

/// A cell with its own views, laid out by hand.
final class ContactCell: UITableViewCell {
  static let reuseIdentifier = "ContactCell"
  private let nameLabel = UILabel()
  private let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = UIFont.preferredFont(forTextStyle: .body)
    nameLabel.numberOfLines = 0
    nameLabel.textColor = .label
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 4
    contentView.addSubview(nameLabel)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(name: String) {
    nameLabel.text = name
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    badge.frame = CGRect(x: contentView.bounds.maxX - 24, y: contentView.bounds.midY - 4, width: 8, height: 8)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    badge.isHidden = selected
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    badge.alpha = highlighted ? 0.5 : 1
  }
}

@MainActor @Suite struct DelegateScreens {
  @Test func anExtensionImplementsTheDelegate() throws {
    let controller = ContactsViewController(names: ["Ada", "Grace"])
    let screen = MountedScreen(controller)
    expectEqual(controller.log, ["display Ada", "display Grace"])
    try screen.tap(row: IndexPath(row: 1, section: 0))
    expectEqual(controller.log.last, "select Grace")
  }
}
