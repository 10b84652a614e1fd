import Foundation
import Measurement
import Trestle

/// An array of several kinds, compared with one of a single kind of the same bytes that `JSONDecoder` alone decodes.
enum DecodingScenario: Scenario {
  static let name = "decoding"
  static let metrics = ["decode_ratio"]

  private struct Entry: Decodable {
    var type: String
    var id: Int
    var title: String
    var detail: String
  }

  private struct Post: Decodable {
    var id: Int
    var title: String
    var detail: String
  }

  private struct Offer: Decodable {
    var id: Int
    var title: String
    var detail: String
  }

  private enum Item {
    case post(Post)
    case offer(Offer)
  }

  private static let elements = 5000
  private static let repetitions = 11

  static func rowCounts(among wanted: [Int]) -> [Int] { Array(wanted.prefix(1)) }

  static func measure(_ reporter: Reporter) throws {
    let texts = (0..<elements).map { number in
      let row = WorkloadRow(id: UInt32(number))
      let kind = number % 5 == 0 ? "offer" : "post"
      return #"{"type": "\#(kind)", "id": \#(number), "title": "\#(row.title)", "detail": "\#(row.detail)"}"#
    }
    let data = Data("[\(texts.joined(separator: ","))]".utf8)
    let mixed = MixedDecoder<Item>(kindKey: "type")
      .kind("post", Post.self) { .post($0) }
      .kind("offer", Offer.self) { .offer($0) }
    var ratios: [Double] = []
    for _ in 0..<repetitions {
      let start = Clocks.cpu
      let plain = try JSONDecoder().decode([Entry].self, from: data)
      let middle = Clocks.cpu
      let decoded = try mixed.decode(data)
      ratios.append((Clocks.cpu - middle) / (middle - start))
      guard plain.count == elements, decoded.elements.count == elements else {
        throw ScenarioFault(description: "not every element was decoded")
      }
    }
    reporter.report("decode_ratio", Statistics.median(ratios), "ratio", count: elements)
  }
}
