import Expectations
import ListCore
import Testing

@Suite struct AddressDetectorTests {
  private func found(_ text: String) -> [String] {
    DataDetector([.address]).matches(in: text).map { String(decoding: Array(text.utf16)[$0.range], as: UTF16.self) }
  }

  @Test(arguments: [
    "1 Infinite Loop, Cupertino, CA 95014", "350 5th Avenue, New York, NY 10118", "221B Baker Street, London NW1 6XE",
    "12 Main St., Apt 4, Springfield, IL 62704-1234", "Hauptstraße 5, 10115 Berlin",
    "Karl-Marx-Allee 12a, 10243 Berlin",
    "Berliner Straße 17", "12 rue de Rivoli, 75001 Paris", "5 Station Road",
  ]) func addressesAreFound(address: String) {
    expectEqual(found(address), [address])
    expectEqual(found("Write to: \(address). Thanks"), [address])
  }

  @Test func anAddressOnTwoLinesIsOneMatch() {
    expectEqual(found("1 Infinite Loop\nCupertino, CA 95014\nand more"), ["1 Infinite Loop\nCupertino, CA 95014"])
  }

  @Test(arguments: [
    "3 apples", "in 5 Ways", "the street 5", "Platz 3", "5 minutes Drive", "On 12 May", "Room 12, Floor 3",
    "10115 Berlin",
    "a 5th Avenue", "7 Street",
  ]) func otherNumbersAreNotAddresses(text: String) { expect(found(text).isEmpty, "\(found(text))") }
}
