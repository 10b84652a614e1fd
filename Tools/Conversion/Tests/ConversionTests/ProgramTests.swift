import Foundation
import Testing

@testable import Conversion

/// Converted programs do what they do on iOS.
struct ProgramTests {
  @Test(.enabled(if: Compiler.hasModules, "UIKit is not built"), arguments: Fixture.programs)
  func theProgramPrintsWhatItPrintsOnIOS(_ program: Fixture) throws {
    let files = program.converted(types: Compiler.types)
    #expect(files.flatMap(\.notes) == [])
    let texts = files.map { (name: $0.outputName, text: $0.text) }
    let expected = try String(
      contentsOf: Fixture.tests.appendingPathComponent("Programs/\(program.name)/expected.txt"), encoding: .utf8)
    let output = try Compiler.output(of: texts, module: program.name)
    #expect(output == expected)
  }
}
