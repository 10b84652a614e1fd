/// Whether two objects are identical or equal. Most that configurations compare are identical, which is found without a
/// call.
package func areSame<Object: NSObject>(_ first: Object?, _ second: Object?) -> Bool {
  if first === second { return true }
  guard let first, let second else { return false }
  return first.isEqual(second)
}
