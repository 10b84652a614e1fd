import Foundation
import ListCore

/// Reads and replaces files with the contents of documents: the data of a file, or the wrapper of a folder.
enum DocumentFile {
  /// The data of a file, or a folder with its contents.
  static func contents(of url: URL) throws -> Any {
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    return isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
  }

  static func write(_ contents: Any, to url: URL) throws {
    if let wrapper = contents as? FileWrapper { return try wrapper.write(to: url, originalContentsURL: nil) }
    guard let data = contents as? Data else {
      fatalError(
        """
        A document's contents are \(type(of: contents)), which UIDocument cannot write. Return Data or a FileWrapper in \
        contents(forType:), or override writeContents(_:to:for:originalContentsURL:).
        """)
    }
    try data.write(to: url)
  }

  /// Replaces a file or folder by another one.
  static func replace(_ url: URL, with copy: URL) throws {
    let files = FileManager.default
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true { try files.removeItem(at: url) }
    // `rename` replaces the file atomically, so that the file exists at every moment.
    guard rename(copy.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  static func modificationDate(of url: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }

  static func nameExtension(of type: String?, url: URL) -> String {
    guard let type, type != TypeIdentifier(fileName: url.lastPathComponent).rawValue,
      let suffix = TypeIdentifier(rawValue: type).fileSuffix
    else { return url.pathExtension }
    return suffix
  }
}
