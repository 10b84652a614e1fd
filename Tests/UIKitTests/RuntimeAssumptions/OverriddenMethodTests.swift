import Expectations
import Testing
import UIKit

@testable import UIKitCore

private class Base: UIView {}
private final class Derived: Base {
  override func draw(_ rect: CGRect) { tag += 1 }
}

@MainActor @Suite struct OverriddenMethodTests {
  @Test func aMethodThatIsNotFoundIsUnknownAndReported() {
    var answer: Bool? = true
    let said = runtimeMessages {
      // No entry differs between the two.
      let method = OverriddenMethod(
        of: UIView.self, plain: Base.self, overriding: Base.self, consequence: "views of the test are drawn")
      answer = method.isOverridden(in: Derived.self)
    }
    expectNil(answer)
    expect(said.count == 1 && said[0].contains("views of the test are drawn"))
  }
}
