import Foundation
import Testing

@testable import Conversion

/// The names of Apple's classes are those of the published declarations.
struct AppleClassesTests {
  private static let isRecording = ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1"

  @Test func theListsAreThoseOfTheDeclarations() throws {
    let declared = try Declared()
    try compare(
      "AppleClassNames.swift",
      [
        ("superclassList", "The classes of UIKit and QuartzCore with their superclasses.", declared.classes),
        ("protocolList", "The protocols of UIKit and QuartzCore.", declared.protocols),
      ])
    try compare(
      "AppleMethodNames.swift",
      [
        (
          "methodList",
          "The methods of classes of UIKit and QuartzCore with at most one parameter, each class before its methods.",
          declared.methods
        )
      ])
  }

  @Test func classesKnowThoseAboveThem() {
    #expect(AppleClasses.line(of: "UITableViewCell") == ["UITableViewCell", "UIView", "UIResponder", "NSObject"])
    #expect(AppleClasses.methods(named: "endEditing", of: "UILabel").map(\.labels) == [[""]])
    #expect(AppleClasses.isProtocol("UITableViewDelegate"))
    #expect(!AppleClasses.isProtocol("UITableView"))
  }

  private func compare(_ name: String, _ lists: [(name: String, comment: String, words: [String])]) throws {
    let file = Compiler.root.appendingPathComponent("Tools/Conversion/Sources/Conversion/Index/\(name)")
    var text = "// Written from Data/AppleDeclarations by the tests of this package (TRESTLE_RECORD=1).\n\n"
    text += "extension AppleClasses {\n"
    text += lists.map { list in
      "  /// \(list.comment)\n  static let \(list.name) = \"\"\"\n\(Self.wrapped(list.words))\n    \"\"\"\n"
    }.joined(separator: "\n")
    text += "}\n"
    if Self.isRecording { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name) is not up to date")
  }

  private static func wrapped(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= 114 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }
}

/// The classes, protocols and methods in the tables of published declarations.
private struct Declared {
  var classes: [String] = []
  var protocols: [String] = []
  var methods: [String] = []

  init() throws {
    var superclasses: [String: String] = [:]
    var methodsOfTypes: [String: Set<String>] = [:]
    for module in ["UIKit", "QuartzCore"] {
      let file = Compiler.root.appendingPathComponent("Data/AppleDeclarations/\(module).tsv")
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count > 1 else { continue }
        switch fields[1] {
        case "class": superclasses[fields[0]] = Self.superclass(fields.count > 2 ? fields[2] : "")
        case "protocol": protocols.append(fields[0])
        case "method":
          guard let bracket = fields[0].firstIndex(of: "("), fields[0].filter({ $0 == ":" }).count <= 1 else {
            continue
          }
          guard let point = fields[0][..<bracket].lastIndex(of: ".") else { continue }
          methodsOfTypes[String(fields[0][..<point]), default: []].insert(String(fields[0][point...].dropFirst()))
        default: break
        }
      }
    }
    classes = superclasses.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
    protocols.sort()
    methods = methodsOfTypes.filter { superclasses[$0.key] != nil }.sorted { $0.key < $1.key }
      .flatMap { [$0.key] + $0.value.sorted() }
  }

  private static func superclass(_ declaration: String) -> String {
    guard let colon = declaration.firstIndex(of: ":") else { return "NSObject" }
    let name = declaration[colon...].dropFirst().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return name.isEmpty ? "NSObject" : String(name)
  }
}
