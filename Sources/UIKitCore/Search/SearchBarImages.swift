import ListCore

/// The app's images for the icons and the field of a search bar, and where they are.
@MainActor
final class SearchBarImages {
  private struct Key: Hashable {
    let icon: UISearchBar.Icon
    let state: UInt
  }

  private unowned let bar: UISearchBar
  private var images: [Key: UIImage] = [:]
  private var adjustments: [UISearchBar.Icon: UIOffset] = [:]
  private var fieldImages: [UInt: UIImage] = [:]
  private var fieldView: UIImageView?
  private(set) var showsResults = false
  private var isResultsSelected = false
  private weak var resultsButton: UIButton?

  init(_ bar: UISearchBar) { self.bar = bar }

  private var field: UISearchTextField { bar.searchTextField }

  // MARK: Icons

  func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, _ state: UIControl.State) {
    images[Key(icon: icon, state: state.rawValue)] = image
    show(icon)
  }

  func image(for icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    images[Key(icon: icon, state: state.rawValue)]
  }

  func setAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    adjustments[icon] = adjustment == .zero ? nil : adjustment
    field.iconAdjustments = (self.adjustment(for: .search), self.adjustment(for: .clear), self.adjustment(for: endIcon))
    field.setNeedsLayout()
  }

  func adjustment(for icon: UISearchBar.Icon) -> UIOffset { adjustments[icon] ?? .zero }

  /// The icon that is at the end of the field.
  private var endIcon: UISearchBar.Icon { showsResults ? .resultsList : .bookmark }

  private func show(_ icon: UISearchBar.Icon) {
    let normal = image(for: icon, .normal)
    switch icon {
    case .search: (field.leftView as? SearchIcon)?.own = normal
    case .clear:
      field.face.clearButtonImages = [.normal, .highlighted].reduce(into: [:]) {
        $0[$1.rawValue] = image(for: .clear, $1)
      }
    case .bookmark: if !showsResults { bar.parts.refreshEndButton() }
    case .resultsList: if showsResults { bar.parts.refreshEndButton() }
    }
    field.setNeedsLayout()
  }

  /// Gives a button at the field's end the app's images.
  func dress(_ button: UIButton, as icon: UISearchBar.Icon) {
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      if let image = image(for: icon, state) { button.setImage(image, for: state) }
    }
    field.iconAdjustments.end = adjustment(for: icon)
  }

  // MARK: Results

  func setShowsResults(_ shows: Bool) {
    guard shows != showsResults else { return }
    showsResults = shows
    bar.parts.refreshEndButton()
  }

  var isSelected: Bool {
    get { isResultsSelected }
    set {
      isResultsSelected = newValue
      resultsButton?.isSelected = newValue
    }
  }

  func makeResultsButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(SearchBarParts.endImage("chevron.down.circle"), for: .normal)
    button.setImage(SearchBarParts.endImage("chevron.down.circle.fill"), for: .selected)
    button.isSelected = isResultsSelected
    button.accessibilityLabel = SystemWord.resultsList.text
    button.addAction(UIAction { [weak bar] _ in bar?.events.showResults() }, for: .touchUpInside)
    dress(button, as: .resultsList)
    resultsButton = button
    return button
  }

  // MARK: Field

  func setFieldImage(_ image: UIImage?, for state: UIControl.State) {
    fieldImages[state.rawValue] = image
    showField()
  }

  func fieldImage(for state: UIControl.State) -> UIImage? { fieldImages[state.rawValue] }

  /// The image replaces the field's own background [C].
  func showField() {
    let disabled = bar.isEnabled ? nil : fieldImage(for: .disabled)
    guard let image = disabled ?? fieldImage(for: .normal) else {
      guard let fieldView else { return }
      fieldView.removeFromSuperview()
      self.fieldView = nil
      AppearanceProxies.withoutNotes { SearchFieldStyle(field).showGround(true) }
      return
    }
    let view = fieldView ?? makeFieldView()
    view.image = image
  }

  private func makeFieldView() -> UIImageView {
    let view = UIImageView(frame: field.bounds)
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    AppearanceProxies.withoutNotes { SearchFieldStyle(field).showGround(false) }
    field.insertSubview(view, at: 0)
    fieldView = view
    return view
  }
}
