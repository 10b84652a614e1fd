import Expectations
import Foundation
import Testing

@testable import Trestle

@Suite("A decoder of mixed arrays")
struct MixedDecoderTests {
  struct Note: Decodable, Equatable { var text: String }
  struct Offer: Decodable, Equatable {
    struct Seller: Decodable, Equatable { var name: String }
    var price: Int
    var seller: Seller
  }
  enum Item: Equatable {
    case note(Note)
    case offer(Offer)
  }

  private let decoder = MixedDecoder<Item>(kindKey: "type")
    .kind("note", Note.self) { .note($0) }
    .kind("offer", Offer.self) { .offer($0) }

  @Test("kinds come in their order")
  func kinds() throws {
    let result = try decoder.decode(
      Data(
        """
        [{"type": "note", "text": "a"}, {"type": "offer", "price": 3, "seller": {"name": "Lin"}}, {"type": "note", "text": "b"}]
        """.utf8))
    expectEqual(
      result.elements,
      [
        .note(Note(text: "a")), .offer(Offer(price: 3, seller: Offer.Seller(name: "Lin"))), .note(Note(text: "b")),
      ])
    expect(result.problems.isEmpty)
  }

  @Test("unknown and broken elements are reported, and the rest survives")
  func problems() throws {
    let result = try decoder.decode(
      Data(
        """
        [{"type": "note", "text": "a"}, {"type": "poll"}, {"text": "no type"}, 7, null, [],
         {"type": "offer", "price": 3, "seller": {}}, {"type": "offer", "price": "x", "seller": {"name": "Lin"}},
         {"type": "note", "text": "z"}]
        """.utf8))
    expectEqual(result.elements, [.note(Note(text: "a")), .note(Note(text: "z"))])
    expectEqual(result.problems.map(\.index), [1, 2, 3, 4, 5, 6, 7])
    expectEqual(result.problems[0].description, "[1]: 'poll' is of no known kind")
    expectEqual(result.problems[1].description, "[2]: there is no 'type'")
    expectEqual(result.problems[5].description, "[6].seller: there is no 'name'")
    expectEqual(result.problems[6].description, "[7].price: this is no Int")
  }

  @Test("an array within a type of one's own is decoded with the type")
  func nested() throws {
    struct Page: DecodableWithConfiguration {
      var next: Int
      var items: MixedElements<Item>

      enum Key: CodingKey { case next, items }

      init(from decoder: any Decoder, configuration: MixedDecoder<Item>) throws {
        let container = try decoder.container(keyedBy: Key.self)
        next = try container.decode(Int.self, forKey: .next)
        items = try container.decode(MixedElements<Item>.self, forKey: .items, configuration: configuration)
      }
    }
    let page = try JSONDecoder().decode(
      Page.self, from: Data(#"{"next": 2, "items": [{"type": "poll"}, {"type": "note", "text": "a"}]}"#.utf8),
      configuration: decoder)
    expect(page.next == 2 && page.items.elements == [.note(Note(text: "a"))])
    expectEqual(page.items.problems.map(\.path), ["items[0]"])
  }

  @Test("data without an array are an error")
  func noArray() {
    #expect(throws: DecodingError.self) { try decoder.decode(Data("{}".utf8)) }
    #expect(throws: DecodingError.self) { try decoder.decode(Data("[".utf8)) }
  }

  @Test("long arrays lose nothing")
  func length() throws {
    let text = (0..<20_000).map { $0 % 7 == 3 ? #"{"type": "?"}"# : "{\"type\": \"note\", \"text\": \"\($0)\"}" }
    let result = try decoder.decode(Data("[\(text.joined(separator: ","))]".utf8))
    expectEqual(result.elements.count + result.problems.count, 20_000)
    expectEqual(result.problems.map(\.index), stride(from: 3, to: 20_000, by: 7).map { $0 })
  }
}
