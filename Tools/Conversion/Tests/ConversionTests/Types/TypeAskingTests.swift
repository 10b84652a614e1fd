import Foundation
import Testing

@testable import Conversion

/// Where declarations do not tell a type the compiler is asked, and only there.
struct TypeAskingTests {
  /// The converted body of a file, its notes, and the texts by which types were asked for.
  private func convert(
    _ text: String, _ types: [String: String]
  ) -> (body: String, notes: [String], asked: [String]) {
    let told = ToldTypes(types)
    let file = ModuleConversion(module: "App").convert([Source(path: "File.swift", text: text)], types: told)[0]
    return (file.body, file.notes.map(\.message), told.asked)
  }

  private static let classes = """
    import UIKit
    class A: NSObject { @objc(first:) func f(_ sender: Any) {}; @objc(one) dynamic var n = 0; @objc func g() {} }
    class B: NSObject { @objc(second:) func f(_ sender: Any) {}; @objc(two) dynamic var n = 0.0; func g() {} }

    """

  @Test func whatDeclarationsTellIsNotAsked() {
    let (body, notes, asked) = convert(
      Self.classes + """
        class C: UIView {
          let a = A()
          func h(_ a: B, _ list: [AnyObject]) {
            _ = #selector(a.f(_:))
            _ = #selector(self.a.f(_:))
            _ = #selector(A.f(_:))
            _ = self.a.observe(\\.n) { _, _ in }
            _ = list.count
          }
        }
        """, [:])
    #expect(asked == [] && notes == [])
    #expect(body.contains("_ = Selector(\"second:\")\n    _ = Selector(\"first:\")\n    _ = Selector(\"first:\")"))
    #expect(body.contains("observe(\\.n, _key: \"one\")"))
  }

  @Test func aLocalVariableIsAskedFor() {
    let text =
      Self.classes + "class C: UIView {\n  let a = A()\n  func h() { let a = make(); _ = #selector(a.f(_:)) }\n}\n"
    let (body, notes, asked) = convert(text, ["a": "B?"])
    #expect(asked.count == 1 && asked[0].contains("_ = _asked(a.f(_:)) }"))
    #expect(body.contains("_ = Selector(\"second:\") }") && notes == [])
  }

  @Test func withoutAnAnswerTheNearestIsTakenAndSaid() {
    let text =
      Self.classes + "class C: UIView {\n  let a = A()\n  func h() { let a = make(); _ = #selector(a.f(_:)) }\n}\n"
    let (body, notes, _) = convert(text, [:])
    #expect(body.contains("_ = Selector(\"first:\") }"))
    #expect(notes == ["The type of a is not known; the selector is one of A, the nearest of the name."])
    let unasked = converted(text)[0]
    #expect(unasked.body == body && unasked.notes.map(\.message) == notes)
  }

  @Test(arguments: [
    ("let a = type.init()", "B"), ("let a = type(of: other).init(n: 1)", "B?"), ("let a = cellClasses[0].init()", "B"),
    ("let a = make(type)", "V"), ("let a = make(type)", "Self.V"),
  ])
  func aValueMadeByAMetatypeIsAskedFor(_ declaration: String, _ told: String) {
    let text =
      Self.classes + "protocol P { associatedtype V: B }\n"
      + "extension P {\n  func h() { \(declaration); _ = #selector(a.f(_:)) }\n}\n"
    let (body, notes, asked) = convert(text, ["a": told])
    #expect(asked.count == 1 && asked[0].contains("; _ = _asked(a.f(_:)) }"))
    #expect(body.contains("_ = Selector(\"second:\") }") && notes == [])
  }

  /// Of a property of another type the compiler knows more than its limit.
  @Test func whatStandsForAParameterIsAskedFor() {
    let text =
      Self.classes + "class Box<V: NSObject> { let v: V }\nfunc h(_ box: Box<B>) { _ = #selector(box.v.f(_:)) }\n"
    let (body, notes, asked) = convert(text, ["box.v": "B"])
    #expect(asked.count == 1 && body.contains("_ = Selector(\"second:\") }") && notes == [])
  }

  @Test func aMethodThatIsToldOfAParameterIsNoneOfItsLimit() {
    let text = Self.classes + "func h<V: UIView>(_ v: V) where V: P { _ = #selector(v.f(_:)) }\n"
    let (body, notes, _) = convert(text, ["f(_:)": "(V) -> (Any) -> ()"])
    #expect(body.contains("_ = Selector(\"first:\") }"))
    #expect(notes == ["#selector(v.f(_:)) can mean several methods; the first is taken."])
  }

  @Test func anOverloadIsAskedForByTheTypesOfItsParameters() {
    let text = """
      import UIKit
      class A: NSObject {
        typealias Tap = (UIButton) -> Void
        @objc(tapped:) func tap(_ button: UIButton) {}
        @objc(tappedNumber:) func tap(_ number: Int) {}
        func h() { _ = #selector(tap as Tap) }
      }
      """
    let (body, notes, asked) = convert(text, ["tap": "(UIButton) -> ()"])
    #expect(asked[0].contains("_ = _asked(tap as Tap) }"))
    #expect(body.contains("_ = Selector(\"tapped:\") }") && notes == [])
    #expect(convert(text, ["tap": "(Int) -> ()"]).body.contains("_ = Selector(\"tappedNumber:\") }"))
  }

  @Test func theObserverOfAnotherClassIsAskedFor() {
    let text = Self.classes + "func h(_ all: [NSObject]) { let x = first(all); _ = x.observe(\\.n) { _, _ in } }\n"
    let (body, _, asked) = convert(text, ["x": "B"])
    #expect(asked.count == 1 && body.contains("observe(\\.n, _key: \"two\")"))
    // UIKit's own property of the name does not tell of its changes.
    let apples = convert(text, ["x": "UIView"])
    #expect(apples.body.contains("observe(\\.n)") && apples.notes.count == 1)
  }

  @Test func aKeyPathThroughAnInferredPropertyIsAskedFor() {
    let text = Self.classes + "class C: NSObject { @objc let a = make() }\nlet path = #keyPath(C.a.n)\n"
    let (body, notes, asked) = convert(text, ["\\C.a": "KeyPath<C, A>"])
    #expect(asked[0].contains("let path = _asked(\\C.a)"))
    #expect(body.contains("let path = \"a.one\"") && notes == [])
    #expect(convert(text, [:]).notes == ["The type of C.a is not known; the keys behind it are guesses."])
  }

  /// The first round asks where the value stands; if the look-up spoils that, the second asks for the value alone.
  @Test func aValueOfAnyObjectIsFoundInTwoRounds() {
    let text = Self.classes + "func h(_ all: [AnyObject]) { let x = all[0]; x.g(); x.g?() }\n"
    let told = ToldTypes(["_asked(x)": "Any"])
    _ = ModuleConversion(module: "App").convert([Source(path: "File.swift", text: text)], types: told)
    #expect(told.asked.count == 2 && told.asked[1].contains("_asked(x); _asked(x) }"))
    let (body, _, _) = convert(text, ["x": "AnyObject"])
    #expect(body.contains("let x = all[0]; _found((x as? A)?.g())!; _found((x as? A)?.g()) }"))
  }

  @Test func aMemberOfAnotherTypeStays() {
    let text = Self.classes + "func h(_ all: [AnyObject]) { let x = all.count; x.g() }\n"
    #expect(convert(text, ["x": "Int"]).body.hasSuffix("{ let x = all.count; x.g() }\n"))
  }

  @Test func aMethodOfAClassIsNoOptionalRequirement() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func did(_ a: Int) }
      class A: NSObject, P { func did(_ a: Int) {} }
      func h() { let x = make(); _ = x.did(_:) }
      """
    #expect(convert(text, ["x": "A"]).body.hasSuffix("_ = x.did(_:) }"))
    #expect(convert(text, ["x": "any P"]).body.hasSuffix("_ = x._optional_did_1 }"))
  }

  @Test func anEarlierCallOfUIKitIsToldFromTheAppsOwn() {
    let text = "import UIKit\nclass A { var characters = 1 }\nfunc h() { let x = make(); _ = x.characters }\n"
    #expect(convert(text, ["x": "String"]).body.hasSuffix("_ = x }\n"))
    #expect(convert(text, ["x": "A"]).body.hasSuffix("_ = x.characters }\n"))
    let limited = "import UIKit\nclass A { var characters = 1 }\nfunc h<V: A>(_ v: V) { _ = v.characters }\n"
    #expect(convert(limited, [:]).body.hasSuffix("_ = v.characters }\n"))
  }

  @Test func aMarkAtTheStartMovesWhatIsAskedFor() {
    let text =
      "\u{FEFF}" + Self.classes + "class C: UIView {\n  func h() { let é = make(); _ = #selector(é.f(_:)) }\n}\n"
    #expect(convert(text, ["é": "B"]).body.contains("_ = Selector(\"second:\") }"))
  }

  @Test func aMethodOfAClassOfFoundationGoesWithItsSelector() {
    let text = "import UIKit\nlet a = #selector(Stream.close)\n"
    let (body, notes, _) = convert(text, ["close": "(Stream) -> () -> ()"])
    #expect(
      body.contains(
        "Selector(_Action(\"close\", { (target: Stream) in { target.close() } }), of: Stream.self)") && notes == [])
  }

  @Test func aMethodOfUIKitIsLookedUp() {
    let text = "import UIKit\nfunc f(_ sender: AnyObject) { sender.endRefreshing() }\n"
    let (body, notes, asked) = convert(text, [:])
    #expect(body.contains("{ _found((sender as? UIRefreshControl)?.endRefreshing())! }"))
    #expect(notes == [] && asked == [])
  }

  @Test func aMethodOfAProtocolOfUIKitIsFoundByItsName() {
    let text = "import UIKit\nlet a = #selector(UIResponderStandardEditActions.copy(_:))\n"
    let (body, notes, _) = convert(text, ["copy(_:)": "(any UIResponderStandardEditActions) -> (Any?) -> ()"])
    #expect(body.contains("let a = Selector(\"copy:\")") && notes == [])
  }
}
