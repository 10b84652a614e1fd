import Expectations
import Testing

@testable import StructureCheck

@Suite struct OptionalCallCheckTests {
  private func problems(_ source: String, symbols: Set<String>) -> [String] {
    var apple = AppleDeclarations()
    apple.add(table: [
      ["ListDelegate.list(_:didSelect:)", "method", "optional func list(_ list: List, didSelect index: Int)"],
      ["ListDelegate.listDidEnd(_:)", "method", "optional func listDidEnd(_ list: List)"],
      ["ListDelegate.list(_:cellAt:)", "method", "func list(_ list: List, cellAt index: Int) -> Cell"],
    ])
    let file = SourceFile(path: "Sources/UIKit/Calls.swift", text: source)
    return OptionalCallCheck(apple: apple, symbols: symbols).problems(in: [file]).map(\.message)
  }

  private let both: Set<String> = [
    "ListDelegate.list(_:didSelect:)", "ListDelegate.listDidEnd(_:)", "ListDelegate.list(_:cellAt:)",
  ]

  @Test func methodsWithOptionalCallsPass() {
    let source = """
      extension ListDelegate {
        @_disfavoredOverload
        public var list: _ListCalls? { _ListCalls(delegate: self) }
        public var listDidEnd: ((List) -> Void)? { { self.listDidEnd($0) } }
      }
      public struct _ListCalls {
        public func callAsFunction(
          _ list: List, didSelect index: Int
        ) { delegate.list(list, didSelect: index) }
      }
      """
    expect(problems(source, symbols: both).isEmpty)
  }

  @Test func aMissingPropertyAndMissingLabelsAreFound() {
    let source = """
      extension ListDelegate {
        public var list: _ListCalls? { _ListCalls(delegate: self) }
      }
      public struct _ListCalls {
        public func callAsFunction(_ list: List, didDeselect index: Int) { delegate.list(list, didDeselect: index) }
      }
      """
    let found = problems(source, symbols: both)
    expectEqual(found.count, 2)
    expect(found.allSatisfy { $0.contains("cannot be called with a question mark") })
    expectEqual(found.first?.hasPrefix("ListDelegate.list(_:didSelect:)"), true)
  }

  @Test func undeclaredMethodsNeedNoCall() {
    expect(problems("", symbols: ["ListDelegate.list(_:cellAt:)"]).isEmpty)
  }

  @Test func aNestedProtocolHasItsFullName() {
    let file = SourceFile(
      path: "Sources/UIKit/Calls.swift",
      text: "extension Outer.Inner.Delegate {\n  public var list: _Calls? { _Calls(delegate: self) }\n}")
    expectEqual(OptionalCallCheck.calls(in: [file]).properties, ["Outer.Inner.Delegate.list": "_Calls"])
  }

  @Test(arguments: [
    ("_ list: List, at path: (Int, Int), with values: [Int: String]", "(_:at:with:)"), ("in list: List", "(in:)"),
    ("_ closure: @escaping (Int) -> Void, delay: Double", "(_:delay:)"),
  ])
  func argumentLabelsAreParsed(parameters: String, labels: String) {
    let file = SourceFile(
      path: "Sources/UIKit/Calls.swift",
      text: "extension _Calls {\n  public func callAsFunction(\(parameters)) {}\n}")
    expectEqual(OptionalCallCheck.calls(in: [file]).labels["_Calls"], [labels])
  }
}
