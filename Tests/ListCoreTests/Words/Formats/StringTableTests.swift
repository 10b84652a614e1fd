import Expectations
import Foundation
import Fuzzing
import ListCore
import Testing

/// String tables of property lists.
struct StringTableTests {
  private static let trips = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%d trips</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@trips@</string>
        <key>trips</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d Reise</string>
          <key>other</key><string>%d Reisen</string>
        </dict>
      </dict>
      <key>Delete</key><dict>
        <key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>Löschen</string><key>5</key><string>Weg</string>
        </dict>
      </dict>
      <key>broken</key><string>no entry</string>
    </dict></plist>
    """

  @Test func pluralFormatsAreRead() throws {
    let table = try StringTable.pluralStrings(Data(Self.trips.utf8))
    let format = PluralFormat(
      format: "%#@trips@",
      variables: ["trips": .init(conversion: "d", forms: [.one: "%d Reise", .other: "%d Reisen"])])
    expectEqual(table.formats, ["%d trips": format])
  }

  @Test func theWidestVariantIsUsed() throws {
    expectEqual(try StringTable.pluralStrings(Data(Self.trips.utf8)).texts, ["Delete": "Löschen"])
  }

  @Test func textsAreRead() throws {
    let table = try StringTable.strings(Data("/* A key. */ \"Open\" = \"Öffnen\"; Close = \"Zu \\\"machen\\\"\";".utf8))
    expectEqual(table.texts, ["Open": "Öffnen", "Close": "Zu \"machen\""])
  }

  @Test func otherDataThrowsAnError() {
    #expect(throws: (any Error).self) { try StringTable.strings(Data("\u{0}\u{1}".utf8)) }
    #expect(throws: StringTableFault.form) { try StringTable.pluralStrings(Data("(a, b)".utf8)) }
  }

  @Test func fillingKeepsExistingTexts() throws {
    var table = StringTable()
    table.texts = ["a": "own"]
    var other = StringTable()
    other.texts = ["a": "other", "b": "further"]
    table.fill(from: other)
    expectEqual(table.texts, ["a": "own", "b": "further"])
  }

  @Test func mutatedTablesAreReadOrThrow() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    let original = Array(Self.trips.utf8)
    var read = 0
    for _ in 0..<10_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.removeLast(Int.random(in: 0...(bytes.count / 4), using: &random))
        }
      }
      guard let table = try? StringTable.pluralStrings(Data(bytes)) else { continue }
      read += 1
      for format in table.formats.values { _ = format.choice(numbers: [1, 2], category: PluralCategory.english) }
    }
    // Changes inside of texts leave a table.
    expect(read > 100, "\(FuzzSeed.ofRun)")
  }
}
