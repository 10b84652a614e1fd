import Foundation
import UniformTypeIdentifiers

/// A file that a value is handed out as.
///
/// Documentation: `CoreTransferable/SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// The address of the file, which is read when the value is handed out.
  public let file: URL
  /// Whether who takes it may change the file itself. It is copied here in any case.
  public let allowAccessingOriginalFile: Bool

  /// A file that is handed out.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is made of.
///
/// Documentation: `CoreTransferable/ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// The file. It is deleted when the value is made: copy or move what is to stay.
  public let file: URL
  /// Whether it is the file that was handed out; here it is a copy.
  public let isOriginalFile: Bool
}

/// A value as a file.
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

  /// A value that is made a file, and made of one. Files are copied, whether they could be opened in place or not.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(contentType, exporting, importing) }

  /// A value that is made a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType, exporting, nil) }

  /// A value that is made of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(importedContentType, nil, importing) }
}
