import AppBuilding
import Conversion
import Foundation

/// Why a command cannot be done.
struct CommandFault: Error {
  let message: String
  /// Whether the command was not understood.
  var isUsage = false
}

/// The command that the words behind `trestle` ask for.
struct Command {
  static let usage = """
    usage: trestle run PATH [--target NAME] [-- OPTIONS]…
           trestle build PATH [--target NAME]
           trestle test PATH [--target NAME] [--filter PATTERN]
           trestle snapshot PATH [--target NAME] [--output FILE] [--size WIDTHxHEIGHT]… [-- OPTIONS]…
           trestle report PATH [--target NAME]
           trestle convert PATHS… --module NAME --output FOLDER [--define FLAG]… [--available MODULE]… [--import FOLDER]…

    PATH is an app's sources as they are: an Xcode project or workspace, a package, a folder with sources, storyboards,
    catalogs and an Info.plist, or a Swift file with a view controller. All is built in a folder .trestle beside them. Without
    --target it is the first app. OPTIONS go to the app, such as --snapshot FILE and --size 390x844. test runs the tests of
    XCTest and Swift Testing whose names, such as AppTests.ListTests/testRows, a regular expression behind --filter takes.
    snapshot puts the first screen, in light and dark, both directions and the largest text, onto one sheet, and lists the
    previews in the sources. report says what stands in the way, the most frequent first.

    convert writes copies of Swift files made for iOS, or of those in folders, that compile on Linux. What cannot be converted is
    listed with file and line.

      --module NAME       the module that the files are compiled to
      --output FOLDER     where the copies are written
      --define FLAG       a flag of #if that the build sets
      --available MODULE  a module that the files can import
      --import FOLDER     where the converted files of such a module are
    """

  private let words: [String]

  init(_ words: [String]) { self.words = words }

  func run() throws {
    switch words.first {
    case "run": try AppCommand(Array(words.dropFirst())).run()
    case "build": try AppCommand(Array(words.dropFirst())).build()
    case "test": try AppCommand(Array(words.dropFirst())).test()
    case "snapshot": try AppCommand(Array(words.dropFirst())).snapshot()
    case "report": try AppCommand(Array(words.dropFirst())).report()
    case "convert": try convert(Array(words.dropFirst()))
    case "help", "--help", "-h": print(Self.usage)
    default: throw CommandFault(message: Self.usage, isUsage: true)
    }
  }

  /// The installation of UIKit that the environment names, or the one that belongs to this program.
  static func installation() throws -> Installation {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return try Installation(environment: ProcessInfo.processInfo.environment, program: program)
  }

  /// The size and time of this program.
  static var revision: String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0) \(date)"
  }

  /// The path itself, or all Swift files in the folder and its subfolders.
  private static func sources(at path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return [url.path] }
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func convert(_ words: [String]) throws {
    var files: [String] = []
    var options: [String: [String]] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard ["--module", "--output", "--define", "--available", "--import"].contains(word) else {
        throw CommandFault(message: "trestle: \(word) is not an option.\n\n" + Self.usage, isUsage: true)
      }
      guard let value = rest.popFirst() else {
        throw CommandFault(message: "trestle: \(word) needs a value.", isUsage: true)
      }
      options[word, default: []].append(value)
    }
    guard let module = options["--module"]?.last, let output = options["--output"]?.last, !files.isEmpty else {
      throw CommandFault(message: Self.usage, isUsage: true)
    }
    let conversion = ModuleConversion(
      module: module, flags: Set(options["--define"] ?? []), modules: Set(options["--available"] ?? []))
    let folder = URL(fileURLWithPath: output)
    let paths = files.flatMap(Self.sources).filter { !$0.hasPrefix(folder.path + "/") }
    // If UIKit is not installed, the compiler is not asked, and types follow from declarations alone.
    let installed = (try? Self.installation().compilerOptions).flatMap { modules in
      CompilerTypes(options: (options["--define"] ?? []).flatMap { ["-D", $0] } + modules)
    }
    let outcome = try FolderConversion(
      conversion, into: folder,
      importing: (options["--import"] ?? []).map { URL(fileURLWithPath: $0) }, revision: Self.revision, types: installed
    ).convert(paths)
    for note in outcome.notes { FileHandle.standardError.write(Data((note.description + "\n").utf8)) }
    print("\(outcome.converted.count) of \(paths.count) files converted into \(output)")
  }
}
