import Testing

@testable import Conversion

/// Single forms, where a fixture would say too much.
struct FormTests {
  @Test func aFileUnderFoundationAloneGetsUIKit() {
    let body = converted("import Foundation\nfinal class A: NSObject {\n  @objc func f() {}\n}\n")[0].body
    #expect(body.hasPrefix("import Foundation; import UIKit\n"))
  }

  @Test(arguments: ["let undo = UndoManager()", "func f() -> CFTimeInterval { 0 }", "var path: CFURL?"])
  func namesThatFoundationHasOnApplesPlatformsBringUIKit(_ line: String) {
    #expect(converted("import Foundation\n\(line)\n")[0].body == "import Foundation; import UIKit\n\(line)\n")
    #expect(converted("import UIKit\n\(line)\n")[0].body == "import UIKit\n\(line)\n")
  }

  @Test func aFileWithoutImportsGetsThem() {
    let body = converted("// A loader.\n\nfunc load(_ request: URLRequest) {}\n")[0].body
    #expect(body == "// A loader.\n\nimport FoundationNetworking; func load(_ request: URLRequest) {}\n")
  }

  @Test func combineIsImportedAndWithItWhatPublishesLoads() {
    #expect(converted("import Combine\nlet a = Just(1)\n")[0].body == "import Combine\nlet a = Just(1)\n")
    let body = converted("import Combine\nlet a = URLSession.shared.dataTaskPublisher(for: url)\n")[0].body
    #expect(body.hasPrefix("import Combine; import FoundationNetworking; import CombineNetworking\n"))
  }

  @Test func foundationBringsCombineAsOnApplesPlatforms() {
    let model = "final class Model: ObservableObject {\n  @Published var count = 0\n}\n"
    #expect(converted("import Foundation\n" + model)[0].body == "import Foundation; import Combine\n" + model)
    #expect(converted("import Foundation\nimport SwiftUI\n" + model)[0].body.contains("Combine") == false)
    let subject = "import Foundation\nlet changes = PassthroughSubject<Int, Never>()\n"
    #expect(converted(subject)[0].body.hasPrefix("import Foundation; import Combine\n"))
    #expect(converted("import Foundation\nlet a = URL(string: \"\")\n")[0].body.contains("Combine") == false)
  }

  @Test(arguments: ["Foundation", "UIKit"]) func foundationBringsObservationAsOnApplesPlatforms(_ module: String) {
    let model = "@Observable final class Model {\n  var count = 0\n}\n"
    #expect(converted("import \(module)\n" + model)[0].body == "import \(module); import Observation\n" + model)
    #expect(converted("import \(module)\nimport SwiftUI\n" + model)[0].body.contains("Observation") == false)
    let tracked = "import \(module)\nlet count = withObservationTracking { 1 } onChange: {}\n"
    #expect(converted(tracked)[0].body.hasPrefix("import \(module); import Observation\n"))
    let other = "import \(module)\nlet changes: Observable<Int>\n"
    #expect(converted(other)[0].body.contains("Observation") == false)
  }

  @Test func viewsOfSwiftUIStayAsTheyAre() {
    let text = "import SwiftUI\nstruct A: View { @State private var n = 0; var body: some View { Text(\"\\(n)\") } }\n"
    let file = converted(text)[0]
    #expect(file.body == text && file.notes.isEmpty)
  }

  @Test func previewsOfXcodeAreLeftOut() {
    let text = "import SwiftUI\n#Preview(\"A\") {\n  Text(\"a\") // one\n}\nlet a = 1\n"
    let file = converted(text)[0]
    #expect(file.body == "import SwiftUI\n/* #Preview(\"A\") {\n  Text(\"a\") // one\n} */\nlet a = 1\n")
    #expect(file.notes.isEmpty)
  }

  @Test func aCallOfTheAppsOwnStays() {
    let text = "import UIKit\nclass A { func sendSubview(toBack view: UIView) {} }\n"
    let use = "let b: () = A().sendSubview(toBack: UIView())\nlet c = UIOffsetMake(1)\n"
    #expect(converted(text + use)[0].body == text + use, "nor is a call with other arguments changed")
  }

  @Test func anEntryOfSomethingElseIsNoted() {
    let file = converted("import SwiftUI\nextension Transaction {\n  @Entry var a = 1\n}\n")[0]
    #expect(file.notes.count == 1 && file.body.contains("@Entry"))
  }

  @Test func aModuleThatTheBuildHasIsImported() {
    let conversion = ModuleConversion(module: "App", modules: ["MapKit"])
    let file = conversion.convert([Source(path: "A.swift", text: "import MapKit\n")])[0]
    #expect(file.body == "import MapKit\n" && file.notes.isEmpty)
  }

  @Test(arguments: [
    ("os(iOS)", "true"), ("!os(iOS)", "!true"), ("os(iOS) || os(tvOS)", "true || os(tvOS)"),
    ("os(Linux) && os(iOS)", "false && true"), ("os(Linux)", "os(Linux)"), ("os(macOS)", "os(macOS)"),
    ("canImport(UIKit) && os(Linux)", "canImport(UIKit) && false"), ("DEBUG", "DEBUG"),
  ])
  func conditions(_ condition: String, _ expected: String) {
    #expect(converted("#if \(condition)\nlet a = 1\n#endif\n")[0].body == "#if \(expected)\nlet a = 1\n#endif\n")
  }

  /// UIKit is imported where it is not Linux: so Linux is iOS here.
  @Test func aBranchThatImportsUIKitIsTaken() {
    let body = converted("#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif\n")[0].body
    #expect(body == "#if false\nimport Glibc\n#else\nimport UIKit\n#endif\n")
  }

  @Test func codeThatIsNotBuiltStays() {
    let text = "#if os(macOS)\n@objc class A: NSObject { @objc func f() { _ = #selector(f) } }\n#endif\n"
    #expect(converted(text)[0].body == text)
  }

  @Test func aFlagThatTheBuildSetsDecides() {
    let text = "import UIKit\nclass A: UIView {\n#if DEBUG\n@objc func f() {}\n#endif\n}\n"
    #expect(converted(text, flags: ["DEBUG"])[0].body.contains("super._actions + [_Action(\"f\""))
    #expect(converted(text)[0].body.contains("#if (DEBUG)\ntable.append(_Action(\"f\""))
  }

  @Test func longTablesAreStatementsOfTheirOwn() {
    let methods = (1...4).map { "  @objc func f\($0)() {}\n" }.joined()
    #expect(converted("import UIKit\nclass A: UIView {\n\(methods)}\n")[0].body.contains("; return table }"))
  }

  @Test(arguments: [
    ("#selector(f)", "Selector(\"f:\")"), ("#selector(A.f)", "Selector(\"f:\")"),
    ("#selector(App.A.f(_:))", "Selector(\"f:\")"), ("#selector((f))", "Selector(\"f:\")"),
    ("#selector(type(of: self).f)", "Selector(\"f:\")"), ("#selector(other?.g(with:at:))", "Selector(\"gWith:at:\")"),
    ("#selector(lost(_:by:))", "Selector(\"lost:by:\")"),
    (
      "#selector(UIView.layoutIfNeeded)",
      "Selector(_Action(\"layoutIfNeeded\", { (target: UIView) in { target.layoutIfNeeded() } }), of: UIView.self)"
    ),
    ("#selector(setter: self.count)", "Selector(_Action(setter: \"setCount:\", \\A.count), of: A.self)"),
    ("#selector(plain)", "Selector(_Action(\"plain\", { (target: A) in { target.plain() } }), of: A.self)"),
  ])
  func selectors(_ source: String, _ expected: String) {
    let text = """
      import UIKit
      class B: NSObject { @objc func g(with a: Int, at b: Int) {} }
      class A: UIView {
        var other: B?
        @objc var count = 0
        func plain() {}
        @objc func f(_ sender: Any) { let made = \(source) }
      }
      """
    #expect(converted(text)[0].body.contains("let made = \(expected) }"))
  }

  /// [C] Headers that stretch and tables as high as their content observe these, and so do ways to load more.
  @Test func theContentOfScrollViewsIsObserved() {
    let file = converted(
      """
      import UIKit
      class Own: UITableView {}
      class A: UIViewController {
        var table = Own()
        var observation: NSKeyValueObservation?
        func f(_ scroll: UIScrollView?) {
          observation = scroll?.observe(\\.contentOffset, options: .old) { _, _ in }
          observation = table.observe(\\.contentSize) { _, _ in }
          table.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
          observation = table.observe(\\.frame) { _, _ in }
        }
      }
      """)[0]
    #expect(file.body.contains("scroll?.observe(\\.contentOffset, _key: \"contentOffset\", options: .old)"))
    #expect(file.body.contains("table.observe(\\.contentSize, _key: \"contentSize\")"))
    #expect(file.notes.count == 1 && "\(file.notes[0])".contains("\\.frame"))
  }

  @Test func modesOfRunLoopsHaveTheirNamesNow() {
    let body = converted(
      """
      import UIKit
      func f(_ timer: Timer) {
        RunLoop.main.add(timer, forMode: .commonModes)
        RunLoop.main.add(timer, forMode: RunLoopMode.defaultRunLoopMode)
      }
      """)[0].body
    #expect(body.contains("forMode: .common)") && body.contains("forMode: RunLoop.Mode.default)"))
  }

  @Test(arguments: [
    (
      "Timer(timeInterval: 2, repeats: false) { _ in }", "Date(timeIntervalSinceNow: 2), interval: 2, repeats: false) {"
    ),
    (
      "Timer.init(timeInterval: self.wait, repeats: true, block: tick)",
      "self.wait), interval: self.wait, repeats: true,"
    ),
  ])
  func timersForRunLoopsFireAfterTheirInterval(timer: String, expected: String) {
    let body = converted("import UIKit\nfunc f() { let timer = \(timer) }")[0].body
    #expect(body.contains("(fire: ") && body.contains(expected))
  }

  @Test(arguments: [
    "Timer(timeInterval: next(), repeats: false) { _ in }",
    "Timer(timeInterval: 2, target: self, selector: #selector(f), userInfo: nil, repeats: false)",
    "Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in }",
  ])
  func otherTimersStay(timer: String) {
    #expect(
      !converted("import UIKit\nclass A: UIView { @objc func f() { let timer = \(timer) } }")[0].body.contains("fire:"))
  }

  @Test func constantsThatOnlyApplesHeadersHaveAreValues() {
    let body = converted(
      """
      import UIKit
      func f() {
        let size = CGSize(width: 10, height: CGFloat(MAXFLOAT))
        let time = Int64(0.25 * Double(NSEC_PER_SEC))
        let start = CFAbsoluteTimeGetCurrent()
      }
      """)[0].body
    #expect(body.contains("CGFloat(Float.greatestFiniteMagnitude)"))
    #expect(body.contains("Double(UInt64(1_000_000_000))"))
    #expect(body.contains("let start = Date.timeIntervalSinceReferenceDate"))
  }

  @Test func anExtensionCanBeToldOfChanges() {
    let body = converted(
      """
      import UIKit
      class A: UIView {}
      extension A {
        override func observeValue(
          forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?) {}
      }
      """)[0].body
    #expect(body.contains("class A: UIView {}\nextension A: _KeyValueObserver {\n           func observeValue("))
  }

  @Test func keywordsAsNamesLoseTheirMarks() {
    let text =
      "import UIKit\nclass A: UIView {\n  @objc func `repeat`(`in` a: Int) { _ = #selector(`repeat`(in:)) }\n}\n"
    let body = converted(text)[0].body
    #expect(body.contains("_ = Selector(\"repeatIn:\")"))
    #expect(body.contains("_Action(\"repeatIn:\", Self.`repeat`(in:))"))
  }

  @Test func aSelectorThatIsNotFoundIsSaid() {
    let file = converted("import UIKit\nlet a = #selector(lost)\n")[0]
    #expect(file.body.contains("Selector(\"lost\")"))
    #expect(file.notes.map(\.line) == [2])
  }

  /// A private method of another file can be reached only from there.
  @Test func privateMethodsOfOtherFilesAreInTablesThere() {
    let files = converted(
      "import UIKit\nclass A: UIView {}\n", "import UIKit\nextension A {\n  @IBAction private func f() {}\n}\n")
    #expect(files[0].body.contains("super._actions + _actions_File2_0 }"))
    #expect(files[1].body.contains("internal static var _actions_File2_0: [_Action] { [_Action(\"f\""))
  }

  @Test func aPropertyThatIsAddedToUserDefaultsTellsOfItsChanges() {
    let body = converted(
      """
      import UIKit
      extension UserDefaults {
        @objc dynamic var size: Double {
          get { double(forKey: "size") }
          set { set(newValue, forKey: "size") }
        }
      }
      let token = UserDefaults.standard.observe(\\.size) { _, _ in }
      """)[0].body
    #expect(
      body.contains(
        "set { let _oldValue = self.size; defer { _valueDidChange(\"size\", from: _oldValue, to: self.size) }; set("))
    #expect(body.contains("observe(\\.size, _key: \"size\")"))
  }

  @Test(arguments: [
    ("import os", "import os"), ("import os.log", "import os    "), ("import OSLog", "import os   "),
    ("import struct OSLog.Logger", "import os                 "),
  ])
  func theModuleOfLogsIsImported(_ source: String, _ expected: String) {
    let file = converted(source + "\n")[0]
    #expect(file.body == expected + "\n" && file.notes == [])
  }

  @Test(arguments: [
    ("x.collectionView!(list, layout: self, sizeForItemAt: path).width", "sizeForItemAt: path)!.width"),
    ("source.tableView!(list, canMoveRowAt: path)", "canMoveRowAt: path)!"),
    ("tableView!(list, canMoveRowAt: path)", "canMoveRowAt: path)!"), ("tableView!(list)", "tableView!(list)"),
    ("source.tableView!(list, viewForHeaderInSection: 1)", "viewForHeaderInSection: 1)"),
    ("source.tableView?(list, canMoveRowAt: path)", "canMoveRowAt: path)"),
    ("source.tableView(list, canMoveRowAt: path)", "canMoveRowAt: path)"),
    ("oven.oven!(self, heats: 1)", "heats: 1)!"), ("oven.cools!(1)", "cools!(1)"),
  ])
  func callsThatForceARequirementUnwrapTheirAnswer(_ call: String, _ end: String) {
    let body = converted(
      """
      import UIKit
      @objc protocol OvenDelegate {
        @objc optional func oven(_ oven: Oven, heats count: Int) -> Bool
        @objc optional func oven(_ oven: Oven, bakes count: Int) -> Bool
        @objc optional func cools(_ count: Int) -> Bool
      }
      let answer = \(call)
      """)[0].body
    #expect(body.hasSuffix(end))
  }
}
