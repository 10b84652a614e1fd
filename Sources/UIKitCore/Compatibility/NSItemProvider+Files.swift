import Dispatch
import ListCore

extension NSItemProvider {
  func register(_ file: URL) {
    suggestedName = file.lastPathComponent
    let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    if !isFolder {
      let type = TypeIdentifier(fileName: file.lastPathComponent).rawValue
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { Self.read(file, $0) }
    }
    registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) { completion in
      completion(Data(file.absoluteString.utf8), nil)
      return nil
    }
  }

  private static func read(_ file: URL, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global(qos: .userInitiated).async {
      do {
        let data = try contents(of: file)
        progress.completedUnitCount = 1
        completion(data, nil)
      } catch {
        DataLog.say("\(file.path) cannot be read: \(error.localizedDescription)")
        completion(nil, error)
      }
    }
    return progress
  }

  /// Reads a regular file. Anything else, such as a pipe, might block forever.
  private static func contents(of file: URL) throws -> Data {
    guard try file.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
    return try Data(contentsOf: file)
  }

  /// Writes data to a temporary file for `receiver`, and deletes the file afterwards.
  func lend(_ data: Data, ofType type: String, to receiver: (URL?, (any Error)?) -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = folder.appendingPathComponent(fileName(of: type))
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      return receiver(nil, error)
    }
    receiver(file, nil)
  }

  /// The suggested name, with the type's usual filename extension if the name has none.
  private func fileName(of type: String) -> String {
    let name = URL(fileURLWithPath: suggestedName ?? "file").lastPathComponent
    guard !name.contains("."), let suffix = TypeIdentifier(rawValue: type).fileSuffix else { return name }
    return "\(name).\(suffix)"
  }
}
