import Expectations
import Foundation
import Testing

@testable import StructureCheck

@Suite struct DeclarationCheckTests {
  private static let table = """
    UIView	class	class UIView : UIResponder
    UIView.layoutSubviews()	method	func layoutSubviews()
    UIView.frame	property	var frame: CGRect { get set }
    UIResponder	class	class UIResponder : NSObject
    UILabel	class	class UILabel : UIView
    UILabel.text	property	var text: String? { get set }
    """

  /// The problems of a module that declares `symbols` (path, kind, declaration) with `superclasses`.
  private func messages(
    _ symbols: [(String, String, String)], superclasses: [String: String] = [:], documented: String = "",
    allowed: [String: String] = [:]
  ) throws -> [String] {
    let encoded: [String: Any] = [
      "symbols": symbols.map { path, kind, declaration in
        let names = path.split(separator: "/").map(String.init)
        return [
          "kind": ["identifier": kind], "identifier": ["precise": "s:" + names.joined(separator: ".")],
          "pathComponents": names, "declarationFragments": [["spelling": declaration]],
        ] as [String: Any]
      },
      "relationships": superclasses.map {
        ["kind": "inheritsFrom", "source": "s:\($0)", "target": "s:\($1)", "targetFallback": "Module.\($1)"]
      },
    ]
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: JSONSerialization.data(withJSONObject: encoded))
    var apple = AppleDeclarations()
    apple.add(table: Repository.rows(of: DeclarationCheckTests.table))
    apple.add(documented: Repository.rows(of: documented))
    let check = DeclarationCheck(apple: apple, allowed: allowed, root: URL(fileURLWithPath: "/"))
    return check.problems(in: SymbolGraphs([graph])).map(\.message)
  }

  @Test func applesSymbolsPass() throws {
    let symbols = [
      ("UILabel", "swift.class", "class UILabel"), ("UILabel/text", "swift.property", "var text: String?"),
      ("UIView", "swift.class", "class UIView"), ("UIResponder", "swift.class", "class UIResponder"),
      ("UILabel/layoutSubviews()", "swift.method", "func layoutSubviews()"), ("UILabel/init()", "swift.init", "init()"),
    ]
    let superclasses = ["UILabel": "UIView", "UIView": "UIResponder", "UIResponder": "NSObject"]
    expectEqual(try messages(symbols, superclasses: superclasses), [])
  }

  @Test func anInventedMemberIsFound() throws {
    expectEqual(
      try messages([("UILabel/shimmer()", "swift.method", "func shimmer()")]),
      [
        "Apple has no method UILabel.shimmer()"
      ])
  }

  @Test func anotherKindOfSymbolIsFound() throws {
    expectEqual(
      try messages([("UILabel/text", "swift.method", "func text()")]).first,
      "UILabel.text is a method, Apple's a property")
  }

  @Test func anotherTypeIsFound() throws {
    expectEqual(
      try messages([("UILabel/text", "swift.property", "var text: String { get }")]),
      ["`var text: String { get }` is not Apple's `var text: String? { get set }`"])
  }

  @Test func anotherSuperclassIsFound() throws {
    expectEqual(
      try messages([("UILabel", "swift.class", "class UILabel")], superclasses: ["UILabel": "NSObject"]),
      ["UILabel inherits from NSObject, Apple's from UIView"])
  }

  @Test func symbolsMissingFromTheTablesNeedADocumentationPath() throws {
    let symbol = [("CGVector/dx", "swift.property", "var dx: CGFloat")]
    expectEqual(try messages(symbol), ["Apple has no property CGVector.dx"])
    expectEqual(try messages(symbol, documented: "CGVector.dx\tcorefoundation/cgvector/dx"), [])
  }

  @Test func differencesOnTheAllowListPass() throws {
    let symbol = [("UITableViewDelegate/tableView", "swift.property", "var tableView: Calls")]
    expectEqual(try messages(symbol, allowed: ["UITableViewDelegate.tableView": "optional calls"]), [])
    expectEqual(try messages(symbol, allowed: ["UITableViewDelegate.*": "optional calls"]), [])
  }
}
