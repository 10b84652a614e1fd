import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("Reading a file of packages")
struct PackagesFileTests {
  private func report(_ content: Data) throws -> [String] {
    try StatusSample.withFile(content) { path in
      PackagesFile(path: path).report.map { $0.replacing(path, with: "file") }
    }
  }

  @Test("packages have the fields of their stanzas; never installed ones are left out")
  func fields() throws {
    try StatusSample.withFile(StatusSample.text) { path in
      let file = PackagesFile(path: path)
      expect(file.report.isEmpty)
      expectEqual(file.packages.map(\.id), ["kettle:amd64", "libwater2:amd64", "libwater2:i386", "tea:all"])
      expectEqual(file.packages.map(\.isInstalled), [true, true, true, false])
      let kettle = try require(file.packages.first)
      expect(kettle.version == "1.4-2" && kettle.section == "kitchen" && kettle.summary == "boil water")
      let details = file.details(of: kettle)
      expect(details.facts.count == 9 && details.configurationFiles == ["/etc/kettle.conf", "/etc/kettle.d/whistle"])
      expectEqual(details.relations.map(\.title), ["Needs", "Depends on", "Suggests"])
    }
  }

  @Test("a stanza that cannot be read is named by its line, and left out")
  func faults() throws {
    let text = """
      Package: good
      Version: 1
      Description: fine

      Version: 2

      Package: torn
      Version

      Package: bare

      Package: good
      Version: 3
      """
    try StatusSample.withFile(text) { path in
      let file = PackagesFile(path: path)
      expectEqual(file.packages.map(\.name), ["good"])
      expectEqual(
        file.report.map { $0.replacing(path, with: "file") },
        [
          "file:5: the stanza has no field Package; it is left out",
          "file:8: the line has no field, such as “Package: name”; it is left out",
          "file:10: bare: the stanza has no field Version; it is left out",
          "file:12: good: the package is there twice; it is left out",
        ])
    }
  }

  @Test("files of other kinds say what they are")
  func otherFiles() throws {
    let nothing = "file: nothing to show"
    expectEqual(try report(Data()), ["file: the file is empty", nothing])
    expectEqual(
      try report(Data([0x7F, 0x45, 0x4C, 0x46, 0, 0])), ["file: the file is binary, and has to be a text", nothing])
    let wide = try require("Package: a".data(using: .utf16))
    expectEqual(try report(wide), ["file: the file is in UTF-16, and has to be in UTF-8", nothing])
    expectEqual(PackagesFile(path: "/no/such/status").report.first, "/no/such/status: there is no such file")
    expectEqual(PackagesFile(path: "/tmp").report.first, "/tmp: it is a folder, not a file")
    expectEqual(PackagesFile(path: "/dev/zero").report.first, "/dev/zero: it is no ordinary file")
  }

  @Test("a description in another encoding is shown with replacement characters")
  func otherEncodings() throws {
    let text = Data("Package: cafe\nVersion: 1\nDescription: caf".utf8) + Data([0xE9, 0x0A])
    try StatusSample.withFile(text) { path in
      let file = PackagesFile(path: path)
      expectEqual(file.packages.first?.summary, "caf\u{FFFD}")
      expectEqual(file.report, ["\(path):1: cafe: bytes of the description are no UTF-8, and shown as \u{FFFD}"])
    }
  }

  @Test("of very many faults the first are written out, and the others counted")
  func manyFaults() throws {
    let report = try report(Data(String(repeating: "x\n\n", count: 5_000).utf8))
    expectEqual(report.count, FileProblem.mostReported + 2)
    expectEqual(report.suffix(2), ["file: and 4980 more", "file: nothing to show"])
  }

  @Test("a file that ends within a stanza keeps what is whole")
  func truncated() throws {
    let whole = Data(StatusSample.text.utf8)
    for length in stride(from: 1, to: whole.count, by: 7) {
      try StatusSample.withFile(whole.prefix(length)) { path in
        let file = PackagesFile(path: path)
        expect(file.packages.count <= 4)
        for package in file.packages { expect(!file.details(of: package).facts.isEmpty) }
      }
    }
  }

  @Test(
    "the machine's packages are those that its package manager names",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query"), "needs dpkg-query"))
  func machine() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dpkg-query")
    process.arguments = [
      "-W", "-f", #"${Package}\t${Version}\t${Architecture}\t${Section}\t${binary:Summary}\t${db:Status-Status}\n"#,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let expected = String(decoding: answer, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }.filter { $0.count == 6 && $0[5] != "not-installed" }
    let file = PackagesFile(path: PackagesFile.systemPath)
    expect(file.packages.count == expected.count && expected.count > 20)
    let found = Set(
      file.packages.map {
        [$0.name, $0.version, $0.architecture, $0.section, $0.summary, $0.isInstalled ? "installed" : ""]
      })
    for fields in expected {
      var fields = fields
      if fields[3].isEmpty { fields[3] = "misc" }
      fields[4] = fields[4].trimmingCharacters(in: .whitespaces)
      if fields[5] != "installed" { fields[5] = "" }
      expect(found.contains(fields), "\(fields)")
    }
  }
}
