import UIKit

/// A screen that is a list: a value that says which rows there are.
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
/// What `rows` reads of observable models is followed: when it changes, `rows` is asked for again, and what differs is
/// shown.
@MainActor
public protocol ListScreen {
  /// The content of the screen for the present state.
  @RowListBuilder var rows: RowList { get }

  /// The title in the navigation bar; nil by default.
  var title: String? { get }

  /// How the table looks, asked for once; plain by default.
  var tableStyle: UITableView.Style { get }

  /// A search whose field stands in the navigation bar, asked for once; nil by default. The screen's `rows` show what it
  /// found.
  var search: (any ListSearching)? { get }
}

extension ListScreen {
  /// None.
  public var title: String? { nil }
  /// Plain.
  public var tableStyle: UITableView.Style { .plain }
  /// None.
  public var search: (any ListSearching)? { nil }
}
