import Foundation

// structure-check [ROOT]: reads the sources of the repository at ROOT (the working directory) and the modules that were
// built beside this program, prints what is against the rules, one problem a line, and ends with 1 if there is any.

let root = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".").standardizedFileURL
let buildFolder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

do {
  let problems = try StructureCheck(repository: Repository(root: root), buildFolder: buildFolder).problems()
  for problem in problems { print(problem) }
  if !problems.isEmpty {
    print("\(problems.count) \(problems.count == 1 ? "problem" : "problems")")
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("structure-check: \(error)\n".utf8))
  exit(2)
}
