import Expectations
import Foundation
import Fuzzing
import InterfaceDocuments
import Testing

/// Reading XML into elements.
struct DocumentReadingTests {
  @Test func elementsHaveTheirAttributesTextAndLines() throws {
    let root = try DocumentReading.root(
      of: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document version="3.0">
            <label text="A &amp; B" id="a"/>
            <string key="text">Two
        lines &lt;</string>
        </document>
        """.utf8))
    expect(root.name == "document" && root.attributes == ["version": "3.0"] && root.line == 2)
    expectEqual(root.children.map(\.name), ["label", "string"])
    expect(root.children[0]["text"] == "A & B" && root.children[0].line == 3)
    expect(root.children[1].text == "Two\nlines <" && root.children[1].path == "document/string")
  }

  @Test(arguments: [
    ("", "it has no element"), ("no XML", "line 1: "), ("<a><b></a>", "line 1: "), ("<a>\n\n<b", "line 3: "),
    ("<a x=1/>", "line 1: "), ("<a/><b/>", "line 1: "),
  ])
  func aMalformedDocumentIsReportedWithItsLine(text: String, message: String) {
    #expect {
      try DocumentReading.root(of: Data(text.utf8))
    } throws: {
      "\($0)".hasPrefix(message)
    }
  }

  @Test func entityBombsAreRejectedOrNotExpanded() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY x "boom"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;"><!ENTITY z "&y;&y;&y;&y;&y;&y;&y;&y;">]>
      <a>&z;</a>
      """
    let root = try? DocumentReading.root(of: Data(bomb.utf8))
    expect(root?.text.isEmpty != false)
  }

  @Test func externalEntitiesAreNotRead() throws {
    let text = #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>"#
    expect(try DocumentReading.root(of: Data(text.utf8)).text.isEmpty)
  }

  @Test func nestingDepthIsBounded() {
    let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
    #expect(throws: DocumentFault.self) { try DocumentReading.root(of: Data(deep.utf8)) }
  }

  @Test func binaryDataThrowsAFault() {
    #expect(throws: DocumentFault.self) { try DocumentReading.root(of: Data((0..<200).map { UInt8($0) })) }
  }

  @Test func mutatedDocumentsAreReadOrRejected() throws {
    var generator = SeededGenerator(seed: FuzzSeed.ofRun)
    let source = Array(Self.sample.utf8)
    for _ in 0..<10_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(place + 9, bytes.count)], at: place)
        }
      }
      guard let root = try? DocumentReading.root(of: Data(bytes)) else { continue }
      var count = 0
      root.forEach { _ in count += 1 }
      expect(count > 0 && count < 400)
    }
  }

  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="XIB" version="3.0" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="a-1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" text="Grüße &amp; 你好" id="a-2"><color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
                </subviews>
                <constraints><constraint firstItem="a-2" firstAttribute="top" constant="8" id="a-3"/></constraints>
            </view>
        </objects>
    </document>
    """
}
