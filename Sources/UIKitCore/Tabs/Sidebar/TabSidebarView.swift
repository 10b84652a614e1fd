import ListCore

/// A sidebar: a button that hides it, the list of tabs, and a view of the app's at the lower edge.
@MainActor
final class TabSidebarView: UIView {
  private let list: UIView
  private let button = UIButton(type: .system)
  private let line = UIView(frame: .zero)
  var bottomBar: UIView? {
    didSet {
      bottomBar.map(addSubview)
      setNeedsLayout()
    }
  }

  /// The height of the row of the button, and the button's distance from the edges, in points [C].
  static let headerHeight: CGFloat = 50
  static let buttonSize: CGFloat = 44
  static let margin: CGFloat = 8

  init(list: UIView, toggle: @escaping () -> Void) {
    self.list = list
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    button.accessibilityLabel = SystemWord.toggleSidebar.text
    button.addAction(UIAction { _ in toggle() }, for: .touchUpInside)
    addSubview(list)
    addSubview(button)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: safeAreaInsets.top, left: isRightToLeft ? 0 : safeAreaInsets.left, bottom: 0,
        right: isRightToLeft ? safeAreaInsets.right : 0))
    button.frame = CGRect(
      x: isRightToLeft ? room.maxX - Self.margin - Self.buttonSize : room.minX + Self.margin,
      y: room.minY + (Self.headerHeight - Self.buttonSize) / 2, width: Self.buttonSize, height: Self.buttonSize)
    var bottom = bounds.maxY
    if let bottomBar {
      let height = bottomBar.systemLayoutSizeFitting(
        CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      bottom = max(room.minY, bounds.maxY - safeAreaInsets.bottom - height)
      bottomBar.frame = CGRect(x: room.minX, y: bottom, width: room.width, height: height)
    }
    let top = room.minY + Self.headerHeight
    list.frame = CGRect(x: room.minX, y: top, width: room.width, height: max(0, bottom - top))
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - thickness, y: bounds.minY, width: thickness,
      height: bounds.height)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
