import Expectations
import Foundation
import Testing

@testable import UIKitLists

/// When two identifiers of any type are equal.
@Suite struct ReferenceIdentifierTests {
  /// Compares itself by its number.
  private final class Numbered: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Numbered)?.number == number }
    override var hash: Int { number }
  }

  private final class Plain {}
  private struct Neither {}

  @Test func objectsAreComparedByIsEqual() {
    expectEqual(ReferenceIdentifier(Numbered(1)), ReferenceIdentifier(Numbered(1)))
    expect(ReferenceIdentifier(Numbered(1)) != ReferenceIdentifier(Numbered(2)))
    expectEqual(Set([Numbered(1), Numbered(2), Numbered(1)].map(ReferenceIdentifier.init)).count, 2)
  }

  @Test func bridgedTextAndNumbersEqualTheirValues() {
    expectEqual(ReferenceIdentifier("tea"), ReferenceIdentifier(NSString("tea")))
    expectEqual(ReferenceIdentifier(7), ReferenceIdentifier(NSNumber(value: 7)))
    expect(ReferenceIdentifier("7") != ReferenceIdentifier(7))
    let id = UUID()
    expect(
      ReferenceIdentifier(id) == ReferenceIdentifier(id) && ReferenceIdentifier(id) != ReferenceIdentifier(UUID()))
    expectEqual(ReferenceIdentifier("tea").description, "tea")
  }

  @Test func otherObjectsAreComparedByIdentity() {
    let (first, second) = (Plain(), Plain())
    expectEqual(ReferenceIdentifier(first), ReferenceIdentifier(first))
    expect(ReferenceIdentifier(first) != ReferenceIdentifier(second))
    expect([ReferenceIdentifier(first)].asGiven.first as? Plain === first)
  }

  @Test func aValueThatIsNotHashableStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ReferenceIdentifier(Neither())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("of type Neither cannot be an identifier"))
  }
}
