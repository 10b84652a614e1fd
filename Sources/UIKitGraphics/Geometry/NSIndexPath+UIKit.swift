/// Index paths as objects, for sources that were written for Objective-C. The paths must have two elements.
extension NSIndexPath {
  /// The path of a row in a table view.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The path of an item in a collection view.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section's index.
  public var section: Int { (self as IndexPath).section }

  /// The row's index within its section.
  public var row: Int { (self as IndexPath).row }

  /// The item's index within its section.
  public var item: Int { (self as IndexPath).item }
}
