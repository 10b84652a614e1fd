import UIKit
import UIKitTesting

/// A screen for each rule that breaks it, and nothing else.
@MainActor
enum FaultyScreens {
  static func make(_ rule: AuditRule) -> UIViewController {
    rule == .changingHeight ? GrowingRowsController() : FaultController(rule)
  }
}

/// A white screen with one fault in it.
private final class FaultController: UIViewController {
  private let rule: AuditRule

  init(_ rule: AuditRule) {
    self.rule = rule
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    switch rule {
    case .truncatedText:
      add(label("A title that does not fit into its place"), CGRect(x: 100, y: 100, width: 190, height: 44))
    case .clippedText: add(label("Half a line"), CGRect(x: 100, y: 100, width: 190, height: 10))
    case .overlap:
      add(label("Below"), CGRect(x: 100, y: 100, width: 190, height: 44))
      add(label("Above"), CGRect(x: 100, y: 110, width: 190, height: 44))
    case .offScreen: add(label("Away"), CGRect(x: 100, y: 820, width: 190, height: 44))
    case .conflictingConstraints, .ambiguousLayout: addByConstraints()
    case .smallTarget:
      let button = UIButton(type: .custom)
      button.setTitle("+", for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      add(button, CGRect(x: 180, y: 100, width: 30, height: 40))
    case .lowContrast:
      let label = label("Pale")
      label.textColor = UIColor(white: 0.6, alpha: 1)
      add(label, CGRect(x: 100, y: 100, width: 190, height: 44))
    case .missingLabel: add(UIButton(type: .custom), CGRect(x: 100, y: 100, width: 190, height: 44))
    case .missingDescription:
      add(UIImageView(image: Self.picture), CGRect(x: 95, y: 100, width: 200, height: 100))
    case .readingOrder:
      let (first, second) = (label("First"), label("Second"))
      add(first, CGRect(x: 100, y: 100, width: 190, height: 44))
      add(second, CGRect(x: 100, y: 200, width: 190, height: 44))
      view.accessibilityElements = [second, first]
    case .fixedTextSize:
      let label = label("Seventeen points")
      label.adjustsFontForContentSizeCategory = false
      label.font = .systemFont(ofSize: 17)
      add(label, CGRect(x: 100, y: 100, width: 190, height: 44))
    case .fixedDirection:
      let label = label("Left")
      label.textAlignment = .left
      add(label, CGRect(x: 20, y: 100, width: 350, height: 88))
    case .changingHeight: break
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    return label
  }

  private func add(_ part: UIView, _ frame: CGRect) {
    part.frame = frame
    view.addSubview(part)
  }

  private func addByConstraints() {
    let part = UIView()
    part.accessibilityIdentifier = "box"
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      part.heightAnchor.constraint(equalToConstant: 50),
      part.widthAnchor.constraint(equalToConstant: 60),
    ])
    guard rule == .conflictingConstraints else { return }
    part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    part.widthAnchor.constraint(equalToConstant: 80).isActive = true
  }

  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
    UIColor.systemGreen.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}

/// A table whose second row gets its text when the first frame was shown already.
private final class GrowingRowsController: UITableViewController {
  private var texts = ["One line", "…", "One line"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.1) {
      self.tableView.backgroundColor = .secondarySystemBackground
    } completion: { _ in
      self.texts[1] = "One line\nand another one"
      self.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = texts[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
