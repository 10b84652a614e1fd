import UIKit

/// Rows that belong together, with a header and a footer.
///
///     RowSection("comments") {
///       Rows(comments) { comment in Row(text: comment.text) }
///     }
///     .header("Comments")
///
/// A section without rows is left out of the list, with its header, unless it is marked to stay.
@MainActor
public struct RowSection {
  /// Nil for a section that is identified by its order.
  let id: AnyHashable?
  var rows: Rows
  var header: (any SectionContent)?
  var footer: (any SectionContent)?
  var staysWhenEmpty = false
  var indexTitle: String?
  var collapse: (isCollapsed: Bool, toggle: () -> Void)?
  var arrangement: SectionArrangement?
  var onPage: ((Int) -> Void)?

  init(id: AnyHashable?, rows: Rows) {
    self.id = id
    self.rows = rows
  }

  /// A section that is identified by an id.
  public init(_ id: some Hashable, @RowBuilder rows: () -> Rows) { self.init(id: AnyHashable(id), rows: rows()) }

  /// A section that is identified by its order among those without ids.
  public init(@RowBuilder rows: () -> Rows) { self.init(id: nil, rows: rows()) }

  /// A text above the rows.
  public func header(_ text: String) -> Self { with { $0.header = SectionText(text: text) } }

  /// Content above the rows.
  public func header(_ content: some UIContentConfiguration & Equatable) -> Self {
    with { $0.header = SectionConfiguration(configuration: content) }
  }

  /// A text below the rows.
  public func footer(_ text: String) -> Self { with { $0.footer = SectionText(text: text) } }

  /// Content below the rows.
  public func footer(_ content: some UIContentConfiguration & Equatable) -> Self {
    with { $0.footer = SectionConfiguration(configuration: content) }
  }

  /// Whether the section, with its header and footer, is shown without rows. False by default.
  public func staysWhenEmpty(_ stays: Bool = true) -> Self { with { $0.staysWhenEmpty = stays } }

  /// An empty space above the rows, in points; 0 removes the standard one.
  public func headerSpace(_ points: CGFloat) -> Self { with { $0.header = SectionSpace(space: points) } }

  /// An empty space below the rows, in points; 0 removes the standard one.
  public func footerSpace(_ points: CGFloat) -> Self { with { $0.footer = SectionSpace(space: points) } }

  /// The title that leads to the section in the index beside the table. See ``RowList/indexTitles(_:)``.
  public func indexTitle(_ title: String) -> Self { with { $0.indexTitle = title } }

  /// Lets the user hide the rows by tapping the header, which stays.
  ///
  /// - Parameters:
  /// - isCollapsed: whether the rows are hidden, from the app's model.
  /// - toggle: changes that in the model.
  public func collapsible(_ isCollapsed: Bool, toggle: @escaping () -> Void) -> Self {
    with { $0.collapse = (isCollapsed, toggle) }
  }

  /// How the rows are arranged in a collection view; that of the screen by default. Tables have no arrangements: see
  /// <doc:Arranging-sections>.
  public func arrangement(_ arrangement: SectionArrangement) -> Self { with { $0.arrangement = arrangement } }

  /// Calls `action` with the number of the row nearest to the middle of the list, when rows that scroll sideways come to
  /// show another one there.
  public func onPage(_ action: @escaping (Int) -> Void) -> Self { with { $0.onPage = action } }

  var isCollapsed: Bool { collapse?.isCollapsed ?? false }

  /// The section as shown: with the disclosure indicator if it can be collapsed.
  var shown: RowSection {
    guard let header, collapse != nil else { return self }
    return with { $0.header = CollapsibleHeader(base: header, isCollapsed: isCollapsed) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
