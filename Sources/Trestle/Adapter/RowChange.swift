/// The reason why a cell shows its present content.
enum RowChange: String {
  /// The row was scrolled into sight.
  case shown = "came into sight"
  /// The row was not in the list before.
  case inserted = "inserted"
  /// The row has other content than in the list before, or another style.
  case changed = "other content"
  /// A model that was read for the cell changed, or the user turned the row's switch.
  case model = "model changed"
}
