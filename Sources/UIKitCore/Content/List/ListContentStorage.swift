/// The values that copies of one list content configuration share until one of them is changed.
///
/// Content is passed on and compared for each row, but seldom changed: a copy costs only a reference.
final class ListContentStorage {
  var values: ListContentValues

  init(_ values: ListContentValues) { self.values = values }
}
