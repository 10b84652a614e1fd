import UIKit

/// What the Gallery's own part of the command line asks for.
struct GalleryLaunch: Equatable {
  /// The feed file that was named, if one was.
  var feedPath: String?
  /// The screen to start with; nil for the list of screens.
  var screen: GalleryScreen? = .feed
  /// Whether UIKit's options ask for one picture, or for help.
  var asksForOneAnswer = false

  static let listName = "list"

  struct Fault: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  init() {}

  /// Reads what UIKit leaves of the command line.
  init(arguments: [String]) throws(Fault) {
    let parsed: (options: LaunchOptions, remaining: [String])
    do {
      parsed = try LaunchOptions.parse(arguments)
    } catch {
      throw Fault(description: error.description)
    }
    asksForOneAnswer = parsed.options.snapshot != nil || parsed.options.showsHelp
    var rest = parsed.remaining[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        try take(&rest)
      case "--screen":
        screen = try Self.screen(rest.popFirst())
      case _ where argument.hasPrefix("--"):
        throw Fault(description: "unknown option \(argument)")
      default:
        rest.insert(argument, at: rest.startIndex)
        try take(&rest)
      }
    }
  }

  private mutating func take(_ rest: inout ArraySlice<String>) throws(Fault) {
    guard let path = rest.popFirst() else { return }
    guard feedPath == nil else { throw Fault(description: "more than one file is named: \(feedPath ?? ""), \(path)") }
    feedPath = path
  }

  private static func screen(_ name: String?) throws(Fault) -> GalleryScreen? {
    let names = ([listName] + GalleryScreen.allCases.map(\.rawValue)).joined(separator: ", ")
    guard let name else { throw Fault(description: "--screen needs one of \(names)") }
    if name == listName { return nil }
    guard let screen = GalleryScreen(rawValue: name) else {
      throw Fault(description: "--screen cannot be “\(name)”: it needs one of \(names)")
    }
    return screen
  }
}
