import UIKit

/// The content of a section's header or footer.
@MainActor
protocol SectionContent {
  /// Views are reused among headers of one type.
  var shownType: any Any.Type { get }
  var viewClasses: SectionViewClasses { get }
  /// The height in points; nil if the content determines it.
  var height: CGFloat? { get }
  func isEqual(to other: any SectionContent) -> Bool
  func show(in view: any SectionView, _ look: SectionLook, isHeader: Bool)
}

extension SectionContent {
  var viewClasses: SectionViewClasses { SectionViewClasses() }
  var height: CGFloat? { nil }
}

/// An empty space.
struct SectionSpace: SectionContent {
  let space: CGFloat

  var shownType: any Any.Type { SectionSpace.self }
  var height: CGFloat? { space }

  func isEqual(to other: any SectionContent) -> Bool { (other as? SectionSpace)?.space == space }

  func show(in view: any SectionView, _ look: SectionLook, isHeader: Bool) { view.contentConfiguration = nil }
}

/// A text in the style of the section.
struct SectionText: SectionContent {
  let text: String

  var shownType: any Any.Type { SectionText.self }

  func isEqual(to other: any SectionContent) -> Bool { (other as? SectionText)?.text == text }

  func show(in view: any SectionView, _ look: SectionLook, isHeader: Bool) {
    view.contentConfiguration = look.content(text, isHeader: isHeader)
  }
}

/// A content configuration of the app.
struct SectionConfiguration<Configuration: UIContentConfiguration & Equatable>: SectionContent {
  let configuration: Configuration

  var shownType: any Any.Type { Configuration.self }

  func isEqual(to other: any SectionContent) -> Bool { (other as? Self)?.configuration == configuration }

  func show(in view: any SectionView, _ look: SectionLook, isHeader: Bool) {
    view.contentConfiguration = configuration
  }
}
