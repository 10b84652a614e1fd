import Expectations
import Testing
import UIKit

@testable import UIKitCore

final class MadeWithInheritedInit: UIResponder {
  var number = 7
}

class MadeWithItsOwnInit: UIResponder {
  let words: [String]

  override init() {
    words = ["made", "by", "name"]
    super.init()
  }
}

final class MadeBySubclass: MadeWithItsOwnInit {
  let more = "more"
}

@MainActor @Suite struct ObjectMakingTests {
  @Test func theClassesOwnInitialiserRuns() throws {
    expectEqual(try require(ObjectMaking.make(MadeWithInheritedInit.self) as? MadeWithInheritedInit).number, 7)
    expectEqual(
      try require(ObjectMaking.make(MadeWithItsOwnInit.self) as? MadeWithItsOwnInit).words, ["made", "by", "name"])
    let object = try require(ObjectMaking.make(MadeBySubclass.self) as? MadeBySubclass)
    expectEqual(object.more, "more")
    expectEqual(object.words.count, 3)
  }

  @Test func classesAreFoundByName() {
    let name = NSStringFromClass(MadeWithItsOwnInit.self)
    expectEqual(ObjectIdentifier(ObjectMaking.requiredClass(named: name)), ObjectIdentifier(MadeWithItsOwnInit.self))
  }
}
