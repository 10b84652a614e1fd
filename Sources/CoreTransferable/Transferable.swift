import Foundation
import UIKit
import UniformTypeIdentifiers

/// A value that is handed to others in some forms, as by drag and drop.
///
/// Documentation: `CoreTransferable/Transferable`.
public protocol Transferable: SendableMetatype {
  /// The type of the forms.
  associatedtype Representation: TransferRepresentation
  /// The forms, the most faithful first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Forms of a value.
///
/// Documentation: `CoreTransferable/TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The forms in their order.
  var _forms: [_TransferForm<Item>] { get }
}

/// One form of a value: data of a type.
public struct _TransferForm<Item>: Sendable {
  let type: UTType
  /// Makes the data; nil where values are not handed out in this form.
  var write: (@Sendable (Item) async throws -> Data)?
  /// Makes a value of the data; nil where none are taken in this form.
  var read: (@Sendable (Data) async throws -> Item)?
  /// As `write` and `read`, where they need not wait.
  var writeNow: (@Sendable (Item) throws -> Data)?
  var readNow: (@Sendable (Data) throws -> Item)?
}

/// Joins the forms of a value.
///
/// Documentation: `CoreTransferable/TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A form.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  /// The first form.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }
  /// Forms, and one more.
  public static func buildPartialBlock<Before: TransferRepresentation<Item>, Content: TransferRepresentation<Item>>(
    accumulated: Before, next: Content
  ) -> some TransferRepresentation<Item> { _JoinedForms(_forms: accumulated._forms + next._forms) }
}

/// Some forms of a value.
public struct _JoinedForms<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]
}

/// A value as it is encoded.
///
/// Documentation: `CoreTransferable/CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  /// A value as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [
      _TransferForm(
        type: contentType, writeNow: { try JSONEncoder().encode($0) },
        readNow: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A value as data.
///
/// Documentation: `CoreTransferable/DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  /// A value that is made data, and made of data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: contentType, write: exporting, read: importing)]
  }

  /// A value that is made data.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _forms = [_TransferForm(type: exportedContentType, write: exporting)]
  }

  /// A value that is made of data.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _forms = [_TransferForm(type: importedContentType, read: importing)]
  }
}

/// A value in the forms of another one.
///
/// Documentation: `CoreTransferable/ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  private init(
    _ export: (@Sendable (Item) throws -> ProxyItem)?, _ take: (@Sendable (ProxyItem) throws -> Item)?
  ) {
    var forms: [_TransferForm<Item>] = []
    for form in ProxyItem.forms {
      var own = _TransferForm<Item>(type: form.type)
      if let export {
        if let write = form.write { own.write = { @Sendable item in try await write(export(item)) } }
        if let write = form.writeNow { own.writeNow = { @Sendable item in try write(export(item)) } }
      }
      if let take {
        if let read = form.read { own.read = { @Sendable data in try take(await read(data)) } }
        if let read = form.readNow { own.readNow = { @Sendable data in try take(read(data)) } }
      }
      forms.append(own)
    }
    _forms = forms
  }

  /// A value of which another is made, and the other way round.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) { self.init(exporting, importing) }

  /// A value of which another is made.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) { self.init(exporting, nil) }

  /// A value that is made of another.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) { self.init(nil, importing) }
}

extension String: Transferable {
  /// The text.
  public static var transferRepresentation: _JoinedForms<String> {
    _JoinedForms(
      _forms: [UTType.utf8PlainText, .plainText].map { type in
        _TransferForm(type: type, writeNow: { Data($0.utf8) }, readNow: { String(decoding: $0, as: UTF8.self) })
      })
  }
}

extension URL: Transferable {
  /// The address; that of a file is taken as well.
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
  /// The data.
  public static var transferRepresentation: _JoinedForms<Data> {
    _JoinedForms(_forms: [_TransferForm(type: .data, writeNow: { $0 }, readNow: { $0 })])
  }
}

/// A value on its way from one thread to another; nobody else has it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

extension Transferable {
  /// The types of the forms in which values are taken.
  public static func importedContentTypes() -> [UTType] { readableForms.map(\.type) }

  /// The forms, which the builder made for this type.
  static var forms: [_TransferForm<Self>] { transferRepresentation._forms as? [_TransferForm<Self>] ?? [] }

  static var readableForms: [_TransferForm<Self>] {
    forms.filter { $0.read != nil || $0.readNow != nil }
  }

  /// The value in each of the forms in which it is handed out.
  var itemProvider: NSItemProvider {
    let provider = NSItemProvider()
    for form in Self.forms {
      let carried = Carried(value: self)
      if let write = form.writeNow {
        provider.registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) { done in
          do { done(try write(carried.value), nil) } catch { done(nil, error) }
          return nil
        }
      } else if let write = form.write {
        provider.registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) { done in
          Task { do { done(try await write(carried.value), nil) } catch { done(nil, error) } }
          return nil
        }
      }
    }
    return provider
  }

  /// Makes a value of what is dropped, in the first form that is there; nil where that fails.
  static func load(from provider: NSItemProvider, _ done: @escaping @Sendable (Self?) -> Void) {
    guard
      let form = readableForms.first(where: { provider.hasItemConformingToTypeIdentifier($0.type.identifier) })
    else { return done(nil) }
    provider.loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, _ in
      guard let data else { return done(nil) }
      if let read = form.readNow { return done(try? read(data)) }
      guard let read = form.read else { return done(nil) }
      Task { done(try? await read(data)) }
    }
  }
}
