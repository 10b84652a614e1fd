import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("A shop's data")
struct ShopDecodingTests {
  private func data(_ text: String) -> Data { Data(text.utf8) }

  @Test("are read; broken entries are left out and reported")
  func elements() throws {
    let text = """
      {"title": "New", "items": [
        {"id": "a", "name": "A", "price": 1, "picture": "a.png"}, 7, {"id": "b", "price": 2, "picture": "b.png"},
        {"id": "c", "name": "C", "price": "much", "picture": "c.png"},
        {"id": "a", "name": "again", "price": 1, "picture": "a.png"}, null,
        {"id": "d", "name": "D", "price": 4, "picture": "d.png", "more": true}]}
      """
    let reading = try ShopDecoding.items(data(text), of: .shelf)
    expect(reading.content.title == "New" && reading.content.items.map(\.id) == ["a", "d"])
    expectEqual(reading.problems.count, 5)
    expectEqual(reading.problems[1], "shop/shelf.json: element 2 is left out: it has no “name”")
    expectEqual(
      reading.problems[2], "shop/shelf.json: element 3 is left out: “price” is something else than it should be")
    expectEqual(reading.problems[3], "shop/shelf.json: element 4 is left out: “a” is there already")
  }

  @Test("cut off anywhere are no data", arguments: ShopPart.allCases)
  func truncation(_ part: ShopPart) throws {
    let whole = try Data(contentsOf: GalleryResources.folder.appendingPathComponent(part.path))
    let end = try require(whole.lastIndex(of: UInt8(ascii: "}")))
    for count in 0...end {
      #expect(throws: (any Error).self) {
        if part == .banners {
          _ = try ShopDecoding.banners(whole.prefix(count))
        } else {
          _ = try ShopDecoding.items(whole.prefix(count), of: part)
        }
      }
    }
    #expect(throws: Never.self) {
      if part == .banners { _ = try ShopDecoding.banners(whole) } else { _ = try ShopDecoding.items(whole, of: part) }
    }
  }

  @Test("come from where the command line says")
  func sources() {
    expectEqual(ShopSource("sample"), .sample(.whole))
    expectEqual(ShopSource("slow"), .sample(SampleShop.Behaviour(delay: .seconds(3))))
    expect(URL(string: "http://127.0.0.1:80/").map { ShopSource("http://127.0.0.1:80") == .server($0) } == true)
    for text in ["", "what", "ftp://a/", "http://", "/tmp"] { expect(ShopSource(text) == nil, "\(text)") }
  }

  @Test("are no files outside of the shop's folder")
  func folder() {
    let shop = SampleShop(folder: GalleryResources.folder.appendingPathComponent("shop"))
    expect(shop.file("shelf.json") != nil)
    expect(shop.file("../feed.json") == nil && shop.file("none.json") == nil)
    expect(SampleShop.shop(at: shop.base) === shop)
  }
}
