/// The rectangles on the screen on which a tab bar is organized.
struct TabCustomizingLayout: Equatable {
  /// The space at the sides and above and below the text, in points [?].
  static let margin: CGFloat = 20
  /// The minimum width of an icon with its title, and its height, in points [?].
  static let leastWidth: CGFloat = 76
  static let iconHeight: CGFloat = 64
  /// The spacing between rows of icons, in points [?].
  static let rowSpacing: CGFloat = 16

  private(set) var prompt = CGRect.zero
  private(set) var icons: [CGRect] = []
  /// The height of the whole content, in points.
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - titleWidth: the width of the widest title.
  init(count: Int, width: CGFloat, titleWidth: CGFloat, promptHeight: CGFloat, isRightToLeft: Bool) {
    prompt = CGRect(x: Self.margin, y: Self.margin, width: Self.promptWidth(width), height: promptHeight)
    height = prompt.maxY + Self.margin
    guard count > 0, width > 0 else { return }
    let needed = max(Self.leastWidth, titleWidth.rounded(.up))
    let room = max(0, width - Self.margin)
    let columns = min(count, max(1, Int(room / needed)))
    // A last row begins at the leading edge, like the others.
    let step = room / CGFloat(max(columns, min(4, Int(room / needed))))
    icons = (0..<count).map { index in
      let left = (Self.margin / 2 + step * CGFloat(index % columns)).rounded()
      let right = (Self.margin / 2 + step * CGFloat(index % columns + 1)).rounded()
      let top = prompt.maxY + Self.margin + (Self.iconHeight + Self.rowSpacing) * CGFloat(index / columns)
      return CGRect(
        x: isRightToLeft ? width - right : left, y: top, width: right - left, height: Self.iconHeight)
    }
    height = (icons.last?.maxY ?? height) + Self.margin
  }

  static func promptWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * margin) }
}
