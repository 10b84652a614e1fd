import Testing

@testable import Conversion

/// Names as Objective-C has them.
struct ObjectiveCNameTests {
  @Test(arguments: [
    ("refresh", [], "refresh"),
    ("tapped", [""], "tapped:"),
    ("touched", ["", "forEvent"], "touched:forEvent:"),
    ("f", ["with", "at"], "fWith:at:"),
    ("move", ["toPoint"], "moveToPoint:"),
    ("save", ["name"], "saveWithName:"),
    ("insertItem", ["index"], "insertItemWithIndex:"),
    ("scroll", ["animated", "completion"], "scrollWithAnimated:completion:"),
    ("animateFrom", ["point"], "animateFromPoint:"),
    ("init", ["coder"], "initWithCoder:"),
  ])
  func selectors(_ name: String, _ labels: [String], _ expected: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == expected)
  }

  @Test func errorsAndCompletionsArePieces() {
    #expect(ObjectiveCName.selector("save", labels: [], isThrowing: true) == "saveAndReturnError:")
    #expect(ObjectiveCName.selector("save", labels: ["to"], isThrowing: true) == "saveTo:error:")
    #expect(ObjectiveCName.selector("save", labels: [], isAsync: true) == "saveWithCompletionHandler:")
    #expect(ObjectiveCName.selector("save", labels: ["to"], isAsync: true) == "saveTo:completionHandler:")
  }

  @Test func settersAndKeys() {
    #expect(ObjectiveCName.setter("title") == "setTitle:")
    #expect(ObjectiveCName.key(ofApple: "isHidden") == "hidden")
    #expect(ObjectiveCName.key(ofApple: "issue") == "issue")
  }
}
