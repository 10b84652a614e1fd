import Foundation

// StructureCheck [ROOT]: reads the sources of the repository at ROOT (the working directory) and the modules that were
// built beside this program, prints what is against the rules, one problem a line, and ends with 1 if there is any.
// StructureCheck --check-support [ROOT]: looks whether the support table is current instead; --write-support writes it.
// StructureCheck --write-unmirrored-tests [ROOT]: writes the table of tests that are not named after a source.
// StructureCheck --write-upward-references [ROOT]: writes the table of references to higher floors inside a module.

var arguments = Array(CommandLine.arguments.dropFirst())
let option = arguments.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
if option != nil { arguments.removeFirst() }
let root = URL(fileURLWithPath: arguments.first ?? ".").standardizedFileURL
let buildFolder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

do {
  let check = StructureCheck(repository: Repository(root: root), buildFolder: buildFolder)
  var problems: [Problem] = []
  switch option {
  case nil: problems = try check.problems()
  case "--check-support": problems = try check.supportProblems()
  case "--write-support": try check.writeSupport()
  case "--write-upward-references": try check.writeUpwardReferences()
  case "--write-unmirrored-tests": try check.writeUnmirroredTests()
  case .some(let unknown):
    FileHandle.standardError.write(Data("StructureCheck: unknown option \(unknown)\n".utf8))
    exit(2)
  }
  for problem in problems { print(problem) }
  if !problems.isEmpty {
    print("\(problems.count) \(problems.count == 1 ? "problem" : "problems")")
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("StructureCheck: \(error)\n".utf8))
  exit(2)
}
