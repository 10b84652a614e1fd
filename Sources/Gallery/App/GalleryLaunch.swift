import Foundation

/// The Gallery's own options on the command line.
struct GalleryLaunch: Equatable {
  /// The feed file named on the command line; nil if there is none.
  var feedPath: String?
  /// The file of packages named on the command line; nil if there is none.
  var packagesPath: String?
  /// The description of a list named after the word `playground`; nil if there is none.
  var playgroundPath: String?
  /// Whether the word `playground` is among the arguments.
  private(set) var isPlayground = false
  /// The screen to start with; nil for the list of screens.
  var screen: GalleryScreen? = .feed
  /// The source of the shop's data.
  var shop = ShopSource.sample(.whole)
  /// Whether UIKit's options ask for one picture, or for help.
  var asksForOneAnswer = false

  static let listName = "list"
  /// The word before the file of a playground. To open a feed file of that name, pass `./playground`.
  private static let playgroundWord = "playground"

  struct Fault: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  init() {}

  /// The options that every app understands and that take a value: UIKit reads them, and reports mistakes.
  static let systemOptions: Set = [
    "--snapshot", "--size", "--scale", "--appearance", "--contrast", "--text-size", "--direction", "--locale",
    "--accessibility",
  ]

  /// Reads the Gallery's part of a command line.
  init(arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = argument.prefix { $0 != "=" }
      switch argument {
      case "--":
        try take(&rest)
        if let another = rest.first { throw Self.tooMany(namedPath, another) }
      case Self.playgroundWord where feedPath == nil && !isPlayground:
        isPlayground = true
        screen = .playground
      case "--help":
        asksForOneAnswer = true
      case "--screen":
        screen = try Self.screen(rest.popFirst())
      case "--packages":
        guard let path = rest.popFirst() else { throw Fault(description: "--packages needs a file") }
        packagesPath = path
      case "--shop":
        shop = try Self.shop(rest.popFirst())
      case _ where Self.systemOptions.contains(String(name)):
        if name == "--snapshot" || name == "--accessibility" { asksForOneAnswer = true }
        if name == argument { rest = rest.dropFirst() }
      case _ where argument.hasPrefix("--"):
        throw Fault(description: "unknown option \(argument)")
      default:
        rest.insert(argument, at: rest.startIndex)
        try take(&rest)
      }
    }
  }

  /// The text that `--help` prints before the options of every app.
  static var help: String {
    """
    The Gallery's own arguments:

      --screen NAME         \(screenNames) (feed)
      --shop SOURCE         the shop: \(ShopSource.names) (sample)
      --packages FILE       the packages, as in \(PackagesFile.systemPath), which is read otherwise
      FILE                  the feed, as JSON (a sample)
      playground FILE       a list as JSON describes it, shown anew whenever the file is saved

    """
  }

  private static var screenNames: String {
    ([listName] + GalleryScreen.allCases.map(\.rawValue)).joined(separator: ", ")
  }

  /// The feed or playground file that was read from the arguments so far; nil if there is none.
  private var namedPath: String? { isPlayground ? playgroundPath : feedPath }

  private mutating func take(_ rest: inout ArraySlice<String>) throws(Fault) {
    guard let path = rest.popFirst() else { return }
    guard namedPath == nil else { throw Self.tooMany(namedPath, path) }
    if isPlayground { playgroundPath = path } else { feedPath = path }
  }

  private static func tooMany(_ path: String?, _ another: String) -> Fault {
    Fault(description: "more than one file is named: \(path ?? ""), \(another)")
  }

  private static func shop(_ text: String?) throws(Fault) -> ShopSource {
    guard let text else { throw Fault(description: "--shop needs one of \(ShopSource.names)") }
    guard let source = ShopSource(text) else {
      throw Fault(description: "--shop cannot be “\(text)”: it needs one of \(ShopSource.names)")
    }
    return source
  }

  private static func screen(_ name: String?) throws(Fault) -> GalleryScreen? {
    guard let name else { throw Fault(description: "--screen needs one of \(screenNames)") }
    if name == listName { return nil }
    guard let screen = GalleryScreen(rawValue: name) else {
      throw Fault(description: "--screen cannot be “\(name)”: it needs one of \(screenNames)")
    }
    return screen
  }
}
