import Foundation

/// A page of HTML with every comparison and audit that failed and did not pass since: expected, actual and difference
/// side by side, the different lines of texts, the findings of audits. Pictures are in the page, and it has no script,
/// so that a CI machine can keep it as one file.
///
/// Each entry is a file in `.build/failures`, which is removed when the comparison passes: tests run in several
/// processes, and only some of them at a time. `.build/failures/index.html` is written again with each of the first
/// failures of a process, and when the process ends.
struct FailurePage {
  let folder: URL

  /// The page of all entries.
  var url: URL { folder.appendingPathComponent("index.html") }

  init(folder: URL) { self.folder = folder }

  /// Stores a failure, replacing an earlier one with the same name.
  func add(_ entry: FailureEntry) {
    do {
      try GoldenFile.write(Data(entry.html.utf8), to: file(entry.name))
    } catch {
      FileHandle.standardError.write(Data("the failure of \(entry.name) could not be written: \(error)\n".utf8))
      return
    }
    FailurePages.shared.note(self)
  }

  /// Forgets the failure of a comparison that passed.
  func remove(_ name: String) {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try? FileManager.default.removeItem(at: file)
    FailurePages.shared.note(self)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).entry.html") }

  /// The names of the entries, in alphabetical order.
  var names: [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let base = folder.resolvingSymlinksInPath().pathComponents.count
    return (files?.allObjects as? [URL] ?? []).filter { $0.path.hasSuffix(".entry.html") }.map { file in
      let parts = file.resolvingSymlinksInPath().pathComponents.dropFirst(base)
      return String(parts.joined(separator: "/").dropLast(".entry.html".count))
    }.sorted()
  }

  /// Writes the page of all entries; removes it if there are none.
  func write() throws {
    let names = names
    guard !names.isEmpty else {
      try? FileManager.default.removeItem(at: url)
      return
    }
    let entries = names.compactMap { name in
      (try? String(contentsOf: file(name), encoding: .utf8)).map { (name: name, html: $0) }
    }
    try GoldenFile.write(Data(FailureMarkup.page(entries).utf8), to: url)
  }
}

/// The pages that this process has to write.
final class FailurePages: Sendable {
  static let shared = FailurePages()

  private let changed = Locked<(count: Int, folders: Set<URL>)>((0, []))
  /// The page is written at once for this many failures of a process. It may be large, so further failures are written
  /// only when the process ends.
  private static let writtenAtOnce = 8

  func note(_ page: FailurePage) {
    let number = changed.withLock { state in
      state.count += 1
      state.folders.insert(page.folder)
      return state.count
    }
    if number == 1 { atexit { FailurePages.shared.writeAll() } }
    if number <= Self.writtenAtOnce { try? page.write() }
  }

  private func writeAll() {
    for folder in changed.withLock({ $0.folders }) { try? FailurePage(folder: folder).write() }
  }
}
