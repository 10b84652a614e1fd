/// The line of text above the field of a search bar.
@MainActor
final class SearchBarPrompt {
  /// The size of the text, and how much higher the bar is with it, in points [C].
  private static let fontSize: CGFloat = 13
  private static let extraHeight: CGFloat = 19
  /// The distance of the text from the upper edge of a bar with margins of its own, in points [?].
  private static let top: CGFloat = 6

  private unowned let bar: UISearchBar
  private var label: UILabel?

  init(_ bar: UISearchBar) { self.bar = bar }

  var text: String? {
    get { label?.text }
    set {
      guard newValue != label?.text else { return }
      show(newValue)
      bar.invalidateIntrinsicContentSize()
      bar.events.host?.searchBarHeightDidChange()
      bar.setNeedsLayout()
    }
  }

  /// How much higher the bar is with the prompt, in points; 0 without one.
  var height: CGFloat { label == nil ? 0 : Self.extraHeight }

  private func show(_ text: String?) {
    guard let text else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let label = label ?? makeLabel()
    label.text = text
    self.label = label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: Self.fontSize)
    label.textAlignment = .center
    bar.addSubview(label)
    return label
  }

  func place(between margins: (start: CGFloat, end: CGFloat)) {
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    label?.frame = CGRect(
      x: isRightToLeft ? margins.end : margins.start, y: bar.parts.isInNavigationBar ? 0 : Self.top,
      width: max(0, bar.bounds.width - margins.start - margins.end), height: Self.extraHeight)
  }
}
