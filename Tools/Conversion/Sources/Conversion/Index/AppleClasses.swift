/// Classes of Apple's UIKit and QuartzCore, for the names that sources do not declare themselves.
enum AppleClasses {
  /// Classes of Foundation that apps subclass and that are no responders.
  static let plain: Set<String> = [
    "NSObject", "Operation", "BlockOperation", "Thread", "Formatter", "NumberFormatter", "DateFormatter", "URLProtocol",
    "XMLParser", "InputStream", "OutputStream", "Bundle", "FileManager", "UserDefaults", "NotificationCenter",
    "NSCoder",
    "NSPredicate", "NSTextStorage", "NSLayoutManager", "NSTextContainer", "NSAttributedString",
    "NSMutableAttributedString", "XCTestCase", "NSManagedObject", "UndoManager", "URLCache", "Progress", "UIImage",
    "UIColor", "UIFont", "NSCache", "JSONDecoder", "JSONEncoder",
  ]

  /// Classes of SwiftUI that apps subclass, with their superclasses.
  private static let hostingClasses = "UIHostingController:UIViewController "

  private static let superclasses: [Substring: Substring] = Dictionary(
    uniqueKeysWithValues: (hostingClasses + superclassList).split(whereSeparator: \.isWhitespace).map {
      let pair = $0.split(separator: ":")
      return (pair[0], pair[1])
    })

  private static let protocols = Set(protocolList.split(whereSeparator: \.isWhitespace))

  private static let methods: [Substring: [Substring]] = {
    var methods: [Substring: [Substring]] = [:]
    var owner: Substring = ""
    for word in methodList.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(")") { methods[owner, default: []].append(word) } else { owner = word }
    }
    return methods
  }()

  private static let swiftProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "Error",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "View", "ViewModifier", "Shape",
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "EnvironmentKey", "PreferenceKey",
    "NSCoding", "NSSecureCoding",
    "NSCopying", "AnyObject", "class", "NSObjectProtocol", "Sequence", "Collection", "IteratorProtocol",
    "LocalizedError",
    "ExpressibleByStringLiteral", "RawRepresentable", "CaseIterable",
  ]

  static func superclass(of name: String) -> String? { superclasses[name[...]].map(String.init) }

  /// Whether a name is that of a protocol. For unknown names the ending decides, which is a guess.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name[...]) || swiftProtocols.contains(name)
      || ["Delegate", "DataSource", "Protocol", "able", "Type"].contains { name.hasSuffix($0) }
  }

  /// A class and its superclasses, the class itself first.
  static func line(of name: String) -> [String] {
    var line = [name]
    while let above = superclass(of: line.last!), !line.contains(above) { line.append(above) }
    return line
  }

  /// The topmost classes that have a method: `endRefreshing()`, `setSelected(_:)`.
  static func owners(ofMethod method: String) -> [String] {
    let owners = Set(methods.filter { $0.value.contains(method[...]) }.map { String($0.key) })
    return owners.filter { owner in !line(of: owner).dropFirst().contains(where: owners.contains) }.sorted()
  }

  /// The methods called `name` of a class or of one above it, with their labels.
  static func methods(named name: String, of type: String) -> [(owner: String, labels: [String])] {
    line(of: type).flatMap { owner in
      (methods[owner[...]] ?? []).filter { $0.hasPrefix(name + "(") }.map { method in
        let labels = method.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        return (owner, labels.map { $0 == "_" ? "" : $0 })
      }
    }
  }
}
