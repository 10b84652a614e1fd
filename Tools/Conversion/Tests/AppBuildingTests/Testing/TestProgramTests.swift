import Conversion
import Testing

@testable import AppBuilding

/// The program of tests as text.
struct TestProgramTests {
  @Test func theListHasAllMethods() {
    let tests = ModuleConversionTests.tests(
      """
      import XCTest
      class Base: XCTestCase { func testBase() {}; func helper() {} }
      final class Own: Base { func testOwn() async throws {}; private func testHidden() {}; func testMany(_ n: Int) {} }
      private class Hidden: XCTestCase { func testIt() {} }
      #if PRO
      class Paid: XCTestCase { func testPaid() {} }
      #endif
      """)
    let text = TestProgram.list(of: tests, module: "AppTests").text
    #expect(text.contains("func _testsOfAppTests() -> [XCTestCaseEntry]"))
    #expect(text.contains(#"("testOwn", asyncTest(Own.testOwn))"#) && text.contains(#"("testBase", Own.testBase)"#))
    #expect(text.contains(#"("testBase", Base.testBase)"#) && text.contains("#if (PRO)"))
    for name in ["testHidden", "testMany", "helper", "Hidden"] { #expect(!text.contains(name)) }
  }

  @Test func theAppIsLaunchedIfItHasAStart() {
    #expect(TestProgram.main(["AppTests"], app: "App").text.contains("@_silgen_name(\"App_main\")"))
    #expect(!TestProgram.main([], app: nil).text.contains("launch"))
  }
}

/// The tests that the converter finds.
private enum ModuleConversionTests {
  static func tests(_ text: String) -> [TestClass] {
    guard let folder = try? Folder([], texts: ["A.swift": text]) else { return [] }
    let conversion = FolderConversion(ModuleConversion(module: "AppTests"), into: folder.url)
    return (try? conversion.convert([folder.path("A.swift")]).tests) ?? []
  }
}
