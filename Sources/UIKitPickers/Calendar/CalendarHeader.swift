import Foundation
import ListCore

/// The title with the month's name, and buttons for the previous and the next month.
final class CalendarHeader: UIView {
  private let month: UIButton
  private let back: UIButton
  private let forward: UIButton
  private var name = ""
  /// Whether the month wheels are shown.
  var isOpen = false { didSet { showName() } }
  var design = UIFontDescriptor.SystemDesign.default { didSet { if design != oldValue { showName() } } }

  /// In points [C].
  private static let buttonWidth: CGFloat = 44
  private static let symbolSize: CGFloat = 20

  init(back: @escaping () -> Void, forward: @escaping () -> Void, choose: @escaping () -> Void) {
    month = UIButton(configuration: .plain(), primaryAction: UIAction { _ in choose() })
    self.back = Self.arrow("chevron.backward", SystemWord.previousMonth.text, back)
    self.forward = Self.arrow("chevron.forward", SystemWord.nextMonth.text, forward)
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
    title.font = CalendarFont(size: 17, weight: .semibold, style: .headline).font(traitCollection, design)
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

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { showName() }
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
