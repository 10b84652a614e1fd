import Expectations
import Testing

@testable import StructureCheck

@Suite struct FacadeCheckTests {
  @Test(arguments: [
    ("    if a { b() }", ["if"]),
    ("    guard let a else { return }", ["guard"]),
    ("    for x in y {", ["for"]),
    ("    } else if c {", ["if"]),
    ("    let a = switch b {", ["switch"]),
    ("    while true { repeat {", ["while", "repeat"]),
    ("    return a ? b : c", ["? :"]),
  ])
  func findsControlFlow(line: String, expected: [String]) {
    expectEqual(FacadeCheck.controlFlow(in: line), expected)
  }

  @Test(arguments: [
    "  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cell(at: indexPath) }",
    "  open func dequeue(for indexPath: IndexPath) { reuse.dequeue(for: indexPath) }",
    "    for indexPath: IndexPath",
    "  #if os(Linux)",
    "  open var delegate: (any Delegate)? { didSet { calls.delegate?.changed(if: 1) } }",
    "  let `repeat` = phase.`repeat` + Phase.switch",
    "  open func animate(while running: Bool) {}",
  ])
  func forwardingPasses(line: String) {
    expectEqual(FacadeCheck.controlFlow(in: line), [])
  }

  @Test func onlyFacadesAreChecked() {
    let files = [
      SourceFile(path: "Sources/A.swift", text: "if a {}"), SourceFile(path: "Sources/B.swift", text: "if a {}"),
    ]
    expectEqual(
      FacadeCheck(facades: ["Sources/B.swift"]).problems(in: files).map(\.description),
      ["Sources/B.swift:1: a facade only forwards, but here stands `if`"])
  }

  @Test func aMissingFacadeIsReported() {
    expectEqual(
      FacadeCheck(facades: ["Sources/C.swift"]).problems(in: []).map(\.description),
      ["Data/Structure/facades.txt: Sources/C.swift does not exist"])
  }
}
