import Foundation

/// A package that the machine's package manager knows.
struct DebianPackage: Identifiable, Equatable, Sendable {
  /// Name and architecture: several architectures of a package may be installed.
  let id: String
  let name: String
  let version: String
  let architecture: String
  /// The part of the distribution, such as `admin`; `misc` where the stanza names none.
  let section: String
  /// The first line of the description.
  let summary: String
  /// Whether the package's files are installed; false if only its configuration is left.
  let isInstalled: Bool
  /// The byte range of its stanza in the file.
  let stanza: Range<Int>
}

/// All fields of a package's stanza, in blocks.
struct PackageDetails: Equatable, Sendable {
  /// A field in one line, with its name.
  struct Fact: Identifiable, Equatable, Sendable {
    var id: String { name }
    let name: String
    let value: String
  }

  /// Packages that this one asks for, or forbids.
  struct Relation: Identifiable, Equatable, Sendable {
    /// The field and the index in it.
    let id: String
    /// The original text, such as `libc6 (>= 2.34)` or `cron | anacron`.
    let text: String
    /// The name of the first package in `text`.
    let name: String
  }

  /// A kind of relations.
  struct Relations: Identifiable, Equatable, Sendable {
    var id: String { title }
    let title: String
    let relations: [Relation]
  }

  /// A part of the description.
  struct Paragraph: Identifiable, Equatable, Sendable {
    let id: Int
    let text: String
    /// Lines that are shown as they are.
    let isVerbatim: Bool
  }

  let facts: [Fact]
  let paragraphs: [Paragraph]
  let relations: [Relations]
  /// The files that the user may change.
  let configurationFiles: [String]

  /// - Parameter value: the value of a field, with its lines; nil if the stanza has none.
  init(_ value: (String) -> String?) {
    let size = value("Installed-Size").flatMap { Int64($0) }
    facts = [
      ("Version", value("Version")), ("Architecture", value("Architecture")), ("Section", value("Section")),
      ("Priority", value("Priority")), ("Source", value("Source")), ("Status", value("Status")),
      // The field counts units of 1,024 bytes (Debian Policy 5.6.20).
      ("Installed size", size.map { ($0 * 1024).formatted(.byteCount(style: .memory)) }),
      ("Maintainer", value("Maintainer")), ("Homepage", value("Homepage")),
    ].compactMap { name, value in value.map { Fact(name: name, value: $0) } }
    paragraphs = Self.paragraphs(value("Description") ?? "")
    relations = [
      ("Needs", "Pre-Depends"), ("Depends on", "Depends"), ("Recommends", "Recommends"), ("Suggests", "Suggests"),
      ("Replaces", "Replaces"), ("Conflicts with", "Conflicts"), ("Breaks", "Breaks"), ("Provides", "Provides"),
    ].compactMap { title, field in
      let relations = Self.relations(value(field) ?? "", field)
      return relations.isEmpty ? nil : Relations(title: title, relations: relations)
    }
    configurationFiles = (value("Conffiles") ?? "").split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  private static func relations(_ text: String, _ field: String) -> [Relation] {
    text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }.enumerated().map { number, text in
      Relation(id: "\(field) \(number)", text: text, name: String(text.prefix { !" (:|[<".contains($0) }))
    }
  }

  /// The paragraphs after the first line. A line with a single dot ends a paragraph; a line that begins with more than
  /// one space is shown as it is (Debian Policy 5.6.13).
  private static func paragraphs(_ text: String) -> [Paragraph] {
    var found: [Paragraph] = []
    var lines: [String] = []
    var isVerbatim = false
    func end() {
      guard !lines.isEmpty else { return }
      found.append(
        Paragraph(id: found.count, text: lines.joined(separator: isVerbatim ? "\n" : " "), isVerbatim: isVerbatim))
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      let content = line.dropFirst()
      if content.trimmed == "." {
        end()
        continue
      }
      let keeps = content.first == " " || content.first == "\t"
      if keeps != isVerbatim { end() }
      isVerbatim = keeps
      lines.append(keeps ? String(content) : content.trimmed)
    }
    end()
    return found
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
