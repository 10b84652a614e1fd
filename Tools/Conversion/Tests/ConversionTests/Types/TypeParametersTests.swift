import Testing

@testable import Conversion

/// A type parameter is known by what limits it.
struct TypeParametersTests {
  private static let classes = """
    import UIKit
    @objc protocol Tappable { @objc(tappedAs:) func tap(_ sender: Any) }
    class A: UIView { @objc(first:) func f(_ sender: Any) {}; @objc(one) dynamic var n = 0 }
    class B: UIView { @objc(second:) func f(_ sender: Any) {}; @objc(two) dynamic var n = 0.0 }

    """

  private func convert(_ text: String) -> (body: String, notes: [String]) {
    let file = converted(Self.classes + text)[0]
    return (file.body, file.notes.map(\.message))
  }

  @Test(arguments: [
    "func make<V: B>() { let v = V(); _ = #selector(v.f(_:)) }",
    "func make<V: B>() { _ = #selector(V().f(_:)) }",
    "func make<V: B>() { _ = #selector(V.init(frame: .zero).f(_:)) }",
    "func make<V: B>(_ type: V.Type) { _ = #selector(type.init().f(_:)) }",
    "func make<V: B>(_ v: V?) { _ = #selector(v?.f(_:)) }",
    "func make<V: B>(_ v: V) { _ = #selector(V.f(_:)) }",
    "func make<V>(_ v: V) where V: B { _ = #selector(v.f(_:)) }",
    "func make<V: Tappable & B>(_ v: V) { _ = #selector(v.f(_:)) }",
    "func make<V: Tappable>(_ v: V) where V: B { _ = #selector(v.f(_:)) }",
    "class Box<V: B>: NSObject { let v = V(); func g() { _ = #selector(v.f(_:)) } }",
    "class Box<V: B>: NSObject { init(_ v: V) { _ = #selector(v.f(_:)) } }",
    "struct Box<V: UIView> { let v: V }\nextension Box where V == B { func g() { _ = #selector(v.f(_:)) } }",
    "protocol P { associatedtype V: B }\nextension P { func g() { let v = V(); _ = #selector(v.f(_:)) } }",
    "protocol P { associatedtype V: B }\nextension P { func g(_ v: Self.V) { _ = #selector(v.f(_:)) } }",
    "protocol P { associatedtype V where V: B }\nclass C: P { func g(_ v: V) { _ = #selector(v.f(_:)) } }",
    "protocol P { associatedtype V }\nfunc g<M: P>(_: M) where M.V: B { let v = M.V(); _ = #selector(v.f(_:)) }",
    "protocol P { associatedtype V: B }\nfunc g<M: P>(_ v: M.V) { _ = #selector(v.f(_:)) }",
    "protocol P {}\nextension P where Self: B { func g() { let v = Self(); _ = #selector(v.f(_:)) } }",
    "protocol P: B {}\nextension P { func g() { _ = #selector(Self().f(_:)) } }",
    "extension Array where Element: B { func g(_ v: Element) { _ = #selector(v.f(_:)) } }",
    "extension B { func g() { let v = Self(); _ = #selector(v.f(_:)) } }",
    "extension B { func g() { _ = #selector(type(of: self).init(frame: .zero).f(_:)) } }",
    "class C { let type: B.Type = B.self; func g() { _ = #selector(type.init().f(_:)) } }",
    "class C { let v = B.init(frame: .zero); func g() { _ = #selector(v.f(_:)) } }",
  ])
  func theLimitTellsTheSelector(_ text: String) {
    let (body, notes) = convert(text)
    #expect(body.contains("_ = Selector(\"second:\")") && notes == [])
  }

  @Test func aRequirementOfAProtocolThatLimitsIsFoundBesideTheClass() {
    let (body, notes) = convert("func make<V: UIView & Tappable>() { let v = V(); _ = #selector(v.tap(_:)) }")
    #expect(body.contains("_ = Selector(\"tappedAs:\")") && notes == [])
  }

  @Test func aParameterHidesATypeOfItsName() {
    let (body, _) = convert("func make<A: B>() { let v = A(); _ = #selector(v.f(_:)) }")
    #expect(body.contains("_ = Selector(\"second:\")"))
  }

  /// A type that gives what a protocol leaves open is taken before the limit.
  @Test func anAliasIsTakenBeforeTheLimit() {
    let (body, _) = convert(
      "protocol P { associatedtype V: A }\nclass C: P { typealias V = B; func g(_ v: V) { _ = #selector(v.f(_:)) } }")
    #expect(body.contains("_ = Selector(\"second:\")"))
  }

  @Test func theAccessorOfAPropertyIsThatOfTheLimit() {
    let (body, notes) = convert("func make<V: B>() { let v = V(); _ = #selector(getter: v.n) }")
    #expect(body.contains("Selector(_Action(getter: \"two\", \\B.n), of: B.self)") && notes == [])
  }

  @Test(arguments: [
    "func g<V: B>() { let v = V(); _ = v.observe(\\.n) { _, _ in } }",
    "func g<V: B>(_ v: V) { _ = v.observe(\\V.n) { _, _ in } }",
    "func g(_ type: B.Type) { _ = type.init().observe(\\.n) { _, _ in } }",
    "extension B { func g() { let v = Self(); _ = v.observe(\\.n) { _, _ in } } }",
  ])
  func theLimitTellsTheKeyThatIsObserved(_ text: String) {
    let (body, notes) = convert(text)
    #expect(body.contains("n, _key: \"two\")") && notes == [])
  }

  @Test func theLimitTellsTheKeysOfAPath() {
    #expect(convert("func g<V: B>(_: V) { _ = #keyPath(V.n) }").body.contains("_ = \"two\""))
    let (body, notes) = convert("class C<V: B>: NSObject { @objc var v = V(); func g() { _ = #keyPath(C.v.n) } }")
    #expect(body.contains("_ = \"v.two\"") && notes == [])
  }

  @Test func aClassThatLimitsHasTheMethodOfARequirement() {
    let text = """
      @objc protocol P { @objc optional func did(_ a: Int) }
      class C: NSObject, P { func did(_ a: Int) {} }
      func g<V: C, W: P>(_ type: V.Type, _ w: W) { _ = type.init().did(_:); _ = w.did(_:) }
      """
    let (body, notes) = convert(text)
    #expect(body.contains("_ = type.init().did(_:); _ = w._optional_did_1 }") && notes == [])
  }

  // MARK: What is not known

  private static let limitless = [
    "func make<V>(_ v: V) { _ = #selector(v.f(_:)) }":
      "#selector(v.f(_:)) can mean several methods; the first is taken.",
    "func make<V: Tappable>() { let v = V(); _ = #selector(v.f(_:)) }":
      "#selector(v.f(_:)) can mean several methods; the first is taken.",
    "class C { @objc func only() {} }\nfunc g<V>(_ type: V.Type) { _ = #selector(type.init().only) }":
      "The class of type.init() that has only is not found; the selector is that of the only such method of the sources.",
    "func make<V>(_ v: V) { _ = #selector(getter: v.n) }":
      "The property of #selector(getter: v.n) is not found; its selector is a guess.",
    "func g<V>(_ v: V) { _ = v.observe(\\.n) { _, _ in } }":
      "The object whose n is observed is not known; the first such property is taken.",
    "func g<V>(_: V) { _ = #keyPath(V.n) }": "The type of #keyPath(V.n) is not known; its keys are guesses.",
    "@objc protocol P { @objc optional func did(_ a: Int) }\nfunc g<V>(_ v: V) { _ = v.did(_:) }":
      "The type of v is not known; did(_:) is taken for the optional requirement of a protocol.",
  ]

  @Test(arguments: limitless) func whatNothingLimitsIsSaid(_ text: String, _ note: String) {
    let file = converted(Self.classes + text)[0]
    #expect(file.notes.map(\.message) == [note])
    let line = 5 + text.filter(\.isNewline).count
    #expect(file.notes.map(\.path) == ["File1.swift"] && file.notes.map(\.line) == [line])
  }
}
