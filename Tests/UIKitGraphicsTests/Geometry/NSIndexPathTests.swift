import Expectations
import Foundation
import Testing
import UIKitGraphics

/// Paths as objects tell of their elements as values do.
@Suite struct NSIndexPathTests {
  @Test func indexPathsBridgeToNSIndexPath() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    expect(path.row == 3 && path.item == 3 && path.section == 2)
    let item = NSIndexPath(item: 5, section: 1)
    expectEqual(item as IndexPath, IndexPath(item: 5, section: 1))
    expectEqual(NSIndexPath(row: 5, section: 1), item)
  }
}
