import Foundation
import Testing

@testable import Conversion

/// A file is converted again only when it, or what its conversion used, has changed.
final class FolderConversionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")
  private var paths: [String] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.screen, "Screen.swift")
    try write(Self.base, "Base.swift")
    try write(Self.model, "Model.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let base = "import UIKit\nclass Base: UIViewController {\n  @objc func tapped() {}\n}\n"
  private static let screen = """
    import UIKit
    class Screen: Base {
      let selector = #selector(tapped)
      @objc func opened() {}
    }

    """
  private static let model = "import UIKit\nclass Model: NSObject {\n  @objc var name = \"\"\n}\n"

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    if !paths.contains(file.path) { paths.append(file.path) }
  }

  private func convert(_ flags: Set<String> = []) throws -> [String] {
    let conversion = ModuleConversion(module: "App", flags: flags)
    return try FolderConversion(conversion, into: folder.appendingPathComponent("out")).convert(paths).converted
      .map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  private func output(_ name: String) throws -> String {
    let name = name.replacingOccurrences(of: ".swift", with: ".converted.swift")
    return try String(contentsOf: folder.appendingPathComponent("out/\(name)"), encoding: .utf8)
  }

  @Test func nothingIsConvertedTwice() throws {
    #expect(try convert() == ["Screen.swift", "Base.swift", "Model.swift"])
    #expect(try convert() == [])
  }

  @Test func aBodyThatChangesConcernsItsFileAlone() throws {
    _ = try convert()
    try write(Self.base.replacingOccurrences(of: "{}", with: "{ title = nil }"), "Base.swift")
    #expect(try convert() == ["Base.swift"])
  }

  @Test func aDeclarationThatChangesConcernsThoseThatUsedIt() throws {
    _ = try convert()
    try write(Self.base.replacingOccurrences(of: "@objc ", with: "@objc(wasTapped) "), "Base.swift")
    #expect(Set(try convert()) == ["Base.swift", "Screen.swift"])
    #expect(try output("Screen.swift").contains("Selector(\"wasTapped\")"))
  }

  @Test func aLimitThatChangesConcernsThoseThatUsedIt() throws {
    let maker = "protocol Maker { associatedtype View: Base }\n"
    try write(maker, "Maker.swift")
    try write("class Other: UIView {\n  @objc(otherTapped) func tapped() {}\n}\n", "Other.swift")
    try write(
      "import UIKit\nextension Maker {\n  func make() { let view = View(); _ = #selector(view.tapped) }\n}\n",
      "Maker+Making.swift")
    _ = try convert()
    #expect(try output("Maker+Making.swift").contains("Selector(\"tapped\")"))
    try write(maker.replacingOccurrences(of: "Base", with: "Other"), "Maker.swift")
    #expect(Set(try convert()) == ["Maker.swift", "Maker+Making.swift"])
    #expect(try output("Maker+Making.swift").contains("Selector(\"otherTapped\")"))
  }

  @Test func aFileThatComesIsSeen() throws {
    _ = try convert()
    try write("import UIKit\nextension Screen {\n  @objc func closed() {}\n}\n", "Screen+Closing.swift")
    #expect(Set(try convert()) == ["Screen.swift", "Screen+Closing.swift"])
    #expect(try output("Screen.swift").contains("_actions_Screen_Closing_0"))
  }

  @Test func aFileThatGoesTakesItsOutputAlong() throws {
    _ = try convert()
    paths.removeAll { $0.hasSuffix("Model.swift") }
    #expect(try convert() == [])
    #expect(throws: (any Error).self) { try output("Model.swift") }
  }

  @Test func otherFlagsConvertAnew() throws {
    _ = try convert()
    #expect(try convert(["DEBUG"]).count == 3)
  }

  @Test func anotherConverterConvertsAnew() throws {
    _ = try convert()
    let conversion = FolderConversion(
      ModuleConversion(module: "App"), into: folder.appendingPathComponent("out"), revision: "2")
    #expect(try conversion.convert(paths).converted.count == 3)
  }

  @Test func anOutputThatIsMissingIsWrittenAgain() throws {
    _ = try convert()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("out/Base.converted.swift"))
    #expect(try convert() == ["Base.swift"])
  }

  @Test func aDamagedStateIsForgotten() throws {
    _ = try convert()
    try Data("{".utf8).write(to: folder.appendingPathComponent("out/.conversion.json"))
    #expect(try convert().count == 3)
  }

  @Test func notesOfFilesThatAreUpToDateRemain() throws {
    try write("import MapKit\n", "Map.swift")
    let conversion = FolderConversion(ModuleConversion(module: "App"), into: folder.appendingPathComponent("out"))
    let first = try conversion.convert(paths).notes
    #expect(first.count == 1)
    #expect(try conversion.convert(paths).notes == first)
  }

  @Test func filesOfOneNameHaveOutputsOfTheirOwn() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("More"), withIntermediateDirectories: true)
    try write("let more = 1\n", "More/Model.swift")
    _ = try convert()
    #expect(try output("2-Model.swift").contains("let more"))
  }

  /// A class of another module that has a table is overridden, not adopted again.
  @Test func theClassesOfAnImportedModuleAreKnown() throws {
    try write("import Foundation\nopen class Model: NSObject {\n  @objc open func load() {}\n}\n", "Model.swift")
    let kit = folder.appendingPathComponent("kit")
    _ = try FolderConversion(ModuleConversion(module: "Kit"), into: kit)
      .convert([folder.appendingPathComponent("Model.swift").path])
    try write("import Kit\nclass Cart: Model {\n  @objc func add() {}\n}\n", "Cart.swift")
    _ = try FolderConversion(
      ModuleConversion(module: "App"), into: folder.appendingPathComponent("out"), importing: [kit]
    )
    .convert([folder.appendingPathComponent("Cart.swift").path])
    #expect(try output("Cart.swift").contains("override class var _actions: [_Action] { super._actions + "))
  }

  // MARK: Types that the compiler tells

  private func convert(asking types: ToldTypes?) throws -> [String] {
    try FolderConversion(ModuleConversion(module: "App"), into: folder.appendingPathComponent("out"), types: types)
      .convert(paths).converted.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  private static let doubtful = """
    import UIKit
    class Shelf: NSObject { @objc(put:) func add(_ item: Any) {} }
    func use() { let shelf = makeShelf(); _ = #selector(shelf.add(_:)) }

    """

  @Test func answersAreRemembered() throws {
    try write(Self.doubtful, "Shelf.swift")
    let types = ToldTypes(["shelf": "Shelf"])
    #expect(try convert(asking: types).count == 4)
    #expect(types.asked.count == 1, "only the file with a doubt is asked about")
    #expect(try output("Shelf.swift").contains("_ = Selector(\"put:\")"))
    #expect(try convert(asking: types) == [])
    #expect(types.asked.count == 1)
  }

  /// A type may come from any file: from the body of a function, too.
  @Test func answersAreAskedForAgainWhenAnySourceHasChanged() throws {
    try write(Self.doubtful, "Shelf.swift")
    let types = ToldTypes(["shelf": "Shelf"])
    _ = try convert(asking: types)
    try write(Self.base.replacingOccurrences(of: "{}", with: "{ title = nil }"), "Base.swift")
    #expect(try convert(asking: types) == ["Base.swift", "Shelf.swift"])
    #expect(types.asked.count == 2)
    #expect(try convert(asking: ToldTypes([:], identity: "another UIKit")) == ["Shelf.swift"])
  }

  @Test func aGuessIsMadeGoodWhenTheCompilerCanBeAsked() throws {
    try write(Self.doubtful.replacingOccurrences(of: "makeShelf()", with: "[Shelf()][0]"), "Shelf.swift")
    try write("import UIKit\nclass Box: NSObject { @objc(pack:) func add(_ item: Any) {} }\n", "Box.swift")
    _ = try convert(asking: nil)
    #expect(try convert(asking: nil) == [])
    #expect(try convert(asking: ToldTypes(["shelf": "Box"])) == ["Shelf.swift"])
    #expect(try output("Shelf.swift").contains("_ = Selector(\"pack:\")"))
  }
}
