import Foundation
import UniformTypeIdentifiers

/// A file that represents a value when it is exported.
///
/// Documentation: `CoreTransferable/SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// The file's URL. The file is read during the export.
  public let file: URL
  /// Whether the receiver may change the original file. Here the receiver always gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to export.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file from which a value is imported.
///
/// Documentation: `CoreTransferable/ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// The file's URL. The file is deleted after the import: copy or move it to keep it.
  public let file: URL
  /// Whether `file` is the sender's original; here it is a copy.
  public let isOriginalFile: Bool
}

/// Represents a value as a file.
///
/// Documentation: `CoreTransferable/FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  private init(
    _ type: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    var form = _TransferForm<Item>(type: type)
    if let exporting { form.write = { try Data(contentsOf: try await exporting($0).file) } }
    if let importing {
      form.readFile = { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: false)) }
    }
    _forms = [form]
  }

  /// Exports values to files and imports values from files. Files are always copied, even with
  /// `shouldAttemptToOpenInPlace`.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(contentType, exporting, importing) }

  /// Exports values to files.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType, exporting, nil) }

  /// Imports values from files. Files are always copied, even with `shouldAttemptToOpenInPlace`.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(importedContentType, nil, importing) }
}
