import ListCore

/// The styles of content-unavailable configurations, and their default texts [C].
enum ContentUnavailableStyle: Hashable, CaseIterable {
  case empty, loading, search

  /// - Parameter searched: The text of the search.
  func text(searched: String?) -> String? {
    switch self {
    case .empty: nil
    case .loading: SystemWord.loading.text
    case .search: searched?.nonEmpty.map { SystemWord.noResultsFor.text($0) } ?? SystemWord.noResults.text
    }
  }

  var secondaryText: String? { self == .search ? SystemWord.checkSpelling.text : nil }
}

/// The default look of content-unavailable configurations: the design of iOS 17 on a phone.
enum ContentUnavailableMetrics {
  /// [C]
  static var text: ListContentMetrics.Text { ListContentMetrics.Text(style: .title2, weight: .bold) }
  static var secondaryText: ListContentMetrics.Text {
    ListContentMetrics.Text(style: .subheadline, color: .secondaryLabel)
  }
  static var loadingText: ListContentMetrics.Text { secondaryText }
  static var imageColor: UIColor { .secondaryLabel }
  /// [?] 44 points at the standard text size, and larger with it.
  static var symbol: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large) }
  /// In points [?].
  static let margins = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
  static let imageToText: CGFloat = 16
  static let textToSecondaryText: CGFloat = 8
  static let textToButton: CGFloat = 20
  static let buttonToSecondaryButton: CGFloat = 8
}
