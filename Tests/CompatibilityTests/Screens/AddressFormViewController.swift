import UIKit

/// A row with a title and a field.
final class FieldCell: UITableViewCell {
  static let reuseIdentifier = "FieldCell"
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.translatesAutoresizingMaskIntoConstraints = false
    field.font = UIFont.preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    contentView.addSubview(field)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.topAnchor.constraint(equalTo: guide.topAnchor),
      field.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// An address, a field a row; the return key hops to the next.
final class AddressFormViewController: UITableViewController, UITextFieldDelegate {
  enum Line: Int, CaseIterable {
    case name, street, postcode, city, email, password

    var placeholder: String {
      switch self {
      case .name: return "Name"
      case .street: return "Street"
      case .postcode: return "Postcode"
      case .city: return "City"
      case .email: return "E-mail"
      case .password: return "Password"
      }
    }
  }

  private(set) var values: [Line: String] = [.city: "Edinburgh"]
  private(set) var log: [String] = []
  private(set) var submissions = 0
  private var observers: [NSObjectProtocol] = []
  private(set) var keyboardNotifications = 0

  init() {
    super.init(style: .insetGrouped)
    title = "Address"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: FieldCell.reuseIdentifier)
    tableView.keyboardDismissMode = .interactive
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
          MainActor.assumeIsolated { self?.keyboardNotifications += 1 }
        })
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    observers = []
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Line.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: FieldCell.reuseIdentifier, for: indexPath) as! FieldCell
    let line = Line(rawValue: indexPath.row)!
    let field = cell.field
    field.tag = line.rawValue
    field.placeholder = line.placeholder
    field.text = values[line]
    field.delegate = self
    field.isSecureTextEntry = line == .password
    field.autocorrectionType = .no
    field.autocapitalizationType = line == .email || line == .password ? .none : .words
    field.keyboardType = line == .email ? .emailAddress : .default
    field.textContentType = line == .password ? .newPassword : nil
    field.returnKeyType = line == .password ? .done : .next
    field.enablesReturnKeyAutomatically = line == .password
    return cell
  }

  func field(_ line: Line) -> UITextField? {
    (tableView.cellForRow(at: IndexPath(row: line.rawValue, section: 0)) as? FieldCell)?.field
  }

  // MARK: UITextFieldDelegate

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append("begin \(textField.placeholder ?? "")")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append("end \(textField.placeholder ?? "")")
    guard let line = Line(rawValue: textField.tag) else { return }
    values[line] = textField.text
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = Line(rawValue: textField.tag + 1), let field = field(next) {
      field.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      submissions += 1
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard Line(rawValue: textField.tag) == .postcode else { return true }
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 8
  }
}
