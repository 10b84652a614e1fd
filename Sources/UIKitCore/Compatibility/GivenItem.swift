import Foundation
import ListCore

/// Converts between data and the object from which an item provider was made.
enum GivenItem {
  /// The data that an object is written as.
  static func loadData(
    _ item: any NSSecureCoding, _ type: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    switch item {
    case let data as NSData: completion(Data(referencing: data), nil)
    case let text as NSString: completion(Data(String(describing: text).utf8), nil)
    case let address as NSURL: completion(Data(address.absoluteString.utf8), nil)
    case let object as any NSItemProviderWriting:
      let types = Swift.type(of: object).writableTypeIdentifiersForItemProvider
      return object.loadData(
        withTypeIdentifier: types.contains(type) ? type : types.first ?? type,
        forItemProviderCompletionHandler: completion)
    case is NSDictionary, is NSArray:
      do {
        completion(try PropertyListSerialization.data(fromPropertyList: item, format: .binary, options: 0), nil)
      } catch {
        completion(nil, error)
      }
    default: completion(nil, NSItemProvider.missing("\(Swift.type(of: item)) cannot be written as \(type)."))
    }
    return nil
  }

  /// The object that represents data of a type: a string, a URL, or the data, as programs expect [C].
  static func object(_ data: Data, _ type: String) -> any NSSecureCoding {
    let type = TypeIdentifier(rawValue: type)
    let text = String(decoding: data, as: UTF8.self)
    if type.conforms(to: TypeIdentifier(rawValue: "public.plain-text")) { return NSString(string: text) }
    if type.conforms(to: TypeIdentifier(rawValue: "public.url")), let address = NSURL(string: text) { return address }
    return NSData(data: data)
  }
}
