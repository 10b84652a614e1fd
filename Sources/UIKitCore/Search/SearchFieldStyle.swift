/// The appearance of search fields.
@MainActor
struct SearchFieldStyle {
  /// Height of a field, its corners' radius, and the distance of the icon from its end, in points [C].
  static let height: CGFloat = 36
  static let cornerRadius: CGFloat = 10
  static let iconMargin: CGFloat = 7
  /// Distance of the text from the icon, in points [C].
  static let textMargin: CGFloat = 4
  /// The space above and below a line in a large text size, in points [?].
  static let lineMargin: CGFloat = 15

  let field: UISearchTextField

  init(_ field: UISearchTextField) { self.field = field }

  func install() {
    AppearanceProxies.withoutNotes(setUp)
  }

  private func setUp() {
    field.leadingTokens = field.tokenParts
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .search
    // [C] The clear button stays when editing has ended and results are shown.
    field.clearButtonMode = .always
    showGround(true)
    field.isOpaque = false
    field.layer.cornerRadius = Self.cornerRadius
    field.leftView = SearchIcon()
    // [C] The placeholder has the colour of the icon.
    field.content.placeholderColor = .secondaryLabel
    field.leftViewMode = .always
  }

  func showGround(_ isShown: Bool) { field.backgroundColor = isShown ? .tertiarySystemFill : nil }

  private var direction: CGFloat { field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  func leftRect(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: Self.iconMargin * direction, dy: 0) }

  func textRect(_ rect: CGRect) -> CGRect {
    // The text is moved at its beginning and still ends where it did.
    let adjustment = field.textAdjustment
    let start = Self.textMargin + adjustment.horizontal + tokenWidth(in: rect)
    return CGRect(
      x: direction > 0 ? rect.minX + start : rect.minX, y: rect.minY + adjustment.vertical,
      width: max(0, rect.width - start), height: rect.height)
  }

  private func tokenWidth(in rect: CGRect) -> CGFloat {
    guard !field.tokenParts.isEmpty else { return 0 }
    let room = max(0, rect.width - Self.textMargin)
    let text = field.content.isEmpty ? 0 : field.content.frame(width: room, isEditing: true).size.width
    return field.tokenParts.strip.width(in: font, room: room, text: text + TextCaret.width)
  }

  private var font: UIFont { field.font ?? .preferredFont(forTextStyle: .body) }

  /// Places the tokens at the beginning of the text area.
  func placeTokens(beside rect: CGRect) {
    guard !field.tokenParts.isEmpty else { return }
    let strip = field.tokenParts.strip
    if strip.superview == nil { field.addSubview(strip) }
    let width = tokenWidth(in: rect)
    strip.frame = CGRect(
      x: direction > 0 ? rect.minX + Self.textMargin : rect.maxX - Self.textMargin - width, y: field.bounds.minY,
      width: width, height: field.bounds.height)
    strip.layOut(in: font, isEditing: field.isEditing, isRightToLeft: direction < 0)
  }

  func size(_ size: CGSize) -> CGSize {
    let line = (field.font?.lineHeight ?? 0).rounded(.up)
    return CGSize(width: size.width + Self.textMargin, height: max(Self.height, line + Self.lineMargin))
  }
}

extension CGRect {
  func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
