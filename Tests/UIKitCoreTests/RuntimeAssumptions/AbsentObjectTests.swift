import Expectations
import Testing
import UIKit

@testable import UIKitCore

@Suite struct AbsentObjectTests {
  private struct Place {}

  @Test func onlyReferenceTypesCanBeAbsent() {
    expect(AbsentObject.exists(as: UIResponder.self) && AbsentObject.exists(as: NSString.self))
    expect(!AbsentObject.exists(as: Int.self) && !AbsentObject.exists(as: Place.self))
    expect(!AbsentObject.exists(as: UIResponder?.self) && !AbsentObject.exists(as: Any.self))
  }

  @Test func anAbsentReferenceIsNull() {
    func taken(_ object: NSString) -> UInt { withUnsafeBytes(of: object) { $0.load(as: UInt.self) } }
    expectEqual(taken(AbsentObject.reference(as: NSString.self)), 0)
  }
}
