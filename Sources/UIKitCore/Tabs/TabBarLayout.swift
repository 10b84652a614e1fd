/// The rectangles of a tab bar's tabs, from left to right; a right-to-left bar is its mirror image.
struct TabBarLayout: Equatable {
  /// Height of the bar above the safe area, in points: usually, and on a window that is not high [C].
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32
  /// The spacing between tabs that fill the bar, and above each, in points [M].
  static let fillSpacing: CGFloat = 4
  static let topMargin: CGFloat = 1
  /// Width of tabs and space between them where they are centred, in points [C].
  static let centeredWidth: CGFloat = 76
  static let centeredSpacing: CGFloat = 34

  /// The size of the tabs, and how they are distributed.
  struct Distribution: Equatable {
    var isCentered = false
    /// Width of each tab and space between two, in points, where tabs are centred; 0 for the system's.
    var width: CGFloat = 0
    var spacing: CGFloat = 0
  }

  private(set) var frames: [CGRect] = []

  /// - Parameters:
  ///   - widths: the width that the content of each tab needs, in points.
  ///   - insets: the safe area of the bar.
  init(
    widths: [CGFloat], bounds: CGRect, insets: UIEdgeInsets, distribution: Distribution, isRightToLeft: Bool
  ) {
    guard !widths.isEmpty else { return }
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    let count = CGFloat(widths.count)
    var step = room.width / count
    var start = room.minX
    var spacing = Self.fillSpacing
    if distribution.isCentered {
      let natural = max(widths.max() ?? 0, Self.centeredWidth)
      spacing = distribution.spacing > 0 ? distribution.spacing : Self.centeredSpacing
      let wanted = (distribution.width > 0 ? distribution.width : natural) + spacing
      if wanted * count <= room.width {
        step = wanted
        start = room.midX - step * count / 2
      } else {
        spacing = Self.fillSpacing
      }
    }
    frames = widths.indices.map { index in
      let left = (start + step * CGFloat(index) + spacing / 2).rounded()
      let right = (start + step * CGFloat(index + 1) - spacing / 2).rounded()
      return CGRect(
        x: left, y: room.minY + Self.topMargin, width: max(0, right - left),
        height: max(0, room.height - Self.topMargin))
    }
    guard isRightToLeft else { return }
    frames = frames.map { frame in
      CGRect(x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// The height of the bar above the safe area.
  static func height(for traits: UITraitCollection) -> CGFloat {
    style(for: traits) == .compactInline ? compactHeight : height
  }

  /// The arrangement of image and title [D]: beside one another where there is room for that, or none beneath.
  static func style(for traits: UITraitCollection) -> UITabBarItemAppearance.Style {
    if traits.horizontalSizeClass == .regular { return .inline }
    return traits.verticalSizeClass == .compact ? .compactInline : .stacked
  }
}

/// The rectangles of a tab's image, title and badge.
struct TabLayout: Equatable {
  /// The middle of the image, and the lower edge of the title, from the tab's upper edge in points, where the title is
  /// beneath [M].
  static let stackedImageMiddle: CGFloat = 17
  static let stackedTitleTop: CGFloat = 34
  /// The spacing between image and title beside one another, in points [?].
  static let inlineSpacing: CGFloat = 7
  static let compactInlineSpacing: CGFloat = 5
  /// The size of a badge, and its padding at the sides of its text, in points [M].
  static let badgeHeight: CGFloat = 18
  static let badgePadding: CGFloat = 5
  /// The distance by which a badge overlaps its image, and its distance from the tab's upper edge, in points [M].
  static let badgeOverlap: CGFloat = 7
  /// The overlap on a low bar, where the title is near [?].
  static let compactBadgeOverlap: CGFloat = 13
  static let badgeTop: CGFloat = 1

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var badge = CGRect.zero

  /// - Parameters:
  ///   - image: the image's size; zero without one.
  ///   - title: the size that the title needs; zero without one.
  ///   - badge: the width of the badge's text; nil without a badge.
  init(
    style: UITabBarItemAppearance.Style, bounds: CGRect, image: CGSize, title: CGSize, badge: CGFloat?,
    isRightToLeft: Bool
  ) {
    if style == .stacked {
      // Without a title, the image is in the middle of the bar; without an image, the title is.
      let middle = title.height > 0 ? bounds.minY + Self.stackedImageMiddle : bounds.midY
      self.image = Self.centered(image, x: bounds.midX, y: middle)
      let width = min(title.width, bounds.width)
      let top = image.height > 0 ? bounds.minY + Self.stackedTitleTop : bounds.midY - title.height / 2
      self.title = CGRect(x: bounds.midX - width / 2, y: top.rounded(), width: width, height: title.height)
    } else {
      let spacing = Self.spacing(style, image, title)
      let width = min(title.width, max(0, bounds.width - image.width - spacing))
      let start = bounds.midX - (image.width + spacing + width) / 2
      self.image = Self.centered(image, x: start + image.width / 2, y: bounds.midY)
      self.title = CGRect(
        x: start + image.width + spacing, y: (bounds.midY - title.height / 2).rounded(), width: width,
        height: title.height)
    }
    if let badge {
      // Without an image, the badge is at the end of the title.
      let anchor = image.width > 0 ? self.image : self.title
      self.badge = CGRect(
        x: (anchor.maxX - (style == .compactInline ? Self.compactBadgeOverlap : Self.badgeOverlap)).rounded(),
        y: bounds.minY + Self.badgeTop,
        width: max(Self.badgeHeight, (badge + 2 * Self.badgePadding).rounded(.up)), height: Self.badgeHeight)
    }
    guard isRightToLeft else { return }
    self.image = Self.mirrored(self.image, in: bounds)
    self.title = Self.mirrored(self.title, in: bounds)
    self.badge = Self.mirrored(self.badge, in: bounds)
  }

  /// The width that image and title need beside one another.
  static func width(style: UITabBarItemAppearance.Style, image: CGSize, title: CGSize) -> CGFloat {
    style == .stacked ? max(image.width, title.width) : image.width + spacing(style, image, title) + title.width
  }

  private static func spacing(_ style: UITabBarItemAppearance.Style, _ image: CGSize, _ title: CGSize) -> CGFloat {
    guard image.width > 0, title.width > 0 else { return 0 }
    return style == .inline ? inlineSpacing : compactInlineSpacing
  }

  private static func centered(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: (x - size.width / 2).rounded(), y: (y - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  private static func mirrored(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    frame.isEmpty
      ? frame
      : CGRect(x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
