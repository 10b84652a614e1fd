/// The tokens of a search field beside one another, cut off where they need more space than there is.
@MainActor
final class SearchTokenStrip: UIView {
  /// Distance between tokens, and between the last one and the text, in points [?].
  private static let spacing: CGFloat = 4
  /// The minimum width that tokens leave to the text, in points [?].
  private static let textWidth: CGFloat = 48

  private unowned let tokens: SearchTokens
  private let content = UIView(frame: .zero)
  private var views: [SearchTokenView] = []
  /// The background colour of tokens; nil for the default one.
  var tokenColor: UIColor?

  init(_ tokens: SearchTokens) {
    self.tokens = tokens
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: [UISearchToken]) {
    let old = Dictionary(views.map { (ObjectIdentifier($0.token), $0) }) { first, _ in first }
    views = new.map { old[ObjectIdentifier($0)] ?? SearchTokenView($0) }
    for view in old.values where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() {
      view.tapped = { [unowned tokens] in tokens.tap(at: index) }
      content.addSubview(view)
    }
  }

  // MARK: Layout

  /// The width of all tokens in a font, with the distance to the text.
  private func width(in font: UIFont) -> CGFloat {
    views.reduce(0) { width, view in
      view.font = font
      return width + view.fittingSize.width + Self.spacing
    }
  }

  /// The width that tokens take from a field beside a text; a long text has half of it.
  func width(in font: UIFont, room: CGFloat, text: CGFloat) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    return min(width(in: font), room - min(max(Self.textWidth, text), room / 2))
  }

  /// Places the tokens within the strip's bounds: their end beside the visible text while the field is edited, or the
  /// selected one, otherwise their beginning.
  func layOut(in font: UIFont, isEditing: Bool, isRightToLeft: Bool) {
    let whole = width(in: font)
    content.frame = CGRect(x: 0, y: 0, width: whole, height: bounds.height)
    var x: CGFloat = 0
    let selected = tokens.selectedIndices
    for (index, view) in views.enumerated() {
      let size = view.fittingSize
      let left = isRightToLeft ? whole - x - size.width : x
      view.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.show(color: tokenColor, isSelected: selected.contains(index))
      x += size.width + Self.spacing
    }
    let hidden = max(0, whole - bounds.width)
    let scroll = isEditing ? self.scroll(to: selected.first.map { views[$0].frame }, hidden, isRightToLeft) : 0
    content.frame.origin.x = isRightToLeft ? scroll - hidden : -scroll
  }

  /// The width of the part at the beginning that is scrolled out of sight.
  private func scroll(to place: CGRect?, _ hidden: CGFloat, _ isRightToLeft: Bool) -> CGFloat {
    guard let place else { return hidden }
    return min(hidden, isRightToLeft ? content.bounds.width - place.maxX : place.minX)
  }

  /// The frame of a token in another view.
  func rect(ofTokenAt index: Int, in view: UIView) -> CGRect { content.convert(views[index].frame, to: view) }

  /// The token at a point of the strip; nil between them.
  func index(at point: CGPoint) -> Int? {
    views.firstIndex { $0.frame.contains(convert(point, to: content)) }
  }
}
