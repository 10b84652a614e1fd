import ListCore

/// The appearance of a tab bar that floats at the top of a wide window: a capsule with a thin border around the tabs,
/// a second one around the selected tab, and the button that shows the sidebar.
@MainActor
final class TabFloatingLooks {
  private let rim = UIView(frame: .zero)
  private let capsule = UIView(frame: .zero)
  private let selection = UIView(frame: .zero)
  private let button = UIButton(type: .system)
  /// Called when the user opens the sidebar.
  var showSidebar: (() -> Void)?
  /// Whether there is a sidebar to show.
  var hasSidebar = false {
    didSet { button.isHidden = !hasSidebar }
  }

  init() {
    rim.backgroundColor = .separator
    capsule.backgroundColor = .secondarySystemBackground
    selection.backgroundColor = .tertiarySystemFill
    for view in [rim, capsule, selection] { view.isUserInteractionEnabled = false }
    button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    button.accessibilityLabel = SystemWord.toggleSidebar.text
    button.isHidden = true
    button.addAction(UIAction { [weak self] _ in self?.showSidebar?() }, for: .touchUpInside)
  }

  func install(in bar: UITabBar) {
    for (index, view) in [rim, capsule, selection].enumerated() { bar.insertSubview(view, at: index) }
    bar.addSubview(button)
  }

  func remove() { for view in [rim, capsule, selection, button] { view.removeFromSuperview() } }

  /// The arrangement of tabs that need some widths.
  func layout(_ widths: [CGFloat], room: CGFloat, isRightToLeft: Bool) -> TabFloatingLayout {
    TabFloatingLayout(widths: widths, hasButton: hasSidebar, room: room, isRightToLeft: isRightToLeft)
  }

  func place(_ layout: TabFloatingLayout, selected: Int?, in bounds: CGRect) {
    let hairline = 1 / max(1, capsule.traitCollection.displayScale)
    for (view, frame) in [(rim, bounds), (capsule, bounds.insetBy(dx: hairline, dy: hairline))] {
      view.frame = frame
      view.layer.cornerRadius = frame.height / 2
    }
    button.frame = layout.button
    selection.isHidden = selected == nil
    guard let selected else { return }
    selection.frame = layout.frames[selected]
    selection.layer.cornerRadius = selection.frame.height / 2
  }
}

/// The rectangles of a bar that floats, from left to right; a right-to-left bar is its mirror image.
struct TabFloatingLayout: Equatable {
  /// The height of the bar, its distance from the safe area, and the height that both take from content, in points [C].
  static let height: CGFloat = 44
  static let top: CGFloat = 3
  static let coveredHeight: CGFloat = 50
  /// The space around the tabs, at the sides of a title, and the width of the button, in points [?].
  static let margin: CGFloat = 4
  static let padding: CGFloat = 16
  static let buttonWidth: CGFloat = 44

  private(set) var frames: [CGRect] = []
  private(set) var button = CGRect.zero
  private(set) var width: CGFloat = 0

  /// - Parameters:
  ///   - widths: the width that the content of each tab needs, in points.
  ///   - room: the available width, in points; tabs are narrower where it does not suffice.
  init(widths: [CGFloat], hasButton: Bool, room: CGFloat, isRightToLeft: Bool) {
    let start = Self.margin + (hasButton ? Self.buttonWidth : 0)
    let wanted = widths.map { $0 + 2 * Self.padding }
    let sum = wanted.reduce(0, +)
    let share = sum > 0 ? min(1, max(0, room - start - Self.margin) / sum) : 1
    var x = start
    for width in wanted {
      let end = x + width * share
      frames.append(
        CGRect(
          x: x.rounded(), y: Self.margin, width: end.rounded() - x.rounded(), height: Self.height - 2 * Self.margin))
      x = end
    }
    width = (x + Self.margin).rounded()
    if hasButton { button = CGRect(x: Self.margin, y: 0, width: Self.buttonWidth, height: Self.height) }
    guard isRightToLeft else { return }
    frames = frames.map(mirrored)
    button = mirrored(button)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
