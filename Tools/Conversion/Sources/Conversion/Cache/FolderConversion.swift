import Foundation

/// Converts the sources of a module into a folder. Sources whose conversion would give the same text again are skipped.
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
  private let types: (any ExpressionTypes)?

  /// - Parameters:
  ///   - revision: Identifies the build of the converter. Files that another build wrote are converted again.
  ///   - types: Tells the types of expressions whose types do not follow from declarations.
  public init(
    _ conversion: ModuleConversion, into folder: URL, importing imports: [URL] = [], revision: String = "",
    types: (any ExpressionTypes)? = nil
  ) {
    self.conversion = conversion
    self.types = types
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
    outcome.outputs = names.map(folder.appendingPathComponent)
    let asked = asked(texts)
    var files: [Int: TypeAsking.File] = [:]
    for number in sources.indices {
      if let entry = known[number], entry.output == names[number], entry.asked == nil || entry.asked == asked,
        isCurrent(entry, index, outcome.outputs[number])
      {
        state.entries[sources[number].path] = entry
        continue
      }
      let scan = scans[number] ?? conversion.scan(sources[number])
      scans[number] = nil
      files[number] = TypeAsking.File(scan: scan, converted: conversion.convert(scan, number, index))
    }
    try settle(&files, outcome.outputs, index)
    for (number, source) in sources.enumerated() {
      if let file = files[number] {
        try write(file.converted.text, to: outcome.outputs[number])
        outcome.converted.append(source.path)
        state.entries[source.path] = ConversionState.Entry(
          text: texts[number], declarations: file.scan.declarations, questions: file.converted.questions,
          notes: file.converted.notes, asked: file.converted.isDoubtful ? asked : nil, output: names[number])
      }
      outcome.notes += state.entries[source.path]?.notes ?? []
    }
    let usesXCTest = index.files.prefix(index.ownFiles).contains { $0.imports.contains("XCTest") }
    if usesXCTest { outcome.tests = TestClass.all(in: index) }
    removeOutputs(of: before, except: names)
    try state.write(to: folder)
    return outcome
  }

  /// Asks the compiler for the types that these files still need, and converts the files again with the answers.
  private func settle(_ files: inout [Int: TypeAsking.File], _ outputs: [URL], _ index: ModuleIndex) throws {
    var doubtful = files.filter { $0.value.converted.isDoubtful }
    guard let types, !doubtful.isEmpty else { return }
    let texts = try outputs.enumerated().map { number, output in
      (name: output.lastPathComponent, text: try files[number]?.converted.text ?? Self.text(at: output.path))
    }
    TypeAsking(conversion: conversion, index: index, types: types).settle(&doubtful, texts)
    files.merge(doubtful) { $1 }
  }

  /// A fingerprint of everything on which the compiler's answers depend: all sources, since a type may come from any of
  /// them, and where the compiler finds modules.
  private func asked(_ texts: [String]) -> String {
    guard let types else { return "nobody" }
    var fingerprint = Fingerprint()
    for text in texts + [types.identity] { fingerprint.add(text) }
    return fingerprint.text
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

  /// Writes a file only if its content changes: an unchanged file keeps its modification date, so that the build skips
  /// it.
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

  /// The names of the converted files. If several sources have the same name, all but the first get a number in front.
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

/// The scans of files, made in parallel on all processors, because parsing takes most of a conversion's time.
private final class Scans: @unchecked Sendable {
  private let lock = NSLock()
  private var scans: [SourceScan?]

  private init(count: Int) { scans = Array(repeating: nil, count: count) }

  /// Scans the sources for which `isNeeded` is true; the scans of the other sources are nil.
  static func of(_ sources: [Source], where isNeeded: [Bool], _ conversion: ModuleConversion) -> [SourceScan?] {
    let found = Scans(count: sources.count)
    DispatchQueue.concurrentPerform(iterations: sources.count) { number in
      if isNeeded[number] { found.set(conversion.scan(sources[number]), at: number) }
    }
    return found.scans
  }

  private func set(_ scan: SourceScan, at number: Int) { lock.withLock { scans[number] = scan } }
}
