import Expectations
import Testing

@testable import StructureCheck

@Suite struct DeclarationShapeTests {
  @Test(arguments: [
    ("@MainActor @preconcurrency var text: String? { get set }", "var text: String? { get set }"),
    ("var text: String?", "var text: String? { get set }"),
    ("var delegate: (any UITableViewDelegate)?", "weak var delegate: UITableViewDelegate? { get set }"),
    ("var isAnimated: Bool { get }", "var isAnimated: Bool"),
    ("class var now: TimeInterval { get }", "class var now: CFTimeInterval { get }"),
    (
      "class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((_ finished: Bool) -> Void)? = nil)",
      "class func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil)"
    ),
    ("init?(named name: String)", "init!(named: String)"),
    ("func row(at i: IndexPath) -> UITableView.Style", "func row(at indexPath: IndexPath) -> Style"),
    ("func points(_ p: UnsafePointer<CGPoint>)", "func points(_ p: UnsafePointer)"),
    ("func f(_ a: [String : Any]) -> Void", "func f([String: Any])"),
  ])
  func equalShapesAgree(ours: String, apple: String) throws {
    let shape = try require(DeclarationShape(ours))
    expect(shape.agrees(with: try require(DeclarationShape(apple))))
  }

  @Test(arguments: [
    ("var text: String", "var text: String? { get set }"),
    ("var count: Int { get set }", "var count: Int { get }"),
    ("var count: Int", "var count: Int { get }"),
    ("init(named name: String)", "init?(named: String)"),
    ("func f(a: Int)", "func f(a: Double)"),
    ("func f(a: Int) -> Int", "func f(a: Int)"),
    ("func f(_ body: (Int) -> Void)", "func f(_ body: (Int) -> Bool)"),
  ])
  func differentShapesDiffer(ours: String, apple: String) throws {
    let shape = try require(DeclarationShape(ours))
    expect(!shape.agrees(with: try require(DeclarationShape(apple))))
  }
}
