import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// The string, as text.
  public static var transferRepresentation: _JoinedForms<String> {
    _JoinedForms(
      _forms: [UTType.utf8PlainText, .plainText].map { type in
        _TransferForm(type: type, writeNow: { Data($0.utf8) }, readNow: { String(decoding: $0, as: UTF8.self) })
      })
  }
}

extension URL: Transferable {
  /// The URL. File URLs are accepted as well.
  public static var transferRepresentation: _JoinedForms<URL> {
    let read: @Sendable (Data) throws -> URL = { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return url
    }
    return _JoinedForms(
      _forms: [
        _TransferForm(type: .url, writeNow: { Data($0.absoluteString.utf8) }, readNow: read),
        _TransferForm(type: .fileURL, readNow: read),
      ])
  }
}

extension Data: Transferable {
  /// The data, as they are.
  public static var transferRepresentation: _JoinedForms<Data> {
    _JoinedForms(_forms: [_TransferForm(type: .data, writeNow: { $0 }, readNow: { $0 })])
  }
}
