import Expectations
import Foundation
import Testing

@testable import Trestle

/// Kinds that decode themselves in every way that a decoder has.
@Suite("A decoder of elements whose members are known")
struct ElementDecoderTests {
  struct Names: Decodable, Equatable {
    var first: String
    var second: String?

    enum Key: String, CodingKey { case first, names, second }
    enum Inner: String, CodingKey { case first }

    init(first: String, second: String?) { (self.first, self.second) = (first, second) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      first = try container.nestedContainer(keyedBy: Inner.self, forKey: .names).decode(String.self, forKey: .first)
      second = try container.decodeIfPresent(String.self, forKey: .second)
    }
  }

  class Animal: Decodable {
    var legs: Int
  }

  final class Cat: Animal {
    var lives: [Int]
    var isAsleep: Bool?

    enum Key: CodingKey { case lives, isAsleep }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var list = try container.nestedUnkeyedContainer(forKey: .lives)
      lives = []
      while !list.isAtEnd { lives.append(try list.decode(Int.self)) }
      isAsleep = try container.decodeIfPresent(Bool.self, forKey: .isAsleep)
      try super.init(from: container.superDecoder())
    }
  }

  enum Numbers: Decodable, Equatable {
    case few(small: Int8, large: UInt64, share: Double)
  }

  enum Item {
    case names(Names)
    case cat(Cat)
    case numbers(Numbers)
    case whole([String: String])
  }

  private let mixed = MixedDecoder<Item>(kindKey: "kind")
    .kind("names", Names.self) { .names($0) }
    .kind("cat", Cat.self) { .cat($0) }
    .kind("numbers", Numbers.self) { .numbers($0) }
    .kind("whole", [String: String].self) { .whole($0) }

  private func decode(_ json: String, _ decoder: JSONDecoder = JSONDecoder()) throws -> MixedElements<Item> {
    try mixed.decode(Data(json.utf8), with: decoder)
  }

  @Test("nested members, optional ones, a superclass, an enum with values, a dictionary")
  func shapes() throws {
    let result = try decode(
      """
      [{"kind": "names", "names": {"first": "Ada"}}, {"kind": "names", "names": {"first": "Lin"}, "second": "Wei"},
       {"kind": "cat", "lives": [7, 9], "isAsleep": null, "super": {"legs": 4}},
       {"kind": "numbers", "few": {"small": -3, "large": 18446744073709551615, "share": 0.5}},
       {"kind": "whole", "a": "b"}]
      """)
    expect(result.problems.isEmpty)
    guard case .names(let ada) = result.elements[0], case .names(let lin) = result.elements[1],
      case .cat(let cat) = result.elements[2], case .whole(let whole) = result.elements[4]
    else {
      Issue.record("other kinds: \(result.elements)")
      return
    }
    expect(ada == Names(first: "Ada", second: nil) && lin == Names(first: "Lin", second: "Wei"))
    expect(cat.lives == [7, 9] && cat.isAsleep == nil && cat.legs == 4)
    expectEqual(whole, ["kind": "whole", "a": "b"])
  }

  @Test("an enum whose members are those of the element must have one case only, so the key of the kind is too many")
  func enumWithKind() throws {
    struct Holder: Decodable { var numbers: Numbers }
    let mixed = MixedDecoder<Holder>(kindKey: "kind").kind("holder", Holder.self) { $0 }
    let held = try mixed.decode(
      Data(#"[{"kind": "holder", "numbers": {"few": {"small": 1, "large": 2, "share": 3}}}]"#.utf8))
    expectEqual(held.elements.map(\.numbers), [.few(small: 1, large: 2, share: 3)])
  }

  @Test("the decoder's strategies apply, and coding paths lead to the fault")
  func strategies() throws {
    struct Dated: Decodable {
      var firstSeen: Date
      var note: Names
    }
    let mixed = MixedDecoder<Dated>(kindKey: "kind").kind("dated", Dated.self) { $0 }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    let result = try mixed.decode(
      Data(
        """
        [{"kind": "dated", "first_seen": 86400, "note": {"names": {"first": "a"}}},
         {"kind": "dated", "first_seen": 0, "note": {"names": {"first": 1}}}, {"kind": "dated", "note": {}}]
        """.utf8), with: decoder)
    expectEqual(result.elements.map(\.firstSeen), [Date(timeIntervalSince1970: 86400)])
    expectEqual(
      result.problems.map(\.description),
      [
        "[1].note.names.first: this is no String", "[2]: there is no 'firstSeen'",
      ])
  }
}
