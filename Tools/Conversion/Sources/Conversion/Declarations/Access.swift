/// The access level of a declaration.
enum Access: Int, Codable, Comparable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  init?(word: String) {
    switch word {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  /// The access modifier and a space, to write before a generated member; empty for `internal` and below.
  var exporting: String {
    switch self {
    case .open: "open "
    case .public: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }
}
