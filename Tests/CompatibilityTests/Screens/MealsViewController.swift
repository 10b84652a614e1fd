import UIKit

// A screen that is made for VoiceOver as Apple's documentation of accessibility tells apps to.

/// A chart that is drawn: its bars are elements without views.
final class CaloriesChartView: UIView {
  struct Bar {
    let day: String
    let calories: Int
  }

  var bars: [Bar] = [] {
    didSet {
      _accessibilityElements = nil
      setNeedsDisplay()
    }
  }

  private var _accessibilityElements: [Any]?

  override var accessibilityElements: [Any]? {
    get {
      if let elements = _accessibilityElements { return elements }
      let width = bounds.width / CGFloat(max(bars.count, 1))
      var elements: [UIAccessibilityElement] = []
      for (index, bar) in bars.enumerated() {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = bar.day
        element.accessibilityValue = "\(bar.calories) calories"
        element.accessibilityTraits = .staticText
        element.accessibilityFrameInContainerSpace = CGRect(
          x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        elements.append(element)
      }
      _accessibilityElements = elements
      return elements
    }
    set { _accessibilityElements = newValue }
  }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { .list }
    set {}
  }
}

/// A number with two buttons, which VoiceOver adjusts as one element.
final class PortionView: UIView {
  private(set) var portions = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Portions"
    accessibilityIdentifier = "portions"
    accessibilityHint = "Swipe up or down to change the number of portions"
    accessibilityUserInputLabels = ["Portions", "Servings"]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityValue: String? {
    get { "\(portions)" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { portions += 1 }

  override func accessibilityDecrement() { portions = max(1, portions - 1) }
}

/// A meal with a button that only shows how it can be eaten up.
final class MealCell: UITableViewCell {
  let nameLabel = UILabel()
  let timeLabel = UILabel()
  let eatButton = UIButton(type: .system)
  var onEat: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    eatButton.setTitle("Eat", for: .normal)
    eatButton.addAction(UIAction { [weak self] _ in self?.onEat?() }, for: .touchUpInside)
    for view in [nameLabel, timeLabel, eatButton] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = CGRect(x: 16, y: 4, width: 180, height: 20)
    timeLabel.frame = CGRect(x: 16, y: 24, width: 180, height: 16)
    eatButton.frame = CGRect(x: contentView.bounds.maxX - 96, y: 0, width: 80, height: 44)
  }
}

/// Asks before all meals are deleted. Nothing else can be reached meanwhile.
final class ConfirmationView: UIView {
  let question = UILabel()
  let yesButton = UIButton(type: .system)
  var onEscape: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    question.text = "Throw all meals away?"
    question.accessibilityTraits.insert(.header)
    yesButton.setTitle("Throw away", for: .normal)
    for view in [question, yesButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    question.frame = CGRect(x: 20, y: 20, width: 260, height: 30)
    yesButton.frame = CGRect(x: 20, y: 60, width: 260, height: 44)
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?()
    return true
  }
}

final class MealsViewController: UIViewController, UITableViewDataSource {
  let chart = CaloriesChartView()
  let portions = PortionView()
  let tableView = UITableView()
  let summary = UIView()
  var meals = ["Soup", "Salad"]
  private(set) var isCalm = UIAccessibility.isReduceMotionEnabled
  private(set) var starred: [String] = []
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    chart.bars = [CaloriesChartView.Bar(day: "Monday", calories: 1900), .init(day: "Tuesday", calories: 2100)]
    tableView.dataSource = self
    tableView.rowHeight = 44
    tableView.accessibilityIdentifier = "meals"
    tableView.register(MealCell.self, forCellReuseIdentifier: "Meal")

    // Two columns, each read as a whole.
    for (column, texts) in [["Protein", "20 g"], ["Fat", "9 g"]].enumerated() {
      let group = UIView(frame: CGRect(x: CGFloat(column) * 150, y: 0, width: 150, height: 44))
      group.shouldGroupAccessibilityChildren = true
      for (row, text) in texts.enumerated() {
        let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 22, width: 150, height: 22))
        label.text = text
        group.addSubview(label)
      }
      summary.addSubview(group)
    }
    let decoration = UIImageView(image: UIImage(systemName: "star"))
    decoration.isAccessibilityElement = true
    decoration.accessibilityElementsHidden = true
    summary.addSubview(decoration)

    for subview in [chart, portions, summary, tableView] { view.addSubview(subview) }
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.isCalm = UIAccessibility.isReduceMotionEnabled }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    chart.frame = CGRect(x: 0, y: 50, width: width, height: 100)
    portions.frame = CGRect(x: 0, y: 150, width: width, height: 44)
    summary.frame = CGRect(x: 0, y: 200, width: width, height: 44)
    tableView.frame = CGRect(x: 0, y: 250, width: width, height: 300)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { meals.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Meal", for: indexPath) as! MealCell
    let meal = meals[indexPath.row]
    cell.nameLabel.text = meal
    cell.timeLabel.text = "12:0\(indexPath.row)"
    cell.onEat = { [weak self] in self?.eat(meal) }
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Star") { [weak self] _ in
        self?.starred.append(meal)
        return true
      }
    ]
    return cell
  }

  private func eat(_ meal: String) {
    meals.removeAll { $0 == meal }
    tableView.reloadData()
    UIAccessibility.post(notification: .announcement, argument: "\(meal) was eaten")
    UIAccessibility.post(notification: .layoutChanged, argument: tableView)
  }

  func askToThrowAway() {
    let confirmation = ConfirmationView(frame: CGRect(x: 45, y: 300, width: 300, height: 120))
    confirmation.onEscape = { [weak confirmation] in
      confirmation?.removeFromSuperview()
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
    view.addSubview(confirmation)
    UIAccessibility.post(notification: .screenChanged, argument: confirmation)
  }
}
