import Foundation

/// A date picker as a calendar: a month at a time, which can be swiped, and a button for the time below it.
final class CalendarFace: UIView, DateFace {
  private weak var host: (any DateFaceHost)?
  private lazy var header = CalendarHeader(
    back: { [weak self] in self?.pager.go(by: -1) }, forward: { [weak self] in self?.pager.go(by: 1) },
    choose: { [weak self] in self?.toggleMonths() })
  private let weekdays = WeekdayRow()
  private lazy var pager = MonthPager(host: self)
  private lazy var months = MonthWheels(self)
  private let timeTitle = UILabel()
  private lazy var time = DateButton { [weak self] in self?.openTime() }
  private weak var popover: DatePopover?

  /// In points [C].
  private static let width: CGFloat = 320
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let weekHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 50
  private static let margin: CGFloat = 16

  init(host: any DateFaceHost) {
    self.host = host
    super.init(frame: .zero)
    timeTitle.text = "Time"
    timeTitle.font = .systemFont(ofSize: 17)
    for view in [header, weekdays, pager, timeTitle, time] { addSubview(view) }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var showsTime: Bool { host?.choice.mode == .dateAndTime }

  var fittingSize: CGSize {
    CGSize(
      width: Self.width,
      height: Self.headerHeight + Self.weekdayHeight + Self.weekHeight * CGFloat(MonthDays.weeks)
        + (showsTime ? Self.timeHeight : 0))
  }

  func reload() {
    guard let host else { return }
    (timeTitle.isHidden, time.isHidden) = (!showsTime, !showsTime)
    weekdays.show(host.texts)
    pager.reload()
    popover?.face.reload()
    show(animated: false)
    setNeedsLayout()
  }

  func show(animated: Bool) {
    guard let host else { return }
    time.setTitle(host.texts.time(host.choice.date))
    pager.show(host.choice.date, animated: animated)
    popover?.face.show(animated: animated)
    monthDidChange()
  }

  // MARK: Month and time

  private func toggleMonths() {
    let shows = months.superview == nil
    header.isOpen = shows
    if shows {
      months.show(pager.month)
      addSubview(months)
      setNeedsLayout()
      layoutIfNeeded()
    } else {
      months.removeFromSuperview()
    }
    (weekdays.isHidden, pager.isHidden) = (shows, shows)
  }

  private func openTime() {
    guard let host else { return }
    popover = DatePopover.open(.time, from: time, for: host)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    header.frame = CGRect(x: 0, y: 0, width: width, height: Self.headerHeight)
    weekdays.frame = CGRect(x: 0, y: Self.headerHeight, width: width, height: Self.weekdayHeight)
    let top = Self.headerHeight + Self.weekdayHeight
    let bottom = bounds.height - (showsTime ? Self.timeHeight : 0)
    pager.frame = CGRect(x: 0, y: top, width: width, height: max(bottom - top, 0))
    months.frame = CGRect(x: 0, y: Self.headerHeight, width: width, height: max(bottom - Self.headerHeight, 0))
    guard showsTime else { return }
    let button = time.sizeThatFits(.zero)
    let middle = bounds.height - Self.timeHeight / 2
    let buttonX = isRightToLeft ? Self.margin : width - Self.margin - button.width
    time.frame = CGRect(x: buttonX, y: middle - button.height / 2, width: button.width, height: button.height)
    let title = timeTitle.intrinsicContentSize
    let titleX = isRightToLeft ? width - Self.margin - title.width : Self.margin
    timeTitle.frame = CGRect(x: titleX, y: middle - title.height / 2, width: title.width, height: title.height)
  }
}

extension CalendarFace: MonthPagerHost {
  var choice: DateChoice { host?.choice ?? DateChoice() }
  var texts: DateTexts { host?.texts ?? DateTexts(calendar: .current, locale: .current) }

  /// A day keeps the time of the date before.
  func userDidChoose(day: Date) {
    let parts = texts.calendar.dateComponents([.era, .year, .month, .day], from: day)
    host?.userDidChoose(
      choice.date { (date: inout DateComponents) in
        (date.era, date.year, date.month, date.day) = (parts.era, parts.year, parts.month, parts.day)
      })
  }

  func monthDidChange() {
    header.show(texts.text(pager.month.start, "yMMMM"), back: pager.canGo(by: -1), forward: pager.canGo(by: 1))
  }
}

extension CalendarFace: MonthWheelsHost {
  func userDidChoose(month: Date) { pager.show(month, animated: false) }
}

/// The name of a calendar's month, and buttons that lead to others.
final class CalendarHeader: UIView {
  private let month: UIButton
  private let back: UIButton
  private let forward: UIButton
  private var name = ""
  /// Whether months are being chosen.
  var isOpen = false { didSet { showName() } }

  /// In points [C].
  private static let buttonWidth: CGFloat = 44
  private static let symbolSize: CGFloat = 20

  init(back: @escaping () -> Void, forward: @escaping () -> Void, choose: @escaping () -> Void) {
    month = UIButton(configuration: .plain(), primaryAction: UIAction { _ in choose() })
    self.back = Self.arrow("chevron.backward", "Previous Month", back)
    self.forward = Self.arrow("chevron.forward", "Next Month", forward)
    super.init(frame: .zero)
    for button in [month, self.back, self.forward] { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private static func arrow(_ symbol: String, _ name: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: symbolSize, weight: .medium)
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    button.accessibilityLabel = name
    return button
  }

  func show(_ name: String, back canGoBack: Bool, forward canGoForward: Bool) {
    self.name = name
    (back.isEnabled, forward.isEnabled) = (canGoBack, canGoForward)
    showName()
  }

  private func showName() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString(name)
    title.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    configuration.attributedTitle = title
    configuration.baseForegroundColor = isOpen ? tintColor : .label
    configuration.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { [weak self] _ in
      self?.tintColor ?? .tintColor
    }
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    month.configuration = configuration
    (back.isHidden, forward.isHidden) = (isOpen, isOpen)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(month.sizeThatFits(.zero).width, max(bounds.width - 2 * Self.buttonWidth, 0))
    func place(_ button: UIButton, leading: CGFloat, width: CGFloat) {
      let x = isRightToLeft ? bounds.width - leading - width : leading
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    place(month, leading: 0, width: width)
    place(back, leading: bounds.width - 2 * Self.buttonWidth, width: Self.buttonWidth)
    place(forward, leading: bounds.width - Self.buttonWidth, width: Self.buttonWidth)
  }
}

/// The names of the days of the week above a calendar's month.
final class WeekdayRow: UIView {
  private let labels = (0..<7).map { _ in UILabel() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for label in labels {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ texts: DateTexts) {
    let names = texts.shortWeekdays
    for (index, label) in labels.enumerated() {
      label.text = names[(index + texts.calendar.firstWeekday - 1) % names.count].uppercased()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = WeekColumns.frame(
        index, in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height), of: self)
    }
  }
}

/// The columns of the days of the week in a calendar.
@MainActor
enum WeekColumns {
  /// The distance of the columns from the edges, in points [?].
  private static let margin: CGFloat = 8

  static func frame(_ index: Int, in row: CGRect, of view: UIView) -> CGRect {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(row.width - 2 * margin, 0) / 7
    let column = isRightToLeft ? 6 - index : index
    return CGRect(x: row.minX + margin + CGFloat(column) * width, y: row.minY, width: width, height: row.height)
  }
}
