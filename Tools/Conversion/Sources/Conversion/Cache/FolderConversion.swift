import Foundation

/// Converts the sources of a module into a folder, and does again only what has changed.
public struct FolderConversion {
  /// The files that a conversion wrote and found up to date.
  public struct Outcome: Sendable {
    /// The converted files, in the order of their sources.
    public var outputs: [URL] = []
    /// The paths of sources that were converted; the others were up to date.
    public var converted: [String] = []
    public var notes: [Note] = []
    /// The tests of XCTest that the sources have.
    public var tests: [TestClass] = []
  }

  private let conversion: ModuleConversion
  private let folder: URL
  /// Folders of converted modules that this one imports.
  private let imports: [URL]
  private let revision: String

  /// - Parameter revision: A text that differs for another converter, whose earlier work is done again.
  public init(_ conversion: ModuleConversion, into folder: URL, importing imports: [URL] = [], revision: String = "") {
    self.conversion = conversion
    self.folder = folder
    self.imports = imports
    self.revision = revision
  }

  /// Converts the files at paths. Throws if one cannot be read, or the folder cannot be written.
  public func convert(_ paths: [String]) throws -> Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = ConversionState.read(from: folder).flatMap { $0.options == options ? $0 : nil }
    let sources = try paths.map { Source(path: $0, text: try Self.text(at: $0)) }
    let texts = sources.map { source -> String in
      var fingerprint = Fingerprint()
      fingerprint.add(source.text)
      return fingerprint.text
    }
    let known = sources.indices.map { number -> ConversionState.Entry? in
      before?.entries[sources[number].path].flatMap { $0.text == texts[number] ? $0 : nil }
    }
    var scans = Scans.of(sources, where: known.map { $0 == nil }, conversion)
    let index = ModuleIndex(
      module: conversion.module, files: sources.indices.map { known[$0]?.declarations ?? scans[$0]!.declarations },
      imported: imports.compactMap(ConversionState.read).flatMap { $0.entries.values.map(\.declarations) }
        .sorted { $0.path < $1.path })

    var outcome = Outcome()
    var state = ConversionState(options: options)
    let names = Self.names(of: paths)
    for number in sources.indices {
      let output = folder.appendingPathComponent(names[number])
      outcome.outputs.append(output)
      if let entry = known[number], entry.output == names[number], isCurrent(entry, index, output) {
        state.entries[sources[number].path] = entry
        outcome.notes += entry.notes
        continue
      }
      let scan = scans[number] ?? conversion.scan(sources[number])
      scans[number] = nil
      let declarations = scan.declarations
      let file = conversion.convert(scan, number, index)
      try write(file.text, to: output)
      outcome.converted.append(sources[number].path)
      outcome.notes += file.notes
      state.entries[sources[number].path] = ConversionState.Entry(
        text: texts[number], declarations: declarations, questions: file.questions, notes: file.notes,
        output: names[number])
    }
    let usesXCTest = index.files.prefix(index.ownFiles).contains { $0.imports.contains("XCTest") }
    if usesXCTest { outcome.tests = TestClass.all(in: index) }
    removeOutputs(of: before, except: names)
    try state.write(to: folder)
    return outcome
  }

  private var options: String {
    let modules = conversion.modules.sorted() + imports.map(\.path)
    return ([revision, conversion.module] + conversion.flags.sorted() + ["|"] + modules)
      .joined(separator: " ")
  }

  private func isCurrent(_ entry: ConversionState.Entry, _ index: ModuleIndex, _ output: URL) -> Bool {
    FileManager.default.fileExists(atPath: output.path)
      && entry.questions.allSatisfy { index.fingerprint(of: $0.key) == $0.value }
  }

  /// Files that stay as they are keep their time, so that the build leaves them alone.
  private func write(_ text: String, to output: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: output)) == data { return }
    try data.write(to: output, options: .atomic)
  }

  private func removeOutputs(of state: ConversionState?, except names: [String]) {
    let kept = Set(names)
    for entry in state?.entries.values.map(\.output) ?? [] where !kept.contains(entry) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(entry))
    }
  }

  /// A file that is not UTF-8 is read with replacement characters rather than refused.
  private static func text(at path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// The names of the converted files; those that two sources share get a number.
  private static func names(of paths: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return paths.map { path in
      let name = ConvertedFile.outputName(ofSource: path)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(count)-\(name)"
    }
  }
}

/// The scans of files, made on all processors: most of a conversion is parsing.
private final class Scans: @unchecked Sendable {
  private let lock = NSLock()
  private var scans: [SourceScan?]

  private init(count: Int) { scans = Array(repeating: nil, count: count) }

  /// The scans of those sources that are asked for.
  static func of(_ sources: [Source], where isNeeded: [Bool], _ conversion: ModuleConversion) -> [SourceScan?] {
    let found = Scans(count: sources.count)
    DispatchQueue.concurrentPerform(iterations: sources.count) { number in
      if isNeeded[number] { found.set(conversion.scan(sources[number]), at: number) }
    }
    return found.scans
  }

  private func set(_ scan: SourceScan, at number: Int) { lock.withLock { scans[number] = scan } }
}
