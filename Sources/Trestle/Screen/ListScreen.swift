import UIKit

/// A screen with a list, as a value that describes its rows.
///
///     struct Greeting: ListScreen {
///       let guests: Guests
///
///       var title: String? { "Guests" }
///
///       var rows: RowList {
///         RowSection("guests") {
///           Rows(guests.names, id: \.self) { name in Row(text: name) }
///           if guests.names.isEmpty { Row("nobody", text: "Nobody yet") }
///         }
///       }
///     }
///
///     navigation.pushViewController(ListViewController(Greeting(guests: guests)), animated: true)
///
/// `rows` observes the models that it reads: when one of the properties read changes, `rows` is read again, and the
/// differences are shown.
@MainActor
public protocol ListScreen {
  /// The content of the screen for the present state.
  @RowListBuilder var rows: RowList { get }

  /// The title in the navigation bar; nil by default.
  var title: String? { get }

  /// How a table looks, asked for once; plain by default.
  var tableStyle: UITableView.Style { get }

  /// The default arrangement of sections, read once: it makes the screen a collection view. Nil by default, for a
  /// table.
  var arrangement: SectionArrangement? { get }

  /// A search with a field in the navigation bar, read once; nil by default. The screen's `rows` show the results.
  var search: (any ListSearching)? { get }
}

extension ListScreen {
  /// None.
  public var title: String? { nil }
  /// Plain.
  public var tableStyle: UITableView.Style { .plain }
  /// A table.
  public var arrangement: SectionArrangement? { nil }
  /// None.
  public var search: (any ListSearching)? { nil }
}
