import Expectations
import Testing

@testable import ListCore

@Suite("Checks inside the structures")
struct InternalChecksTests {
  private static func brokenTree() -> RunTree {
    var tree = RunTree()
    tree.insert(RunTree.Run(count: 3, value: 44), at: 0)
    tree.nodes[0].sum += 1
    return tree
  }

  @Test("with checks, a change of a broken tree stops with the rule and the tree")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      InternalChecks.isOn = true
      InternalChecksTests.brokenTree().checkAfterEdit()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("is not that of its parts"), "\(said)")
  }

  @Test("without checks it goes on")
  func goesOn() {
    expect(!InternalChecks.isOn)
    let tree = Self.brokenTree()
    tree.checkAfterEdit()
    expect(tree.invariantViolation() != nil)
  }
}
