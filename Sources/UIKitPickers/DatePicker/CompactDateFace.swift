import Foundation

/// A date picker as buttons: the day, which opens a calendar, and the time, which opens wheels.
final class CompactDateFace: UIView, DateFace {
  private weak var host: (any DateFaceHost)?
  private lazy var day = DateButton { [weak self] in self?.open(.day) }
  private lazy var time = DateButton { [weak self] in self?.open(.time) }
  private weak var popover: DatePopover?
  /// Called with true when a calendar or wheels open, and with false when they have closed.
  private let onEditing: (Bool) -> Void
  /// The alignment of the buttons in a wider picker.
  var alignment = UIControl.ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// In points [C].
  private static let spacing: CGFloat = 5

  init(host: any DateFaceHost, onEditing: @escaping (Bool) -> Void) {
    self.host = host
    self.onEditing = onEditing
    super.init(frame: .zero)
    addSubview(day)
    addSubview(time)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var buttons: [DateButton] { [day, time].filter { !$0.isHidden } }

  var fittingSize: CGSize {
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let width = sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func reload() {
    guard let host else { return }
    day.isHidden = host.choice.mode == .time
    time.isHidden = host.choice.mode == .date
    popover?.face.reload()
    show(animated: false)
  }

  func show(animated: Bool) {
    guard let host else { return }
    day.setTitle(host.texts.day(host.choice.date))
    time.setTitle(host.texts.time(host.choice.date))
    popover?.face.show(animated: animated)
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      host?.fittingSizeDidChange()
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = fittingSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = alignment.offset(of: size.width, in: bounds.width, isRightToLeft: isRightToLeft)
    // If the buttons do not fit, their texts are truncated [?].
    let part = size.width > 0 ? min(1, bounds.width / size.width) : 1
    for button in isRightToLeft ? buttons.reversed() : buttons {
      let fitting = button.sizeThatFits(.zero)
      button.frame = CGRect(
        x: x, y: (bounds.height - fitting.height) / 2, width: fitting.width * part, height: fitting.height)
      x += (fitting.width + Self.spacing) * part
    }
  }

  // MARK: Opening

  private func open(_ part: DatePopover.Part) {
    guard let host else { return }
    popover = DatePopover.open(part, from: part == .day ? day : time, for: host) { [onEditing] in onEditing(false) }
    if popover != nil { onEditing(true) }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The x coordinate at which content of `width` begins in an area that is `room` wide, by this alignment.
  func offset(of width: CGFloat, in room: CGFloat, isRightToLeft: Bool) -> CGFloat {
    let rest = max(room - width, 0)
    switch self {
    case .left: return 0
    case .right: return rest
    case .leading: return isRightToLeft ? rest : 0
    case .trailing: return isRightToLeft ? 0 : rest
    default: return rest / 2
    }
  }
}

/// A button with a day or a time on a grey background. The text is tinted while the button's popover is open.
final class DateButton: UIView {
  private let button: UIButton
  private var title = ""
  var isOpen = false { didSet { updateColor() } }

  /// In points [C].
  private static let insets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
  private static let cornerRadius: CGFloat = 8
  private static let fontSize: CGFloat = 17
  /// The largest font size in points: above it the buttons would not fit side by side [?].
  private static let largestFontSize: CGFloat = 28

  init(_ action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.gray()
    configuration.contentInsets = Self.insets
    configuration.background.backgroundColor = .tertiarySystemFill
    configuration.background.cornerRadius = Self.cornerRadius
    configuration.cornerStyle = .fixed
    configuration.titleLineBreakMode = .byTruncatingTail
    button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    super.init(frame: .zero)
    addSubview(button)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  func setTitle(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    showTitle()
  }

  private func showTitle() {
    var text = AttributedString(title)
    text.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: Self.fontSize), maximumPointSize: Self.largestFontSize,
      compatibleWith: traitCollection)
    button.configuration?.attributedTitle = text
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { showTitle() }
  }

  private func updateColor() { button.configuration?.baseForegroundColor = isOpen ? tintColor : .label }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

/// The calendar or the wheels that a compact date picker opens.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  enum Part { case day, time }

  let face: any DateFace
  private let onClose: () -> Void
  /// Retained here, because a face references its host weakly.
  private let partHost: DatePartHost

  /// The distance of the content from the edges of the popover, in points [?].
  private static let margin: CGFloat = 8

  init(_ part: Part, host: any DateFaceHost, onClose: @escaping () -> Void) {
    partHost = DatePartHost(host, part == .day ? .date : .time)
    face = part == .day ? CalendarFace(host: partHost) : DateWheelsFace(host: partHost)
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
    let size = face.fittingSize
    preferredContentSize = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  required init?(coder: NSCoder) { nil }

  /// Opens the popover at a button; nil if nothing can be presented there.
  static func open(
    _ part: Part, from button: DateButton, for host: any DateFaceHost, onClose: @escaping () -> Void = {}
  ) -> DatePopover? {
    let responders = sequence(first: button as UIResponder, next: \.next)
    let presenter = responders.lazy.compactMap { $0 as? UIViewController }.first
    guard let presenter, presenter.presentedViewController == nil else { return nil }
    let popover = DatePopover(part, host: host) { [weak button] in
      button?.isOpen = false
      onClose()
    }
    popover.view.tintColor = button.tintColor
    popover.popoverPresentationController?.sourceView = button
    popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    button.isOpen = true
    presenter.present(popover, animated: true)
    return popover
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(face)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    face.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A host whose date picker faces show only the day or only the time.
@MainActor
final class DatePartHost: DateFaceHost {
  private weak var host: (any DateFaceHost)?
  private let mode: UIDatePicker.Mode
  private let first: (choice: DateChoice, texts: DateTexts)

  init(_ host: any DateFaceHost, _ mode: UIDatePicker.Mode) {
    self.host = host
    self.mode = mode
    first = (host.choice, host.texts)
  }

  var choice: DateChoice {
    var choice = host?.choice ?? first.choice
    choice.mode = mode
    return choice
  }

  var texts: DateTexts { host?.texts ?? first.texts }
  func userDidChoose(_ date: Date) { host?.userDidChoose(date) }
  func userDidChoose(duration: TimeInterval) { host?.userDidChoose(duration: duration) }
  func fittingSizeDidChange() {}
}
