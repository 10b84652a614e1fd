/// The kinds of rows and headers, which determine fonts, margins and minimum heights.
enum ListContentStyle: Hashable, CaseIterable {
  case cell, subtitleCell, valueCell
  case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

  /// In points [M]; headers and footers have none.
  var minimumHeight: CGFloat {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      44
    case .header, .footer, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader:
      0
    }
  }
}

/// The parts of a state on which list content depends.
struct ListContentState {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isPinned = false
  var isInAccessibilitySize = false

  init() {}

  init(_ state: any UIConfigurationState) {
    isInAccessibilitySize = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (cell.isDisabled, cell.isHighlighted, cell.isSelected)
      isPinned = cell.isPinned
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (view.isDisabled, view.isHighlighted, view.isSelected)
      isPinned = view.isPinned
    }
  }
}

/// The default look of a style: the design of iOS 14 to 18 on a phone.
struct ListContentMetrics {
  /// The default look of one of the texts.
  struct Text {
    var style = UIFont.TextStyle.body
    var weight: UIFont.Weight?
    var color = UIColor.label
    var numberOfLines = 0
    var isUppercase = false
    /// The least scale of the font, below 1 if the font shrinks before the text is truncated.
    var minimumScale: CGFloat = 1

    var transform: UIListContentConfiguration.TextProperties.TextTransform { isUppercase ? .uppercase : .none }

    var font: UIFont {
      let preferred = UIFont.preferredFont(forTextStyle: style)
      guard let weight else { return preferred }
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
      return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }

    var standard: ListContentStandards.Text {
      ListContentStandards.Text(font: font, color: color, transform: transform, numberOfLines: numberOfLines)
    }
  }

  var text = Text()
  /// [C] 12 points in the label's colour.
  var secondaryText = Text(style: .caption1)
  /// [M]
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// [M]
  var imageToText: CGFloat = 16
  /// [M: 26-era]
  var textToSecondaryHorizontal: CGFloat = 8
  /// [M]
  var textToSecondaryVertical: CGFloat = 3
  var isSideBySide = false
  /// The width reserved for symbols next to body text of 17 points, so that the texts of rows with different symbols
  /// are aligned. [C] A cell's text begins 60 points from its edge.
  static let symbolRoom: CGFloat = 28
  private var isSidebar = false

  /// - Parameter environment: The list that contains the content; `header` and `footer` depend on it.
  init(_ style: ListContentStyle, _ environment: UIListEnvironment) {
    switch style {
    case .cell, .subtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: break
    case .valueCell:
      secondaryText = Text(color: .secondaryLabel)
      isSideBySide = true
    case .sidebarCell, .sidebarSubtitleCell:
      isSidebar = true
      // [M: 26-era]
      text = Text(numberOfLines: 1, minimumScale: 0.9)
      secondaryText = Text(style: .caption1, color: .secondaryLabel, numberOfLines: 1)
      margins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
      if style == .sidebarSubtitleCell { (margins.top, margins.bottom) = (4, 4) }
      imageToText = 10
    case .header:
      switch environment {
      case .grouped, .insetGrouped: setGroupedHeader()
      case .sidebar, .sidebarPlain: setProminentHeader(.headline)
      case .plain, .none, .unspecified: setPlainHeader()
      }
    case .footer:
      if Self.isPlain(environment) { setPlainFooter() } else { setGroupedFooter() }
    case .plainHeader: setPlainHeader()
    case .plainFooter: setPlainFooter()
    case .groupedHeader: setGroupedHeader()
    case .groupedFooter: setGroupedFooter()
    case .prominentInsetGroupedHeader: setProminentHeader(.title3)
    case .extraProminentInsetGroupedHeader: setProminentHeader(.title2)
    case .sidebarHeader: setProminentHeader(.headline)
    }
  }

  private static func isPlain(_ environment: UIListEnvironment) -> Bool {
    environment == .plain || environment == .none || environment == .unspecified
  }

  /// [C] The font; [?] the margins.
  private mutating func setPlainHeader() {
    text = Text(style: .headline)
    secondaryText = Text(style: .footnote, color: .secondaryLabel)
    margins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)
  }

  /// [?]
  private mutating func setPlainFooter() {
    setGroupedFooter()
  }

  /// [M] The margins; [C] the rest.
  private mutating func setGroupedHeader() {
    text = Text(style: .footnote, color: .secondaryLabel, isUppercase: true)
    secondaryText = Text(style: .footnote, color: .secondaryLabel)
    margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  }

  /// [M: 26-era] The margins; [C] the font.
  private mutating func setGroupedFooter() {
    text = Text(style: .footnote, color: .secondaryLabel)
    secondaryText = text
    margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
  }

  /// [C] 20 points bold, the larger form 22; [?] the margins.
  private mutating func setProminentHeader(_ style: UIFont.TextStyle) {
    text = Text(style: style, weight: style == .headline ? nil : .bold)
    secondaryText = Text(style: .footnote, color: .secondaryLabel)
    margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  }

  // MARK: States

  /// The default values in a state; they apply to properties that the app did not set [M]. In the accessibility sizes texts
  /// are broken into lines rather than cut off [C].
  func standards(in state: ListContentState) -> ListContentStandards {
    var written = text
    var other = secondaryText
    var tint: UIColor?
    if state.isDisabled {
      written.color = .tertiaryLabel
      other.color = .quaternaryLabel
      tint = .tertiaryLabel
    } else if isSidebar, state.isSelected {
      written.weight = .medium
    }
    if state.isInAccessibilitySize { (written.numberOfLines, other.numberOfLines) = (0, 0) }
    return ListContentStandards(text: written.standard, secondaryText: other.standard, tint: tint, margins: margins)
  }
}
