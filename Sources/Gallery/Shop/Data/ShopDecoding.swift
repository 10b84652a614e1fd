import Foundation

/// The content of a part of the page, as read, and the faults of elements that are left out.
struct ShopReading<Content: Equatable & Sendable>: Sendable {
  var content: Content
  /// One line for each element that is left out.
  var problems: [String]
}

/// Parses the parts of the page. A broken or duplicate element is skipped and reported; data in the wrong format throw.
enum ShopDecoding {
  static func banners(_ data: Data) throws -> ShopReading<[ShopBanner]> {
    let document = try JSONDecoder().decode(BannersDocument.self, from: data)
    let (banners, problems) = kept(document.banners, in: .banners)
    return ShopReading(content: banners, problems: problems)
  }

  static func items(_ data: Data, of part: ShopPart) throws -> ShopReading<ShopItems> {
    let document = try JSONDecoder().decode(ItemsDocument.self, from: data)
    let (items, problems) = kept(document.items, in: part)
    return ShopReading(content: ShopItems(title: document.title, items: items), problems: problems)
  }

  private struct BannersDocument: Decodable {
    var banners: [Attempt<ShopBanner>]
  }

  private struct ItemsDocument: Decodable {
    var title: String
    var items: [Attempt<ShopItem>]
  }

  /// An element, or its fault.
  private enum Attempt<Element: Decodable>: Decodable {
    case read(Element)
    case failed(any Error)

    init(from decoder: any Decoder) throws {
      do { self = .read(try Element(from: decoder)) } catch { self = .failed(error) }
    }
  }

  private static func kept<Element: Identifiable>(
    _ attempts: [Attempt<Element>], in part: ShopPart
  ) -> ([Element], [String]) where Element.ID == String {
    var known: Set<String> = []
    var elements: [Element] = []
    var problems: [String] = []
    for (number, attempt) in attempts.enumerated() {
      switch attempt {
      case .read(let element) where known.insert(element.id).inserted: elements.append(element)
      case .read(let element):
        problems.append("\(part.path): element \(number) is left out: “\(element.id)” is there already")
      case .failed(let error): problems.append("\(part.path): element \(number) is left out: \(reason(error))")
      }
    }
    return (elements, problems)
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it has no “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.last?.stringValue ?? "")” is something else than it should be"
    default: "\(error)"
    }
  }
}
