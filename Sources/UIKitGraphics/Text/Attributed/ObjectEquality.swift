/// Whether two objects are one, or equal. Most of those that configurations compare are one, which takes no call to see.
package func areSame<Object: NSObject>(_ first: Object?, _ second: Object?) -> Bool {
  if first === second { return true }
  guard let first, let second else { return false }
  return first.isEqual(second)
}
