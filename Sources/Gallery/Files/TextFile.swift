import Foundation

/// The content of a file of text in UTF-8.
enum TextFile {
  /// A reason why a file cannot be read.
  struct Unreadable: Error, Equatable {
    var message: String
    init(_ message: String) { self.message = message }
  }

  /// Maps a file into memory. A device or pipe may have no end, and is refused.
  ///
  /// - Parameter most: the most bytes that the file may have.
  static func contents(_ path: String, most: Int = .max) throws(Unreadable) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Unreadable(FileProblem.reason(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Unreadable("it is a folder, not a file")
    default: throw Unreadable("it is no ordinary file")
    }
    guard Int(status.st_size) <= most else {
      let sizes = [Int64(status.st_size), Int64(most)].map { $0.formatted(.byteCount(style: .memory)) }
      throw Unreadable("the file has \(sizes[0]), and may have \(sizes[1]) at most")
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: most == .max ? .alwaysMapped : [])
    } catch {
      throw Unreadable(FileProblem.reason(for: error))
    }
    let start = data.prefix(4096)
    if data.isEmpty { throw Unreadable("the file is empty") }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      throw Unreadable("the file is in UTF-16, and has to be in UTF-8")
    }
    if start.contains(0) { throw Unreadable("the file is binary, and has to be a text") }
    return data
  }
}
