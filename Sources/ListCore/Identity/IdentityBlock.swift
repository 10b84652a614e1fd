/// A run of rows whose identities are read from the app's own storage: nothing is stored per row.
///
/// Rows are addressed by their index within the block. Two rows are equal if hash and identity are.
package protocol IdentityBlock: AnyObject {
  /// Calls `body` with 32 well mixed bits of each identity in `range`, in order.
  func forEachHash(in range: Range<Int>, _ body: (Int, UInt32) -> Void)

  func isEqual(_ place: Int, to other: Self, _ otherPlace: Int) -> Bool

  /// How many rows are equal, counted from the starts of two ranges of the same length.
  func commonPrefix(_ range: Range<Int>, _ other: Self, _ otherRange: Range<Int>) -> Int

  /// How many rows are equal, counted back from the ends of two ranges of the same length.
  func commonSuffix(_ range: Range<Int>, _ other: Self, _ otherRange: Range<Int>) -> Int
}
