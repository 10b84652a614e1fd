/// The values that copies of one list content configuration share until one of them is changed.
///
/// Content is handed on and compared for each row, and changed seldom: a copy is one reference more.
final class ListContentStorage {
  var values: ListContentValues

  init(_ values: ListContentValues) { self.values = values }
}
