import UIKit

/// A conversation list as Apple's documentation of self-sizing cells and header views builds it: automatic heights,
/// registered headers and footers, a header view above the table, callbacks of display.
final class MessagesTableViewController: UITableViewController {
  struct Message {
    var sender: String
    var text: String
  }

  static let headerIdentifier = "DayHeader"

  var days: [(name: String, messages: [Message])] = [
    (
      "Today",
      [
        Message(sender: "Ada", text: "See you at the engine at nine."),
        Message(
          sender: "Grace",
          text:
            "I found the moth. It sat in relay 70 of panel F, and it explains everything that went wrong since noon."
        ),
      ]
    ),
    (
      "Yesterday",
      [
        Message(sender: "Alan", text: "Can machines think? Let us begin with definitions of machine and of think."),
        Message(sender: "Katherine", text: "Checked."),
      ]
    ),
  ]
  private(set) var displayedHeaders: [Int] = []
  private(set) var endedFooters: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    clearsSelectionOnViewWillAppear = true
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: Self.headerIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 30
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    if #available(iOS 15.0, *) {
      tableView.sectionHeaderTopPadding = 0
    }
    let banner = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    banner.text = "All caught up"
    banner.textAlignment = .center
    tableView.tableHeaderView = banner
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return days.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return days[section].messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath) as! MessageCell
    let message = days[indexPath.section].messages[indexPath.row]
    cell.senderLabel.text = message.sender
    cell.messageLabel.text = message.text
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
    header?.textLabel?.text = days[section].name
    return header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    return "\(days[section].messages.count) messages"
  }

  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    displayedHeaders.append(section)
  }

  override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    endedFooters.append(section)
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    return UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let cell = tableView.cellForRow(at: indexPath) as! MessageCell
    days[indexPath.section].messages[indexPath.row].text += " Read."
    cell.messageLabel.text = days[indexPath.section].messages[indexPath.row].text
    cell.invalidateIntrinsicContentSize()
  }
}

final class MessageCell: UITableViewCell {
  static let identifier = "Message"
  let senderLabel = UILabel()
  let messageLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    senderLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    senderLabel.adjustsFontForContentSizeCategory = true
    messageLabel.font = UIFont.preferredFont(forTextStyle: .body)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 0
    senderLabel.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(senderLabel)
    contentView.addSubview(messageLabel)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      senderLabel.topAnchor.constraint(equalTo: guide.topAnchor),
      senderLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      senderLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      messageLabel.topAnchor.constraint(equalToSystemSpacingBelow: senderLabel.bottomAnchor, multiplier: 1),
      messageLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: senderLabel.trailingAnchor),
      messageLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    senderLabel.text = nil
    messageLabel.text = nil
  }
}
