import Foundation

/// The first screen of an app in many looks, on one sheet.
public struct SnapshotSheet {
  /// One way to look at a screen, as options of the app.
  struct Look: Equatable {
    let size: String
    let appearance: String
    let direction: String
    let textSize: String

    fileprivate static let usual = "large"

    /// `390x844 dark rtl`.
    var name: String {
      ([size, appearance, direction] + (textSize == Self.usual ? [] : ["largest text"])).joined(separator: " ")
    }

    var options: [String] {
      ["--size", size, "--appearance", appearance, "--direction", direction, "--text-size", textSize]
    }
  }

  /// The file of the sheet; nil for one beside the program.
  private let output: URL?
  /// The looks, in the order of the sheet.
  let looks: [Look]
  /// Further options of the app.
  private let options: [String]

  private static let phone = "390x844"
  private static let smallPhone = "320x568"
  private static let largest = "accessibilityExtraExtraExtraLarge"

  /// - Parameter words: `--output FILE`, `--size WIDTHxHEIGHT` any number of times, and options of the app.
  public init(_ words: [String]) throws {
    var output: URL?
    var sizes: [String] = []
    var options: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word == "--output" || word == "--size" else {
        options.append(word)
        continue
      }
      guard let value = rest.popFirst() else { throw AppFault("\(word) needs a value") }
      if word == "--output" { output = URL(fileURLWithPath: value) } else { sizes.append(value) }
    }
    self.output = output
    self.options = options
    looks = (sizes.isEmpty ? [Self.phone] : sizes).flatMap(Self.looks) + (sizes.isEmpty ? [Self.small] : [])
  }

  private static let small = Look(size: smallPhone, appearance: "light", direction: "ltr", textSize: Look.usual)

  /// Both appearances in both directions, with the usual and the largest text.
  private static func looks(at size: String) -> [Look] {
    [Look.usual, largest].flatMap { textSize in
      ["ltr", "rtl"].flatMap { direction in
        ["light", "dark"].map { Look(size: size, appearance: $0, direction: direction, textSize: textSize) }
      }
    }
  }

  /// Takes the pictures and writes the sheet.
  public func write(of program: URL, _ installation: Installation) throws -> URL {
    let folder = program.deletingLastPathComponent().appendingPathExtension("pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pictures = looks.map { ($0, folder.appendingPathComponent($0.name.replacing(" ", with: "-") + ".png")) }
    let tasks = try pictures.map { look, picture in
      try? FileManager.default.removeItem(at: picture)
      return try Tool.Task(program.path, ["--snapshot", picture.path] + look.options + options)
    }
    for (task, (look, picture)) in zip(tasks, pictures) {
      let result = task.wait()
      guard FileManager.default.fileExists(atPath: picture.path) else {
        throw AppFault("there is no picture of \(look.name):\n\(result.output)")
      }
    }
    let sheet = output ?? program.deletingLastPathComponent().appendingPathExtension("png")
    let maker = try SheetProgram(installation, in: folder.deletingLastPathComponent()).program()
    let arguments = [sheet.path] + pictures.flatMap { [$0.1.path, $0.0.name] }
    let result = try Tool.run(maker.path, arguments)
    guard result.status == 0 else { throw AppFault("the sheet cannot be written:\n\(result.output)") }
    return sheet
  }
}

/// The program that puts pictures onto a sheet. It is built from the source of the tests' contact sheet, which is
/// installed with UIKit.
private struct SheetProgram {
  private let installation: Installation
  private let folder: URL

  init(_ installation: Installation, in folder: URL) {
    self.installation = installation
    self.folder = folder
  }

  func program() throws -> URL {
    let source = installation.folder.appendingPathComponent("sheet/ContactSheet.swift")
    guard FileManager.default.fileExists(atPath: source.path) else { throw AppFault("there is no \(source.path)") }
    var module = Module("TrestleSheet")
    module.sources = [source]
    module.generated = [Module.Generated(name: "SheetProgram.swift", text: Self.text)]
    let build = AppBuild(AppPlan(app: module, buildFolder: folder), installation)
    let outcome = try build.build()
    guard outcome.isBuilt else { throw AppFault("the program for sheets cannot be built:\n\(outcome.messages)") }
    return outcome.program
  }

  private static let text = """
    import Foundation
    import UIKit

    @main
    enum SheetProgram {
      @MainActor static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        var sheet = ContactSheet()
        for place in stride(from: 1, to: words.count - 1, by: 2) {
          guard let picture = UIImage(contentsOfFile: words[place])?.cgImage else {
            fatalError("There is no picture at \\(words[place]).")
          }
          sheet.add(picture, words[place + 1])
        }
        guard let picture = sheet.picture, let data = UIImage(cgImage: picture).pngData() else {
          fatalError("There are no pictures.")
        }
        try data.write(to: URL(fileURLWithPath: words[0]))
      }
    }

    """
}
