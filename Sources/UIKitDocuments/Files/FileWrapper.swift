import Foundation

/// The contents of a file, or of a folder with the files and folders in it, independent of where they are stored.
open class FileWrapper: NSObject {
  /// How contents are read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads all contents at once. Files are read at once in any case.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Does not map files into memory. It has no effect: this class never maps files.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How contents are written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes to a temporary file first, which then replaces the original.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Gives each wrapper the name under which it is written as its ``FileWrapper/filename``.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var contents: Contents

  /// Reads the file or folder at a URL.
  public init(url: URL, options: ReadingOptions = []) throws {
    contents = try Self.read(url, options)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// A file.
  public init(regularFileWithContents contents: Data) {
    self.contents = .file(contents)
    super.init()
  }

  /// A folder with files and folders, by their names in the folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// A symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    contents = .link(url)
    super.init()
  }

  private static func read(_ url: URL, _ options: ReadingOptions) throws -> Contents {
    // A link is not followed: it may lead to a folder that contains the link, which would never end.
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    }
    guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
    return .folder(children)
  }

  /// The name under which the contents are stored; nil if they are not stored.
  open var filename: String?
  /// The name that the contents get in a folder, unless other contents already have this name.
  open var preferredFilename: String?

  /// Whether this is a folder.
  open var isDirectory: Bool { if case .folder = contents { true } else { false } }
  /// Whether this is a file with data.
  open var isRegularFile: Bool { if case .file = contents { true } else { false } }
  /// Whether this is a link to another URL, which may no longer exist.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The destination of a symbolic link; nil for files and folders.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }

  /// The data of a file; nil for folders and links.
  open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }

  /// The contents of a folder, by their names in it; nil for files and links.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }

  /// Puts contents into the folder.
  ///
  /// - Returns: The name of the contents in the folder: another than the preferred name if that is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard var children = fileWrappers else { fatalError("FileWrapper: contents were added to a file.") }
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      fatalError("FileWrapper: contents without a preferredFilename were added to a folder. Set one before.")
    }
    var name = preferred
    var number = 2
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(preferred)"
      number += 1
    }
    children[name] = child
    contents = .folder(children)
    return name
  }

  /// Puts a file with data into the folder, and returns the name that it has in it.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes contents from the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard let name = keyForChildFileWrapper(child), case .folder(var children) = contents else { return }
    children[name] = nil
    contents = .folder(children)
  }

  /// The name of contents in the folder; nil if the folder does not contain them.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Replaces the contents by those of a file or folder.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    contents = try Self.read(url, options)
    filename = url.lastPathComponent
  }

  /// Writes the contents to a URL.
  ///
  /// - Parameter originalContentsURL: Where an earlier state is stored, whose unchanged parts could be reused. It has
  ///   no effect: all parts are written.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch contents {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    case .link(let destination):
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
