/// The magnifying glass at the start of a search field, as large as the field's text.
@MainActor
final class SearchIcon: UIImageView {
  /// The app's image that replaces the icon; nil for none.
  var own: UIImage? { didSet { show() } }

  init() {
    super.init(frame: .zero)
    tintColor = .secondaryLabel
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    let usual = UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    image = own ?? usual
    sizeToFit()
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    show()
  }
}
