/// Rows one after the other whose identities are read where the app keeps them: nothing is stored for a row.
///
/// A place is a row's number within its block. Two rows are the same where hash and identity are.
package protocol IdentityBlock: AnyObject {
  /// Calls `body` with 32 well mixed bits of each identity in `range`, in order.
  func forEachHash(in range: Range<Int>, _ body: (Int, UInt32) -> Void)

  func isEqual(_ place: Int, to other: Self, _ otherPlace: Int) -> Bool

  /// How many rows are the same, from the starts of two ranges of the same length on.
  func commonPrefix(_ range: Range<Int>, _ other: Self, _ otherRange: Range<Int>) -> Int

  /// How many rows are the same, from the ends of two ranges of the same length back.
  func commonSuffix(_ range: Range<Int>, _ other: Self, _ otherRange: Range<Int>) -> Int
}
