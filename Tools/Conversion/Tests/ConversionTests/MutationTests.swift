import Seeding
import Testing

@testable import Conversion

/// Sources that do not parse: no crash, no hang, and every byte that is not edited stays.
struct MutationTests {
  private static let mutations = 10_000

  @Test func mutatedSourcesAreConverted() {
    var random = Seed(Seed.ofRun)
    let fixtures = Fixture.all.flatMap(\.sources).map { Array($0.text.utf8) }
    for step in 0..<Self.mutations {
      var bytes = fixtures[Int(random.next() % UInt64(fixtures.count))]
      let other = fixtures[Int(random.next() % UInt64(fixtures.count))]
      // Short pieces, so that much damage is tried in the time; whole files now and then.
      bytes = piece(of: bytes, upTo: step % 50 == 0 ? 4000 : 300, &random)
      for _ in 0...random.next() % 3 { mutate(&bytes, other, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let files = converted(text)
      #expect(files.count == 1 && files[0].text.hasPrefix("#"), "seed \(Seed.ofRun), step \(step)")
    }
  }

  @Test func deepNestingIsNoHang() {
    let deep = String(repeating: "class A { func f() { ", count: 200)
    let pairs = String(repeating: "(", count: 2000)
    let files = converted(deep, "let x = " + pairs, "#selector(" + String(repeating: "a.", count: 2000))
    #expect(files.count == 3)
  }

  /// Types that inherit from each other, and aliases of themselves.
  @Test func circlesEnd() {
    let text = """
      class A: B { @objc func f() {} }
      class B: A { @objc var g = 0 }
      typealias C = D
      typealias D = C
      class E: C { @IBAction func h() {} }
      @objc protocol P: Q { @objc optional func p() }
      @objc protocol Q: P {}
      class F: F, P { @objc func i() { _ = #selector(i); _ = #keyPath(C.D.e) } }
      """
    #expect(converted(text)[0].text.contains("_actions"))
  }

  private func piece(of bytes: [UInt8], upTo count: Int, _ random: inout Seed) -> [UInt8] {
    guard bytes.count > count else { return bytes }
    let start = Int(random.next() % UInt64(bytes.count - count))
    return Array(bytes[start..<start + count])
  }

  private func mutate(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout Seed) {
    let place = Int(random.next() % UInt64(max(1, bytes.count)))
    switch random.next() % 6 {
    case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 40)))
    case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: min(place, bytes.count))
    case 2:
      bytes.insert(
        contentsOf: Array("#@{}()[]\"`\\.:;?!<>".utf8).shuffled(using: &random).prefix(3), at: min(place, bytes.count))
    case 3: bytes.insert(contentsOf: piece(of: other, upTo: 60, &random), at: min(place, bytes.count))
    case 4: bytes.removeSubrange(place...)
    default:
      let words = [
        "@objc ", "optional ", "#selector(", "#keyPath(", "#if os(iOS)\n", "#endif\n", "extension ", "class ",
        "override ",
      ]
      bytes.insert(contentsOf: Array(words[Int(random.next() % UInt64(words.count))].utf8), at: min(place, bytes.count))
    }
  }
}
