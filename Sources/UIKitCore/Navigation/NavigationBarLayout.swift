/// The rectangles of a navigation bar's parts, from left to right; a right-to-left bar is its mirror image.
struct NavigationBarLayout: Equatable {
  /// Height of the bar below the safe area, in points [D].
  static let height: CGFloat = 44
  /// Height of the line above the title, in points [C].
  static let promptHeight: CGFloat = 30
  /// Distance of buttons from the bar's ends on a narrow and on a wide bar [C].
  static let compactMargin: CGFloat = 16
  static let regularMargin: CGFloat = 20
  static let regularMarginWidth: CGFloat = 414
  /// Distance of the back chevron from the bar's end, and of its title from the chevron [C].
  static let chevronMargin: CGFloat = 8
  static let chevronSpacing: CGFloat = 6
  /// Distance between neighbouring buttons, and between the title and the buttons beside it [C].
  static let itemSpacing: CGFloat = 16
  static let titleSpacing: CGFloat = 8

  private(set) var backButton: CGRect?
  private(set) var leading: [CGRect] = []
  private(set) var trailing: [CGRect] = []
  private(set) var center: [CGRect] = []
  private(set) var title = CGRect.zero

  /// The height on a window that is not high, as of a phone on its side [C].
  static let compactHeight: CGFloat = 32

  /// Height of the row of title and buttons, and of a toolbar.
  static func height(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactHeight : height
  }

  /// Height of the row of title and buttons with the line above it.
  @MainActor
  static func rowHeight(for item: UINavigationItem, traits: UITraitCollection) -> CGFloat {
    height(for: traits) + (item.prompt == nil ? 0 : promptHeight)
  }

  static func margin(width: CGFloat) -> CGFloat {
    width >= regularMarginWidth ? regularMargin : compactMargin
  }

  /// - Parameters:
  ///   - bounds: The bar below the safe area.
  ///   - backButton: Size of the back button with its chevron; nil for none.
  ///   - leading: Items at the leading end, outermost first.
  ///   - trailing: Items at the trailing end, outermost first.
  ///   - title: The size that the title needs.
  ///   - insets: Safe area at the left and the right.
  ///   - center: Items in the middle, from the leading one; beside a title in the middle there are none.
  ///   - isTitleLeading: Whether the title follows the items at the leading end.
  init(
    bounds: CGRect, backButton: CGSize?, leading: [CGSize], trailing: [CGSize], title: CGSize, insets: UIEdgeInsets,
    isRightToLeft: Bool, center: [CGSize] = [], isTitleLeading: Bool = false
  ) {
    let margin = Self.margin(width: bounds.width)
    let startInset = isRightToLeft ? insets.right : insets.left
    let endInset = isRightToLeft ? insets.left : insets.right
    var start = bounds.minX + startInset
    var end = bounds.maxX - endInset - margin

    if let size = backButton {
      let x = start + Self.chevronMargin
      self.backButton = Self.centred(size, x: x, in: bounds)
      start = x + size.width + (leading.isEmpty ? 0 : Self.itemSpacing)
    } else {
      start += margin
    }
    for item in leading {
      self.leading.append(Self.centred(item, x: start, in: bounds))
      start += item.width + Self.itemSpacing
    }
    if !leading.isEmpty { start -= Self.itemSpacing }
    for item in trailing {
      end -= item.width
      self.trailing.append(Self.centred(item, x: end, in: bounds))
      end -= Self.itemSpacing
    }
    if !trailing.isEmpty { end += Self.itemSpacing }

    let left = start + (leading.isEmpty && backButton == nil ? 0 : Self.titleSpacing)
    let right = end - (trailing.isEmpty ? 0 : Self.titleSpacing)
    let centerWidth = center.reduce(center.isEmpty ? 0 : -Self.itemSpacing) { $0 + $1.width + Self.itemSpacing }
    let beside = center.isEmpty ? 0 : centerWidth + Self.itemSpacing
    let width = max(0, min(title.width, right - left - beside))
    // Centred in the safe area, and moved aside only as far as the buttons require.
    let middle = bounds.midX + (startInset - endInset) / 2
    func centred(_ width: CGFloat, from left: CGFloat) -> CGFloat {
      min(max((middle - width / 2).rounded(), left), max(left, right - width))
    }
    let x = isTitleLeading ? left : centred(width, from: left)
    var centerX = centred(centerWidth, from: x + width + Self.itemSpacing)
    for item in center {
      self.center.append(Self.centred(item, x: centerX, in: bounds))
      centerX += item.width + Self.itemSpacing
    }
    self.title = Self.centred(CGSize(width: width, height: title.height), x: x, in: bounds)
    if isRightToLeft { mirror(in: bounds) }
  }

  private static func centred(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(
      x: x, y: bounds.minY + ((bounds.height - size.height) / 2 * 2).rounded() / 2, width: size.width,
      height: size.height)
  }

  private mutating func mirror(in bounds: CGRect) {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    backButton = backButton.map(mirrored)
    leading = leading.map(mirrored)
    trailing = trailing.map(mirrored)
    center = center.map(mirrored)
    title = mirrored(title)
  }
}
