import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct RegisteredClassesTests {
  private final class Cell: UITableViewCell {}

  @Test func aRegisteredClassIsFoundUntilUnregistered() {
    var classes = RegisteredClasses<UITableViewCell>()
    expect(classes["cell"] == nil && classes.names == "nothing")
    classes.register(Cell.self, "cell")
    classes.register(UITableViewCell.self, "a plain cell")
    expect(classes["cell"] == Cell.self && classes.names == "a plain cell, cell")
    classes.register(nil, "cell")
    expect(classes["cell"] == nil && classes.names == "a plain cell")
  }
}
