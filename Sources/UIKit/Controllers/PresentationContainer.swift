/// Holds a presented view over its window, with a shade beneath a sheet.
@MainActor
final class PresentationContainer: UIView {
  /// Distance of a sheet from the safe area's top, and its upper corners' radius, in points [C].
  static let sheetTopInset: CGFloat = 10
  static let sheetCornerRadius: CGFloat = 10
  /// Size of a form sheet on a window that is wider than it, in points [C].
  static let formSheetSize = CGSize(width: 540, height: 620)
  /// Opacity of the shade beneath a sheet [C].
  static let shadeOpacity: CGFloat = 0.2

  let style: UIModalPresentationStyle
  private let content: UIView
  private let shade = UIView(frame: .zero)
  private var isContentHidden = false
  private var isDissolving = false

  init(frame: CGRect, style: UIModalPresentationStyle, content: UIView) {
    self.style = style
    self.content = content
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    if isSheet {
      shade.backgroundColor = UIColor(white: 0, alpha: Self.shadeOpacity)
      addSubview(shade)
      content.layer.cornerRadius = Self.sheetCornerRadius
      content.layer.maskedCorners =
        isFormSheet
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      content.clipsToBounds = true
    }
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    style = .fullScreen
    content = UIView(frame: .zero)
    super.init(coder: coder)
  }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }
  private var isFormSheet: Bool { style == .formSheet && bounds.width > Self.formSheetSize.width }

  /// Puts the content where it is before it has come and after it has gone, or where it is shown.
  func setContentHidden(_ isHidden: Bool, dissolving: Bool) {
    isContentHidden = isHidden
    isDissolving = dissolving
    place()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    shade.frame = bounds
    shade.alpha = isContentHidden ? 0 : 1
    content.alpha = isContentHidden && isDissolving ? 0 : 1
    var frame = contentFrame
    if isContentHidden, !isDissolving { frame.origin.y = bounds.maxY }
    content.frame = frame
  }

  private var contentFrame: CGRect {
    guard isSheet else { return bounds }
    guard isFormSheet else {
      let top = safeAreaInsets.top + Self.sheetTopInset
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let height = min(Self.formSheetSize.height, bounds.height - 2 * Self.sheetTopInset)
    return CGRect(
      x: ((bounds.width - Self.formSheetSize.width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: Self.formSheetSize.width, height: height)
  }
}
