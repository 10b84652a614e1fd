import Foundation

/// A file or folder, as a list of files shows it.
package struct DocumentEntry: Hashable, Sendable {
  package let url: URL
  package let isFolder: Bool
  /// In bytes.
  package let size: Int
  package let changed: Date?
}

/// The files of a folder, as a list shows them.
enum DocumentFolder {
  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The contents of a folder: folders before files, each sorted by name as in file managers (2 before 10), without
  /// hidden ones. For a folder that cannot be read, the result is empty and a message is logged. Reads the disk:
  /// O(n log n) in the folder's files.
  static func read(_ folder: URL) -> [DocumentEntry] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .fileSizeKey, .contentModificationDateKey]
    let urls: [URL]
    do {
      urls = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    } catch {
      DataLog.say("\(folder.path) cannot be read: \(error.localizedDescription)")
      return []
    }
    let entries = urls.map { url in
      let values = try? url.resourceValues(forKeys: keys)
      return DocumentEntry(
        url: folder.appendingPathComponent(url.lastPathComponent), isFolder: isFolder(url),
        size: values?.fileSize ?? 0, changed: values?.contentModificationDate)
    }
    return entries.sorted { one, other in
      if one.isFolder != other.isFolder { return one.isFolder }
      return one.url.lastPathComponent.localizedStandardCompare(other.url.lastPathComponent) == .orderedAscending
    }
  }

  /// Copies or moves a file into a folder, under a name that is free there: "Note 2.txt" if "Note.txt" exists.
  static func put(_ file: URL, into folder: URL, asCopy: Bool) throws -> URL {
    let files = FileManager.default
    let name = file.deletingPathExtension().lastPathComponent
    let suffix = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
    var target = folder.appendingPathComponent(file.lastPathComponent)
    var number = 2
    while files.fileExists(atPath: target.path), target.standardizedFileURL != file.standardizedFileURL || asCopy {
      target = folder.appendingPathComponent("\(name) \(number)\(suffix)")
      number += 1
    }
    guard target.standardizedFileURL != file.standardizedFileURL else { return file }
    if asCopy { try files.copyItem(at: file, to: target) } else { try files.moveItem(at: file, to: target) }
    return target
  }
}
