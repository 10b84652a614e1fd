/// How far a declaration can be seen.
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

  /// The word and a space, which a member repeats that others override or require; nothing if not exported.
  var exporting: String {
    switch self {
    case .open: "open "
    case .public: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }
}
