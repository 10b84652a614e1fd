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
  var type: UTType
  /// Makes the data; nil where values are not handed out in this form.
  var write: (@Sendable (Item) async throws -> Data)?
  /// Makes a value of the data; nil where none are taken in this form.
  var read: (@Sendable (Data) async throws -> Item)?
  /// As `write` and `read`, where they need not wait.
  var writeNow: (@Sendable (Item) throws -> Data)?
  var readNow: (@Sendable (Data) throws -> Item)?
  /// Makes a value of a file, which is deleted afterwards, where values are taken in this form.
  var readFile: (@Sendable (URL) async throws -> Item)?

  var isReadable: Bool { read != nil || readNow != nil || readFile != nil }
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
        if let read = form.readFile { own.readFile = { @Sendable file in try take(await read(file)) } }
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
