import UIKit

/// A cell class whose only designated initialiser is its own. It is made by hand and cannot be registered to be dequeued.
final class MeterCell: UITableViewCell {
  let unit: String
  private(set) var readings: [Double]

  init(unit: String, readings: [Double]) {
    self.unit = unit
    self.readings = readings
    super.init(style: .value1, reuseIdentifier: nil)
    textLabel?.text = unit
    detailTextLabel?.text = readings.map { "\($0)" }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The usual form: the initialiser that `register` calls, overridden, and the one for archives.
class SwatchCell: UITableViewCell {
  let swatch = UIView()
  var marks: [String] = ["declared"]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    marks.append("made")
    swatch.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(swatch)
    NSLayoutConstraint.activate([
      swatch.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      swatch.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      swatch.widthAnchor.constraint(equalToConstant: 24),
      swatch.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Inherits both initialisers.
final class RoundSwatchCell: SwatchCell {
  var radius: CGFloat = 12 {
    didSet { swatch.layer.cornerRadius = radius }
  }
}

/// Fixes the style, as many apps do to get subtitles from a registered class.
final class SubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Has a shorter initialiser for code beside the one that `register` calls.
final class CountCell: UITableViewCell {
  private(set) var count = 1

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  convenience init(count: Int) {
    self.init(style: .default, reuseIdentifier: nil)
    self.count = count
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class RuleHeader: UITableViewHeaderFooterView {
  let rule = UIView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    rule.backgroundColor = .separator
    contentView.addSubview(rule)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rule.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}

/// A header class with an initialiser of its own alone.
final class CountHeader: UITableViewHeaderFooterView {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class CellClassesViewController: UITableViewController {
  let meter = MeterCell(unit: "kWh", readings: [3.5, 4])

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwatchCell.self, forCellReuseIdentifier: "swatch")
    tableView.register(RoundSwatchCell.self, forCellReuseIdentifier: "round")
    tableView.register(SubtitleCell.self, forCellReuseIdentifier: "subtitle")
    tableView.register(CountCell.self, forCellReuseIdentifier: "count")
    tableView.register(MeterCell.self, forCellReuseIdentifier: "meter")
    tableView.register(RuleHeader.self, forHeaderFooterViewReuseIdentifier: "rule")
    tableView.register(CountHeader.self, forHeaderFooterViewReuseIdentifier: "counted")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 5
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.row {
    case 0:
      return tableView.dequeueReusableCell(withIdentifier: "swatch", for: indexPath)
    case 1:
      let cell = tableView.dequeueReusableCell(withIdentifier: "round", for: indexPath) as! RoundSwatchCell
      cell.radius = 8
      return cell
    case 2:
      let cell = tableView.dequeueReusableCell(withIdentifier: "subtitle", for: indexPath)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Subtitle"
      return cell
    case 3:
      return tableView.dequeueReusableCell(withIdentifier: "count", for: indexPath)
    default:
      return meter
    }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "rule")
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 30
  }
}
