import Foundation
import UIKit
import UniformTypeIdentifiers

/// A value that can be exchanged with other apps and views, for example by drag and drop.
///
/// Documentation: `CoreTransferable/Transferable`.
public protocol Transferable: SendableMetatype {
  /// The type of the value's representations.
  associatedtype Representation: TransferRepresentation
  /// The representations, the most faithful one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or more representations of a value.
///
/// Documentation: `CoreTransferable/TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
  /// The representations, in order of preference.
  var _forms: [_TransferForm<Item>] { get }
}

/// One representation of a value: data of one content type.
public struct _TransferForm<Item>: Sendable {
  var type: UTType
  /// Exports the value; nil if this representation only imports.
  var write: (@Sendable (Item) async throws -> Data)?
  /// Imports a value; nil if this representation only exports.
  var read: (@Sendable (Data) async throws -> Item)?
  /// Like `write` and `read`, for conversions that are synchronous.
  var writeNow: (@Sendable (Item) throws -> Data)?
  var readNow: (@Sendable (Data) throws -> Item)?
  /// Imports a value from a file, which is deleted afterwards; nil if this representation imports no files.
  var readFile: (@Sendable (URL) async throws -> Item)?

  var isReadable: Bool { read != nil || readNow != nil || readFile != nil }
}

/// Combines the representations that a `transferRepresentation` lists.
///
/// Documentation: `CoreTransferable/TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A single representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  /// The first representation of the list.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
    content
  }
  /// Appends a representation to the list.
  public static func buildPartialBlock<Before: TransferRepresentation<Item>, Content: TransferRepresentation<Item>>(
    accumulated: Before, next: Content
  ) -> some TransferRepresentation<Item> { _JoinedForms(_forms: accumulated._forms + next._forms) }
}

/// Several representations of a value.
public struct _JoinedForms<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]
}

/// Represents a value by its encoded form.
///
/// Documentation: `CoreTransferable/CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  /// Represents a value as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [
      _TransferForm(
        type: contentType, writeNow: { try JSONEncoder().encode($0) },
        readNow: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// Represents a value as binary data.
///
/// Documentation: `CoreTransferable/DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  /// Exports values to data and imports values from data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(type: contentType, write: exporting, read: importing)]
  }

  /// Exports values to data.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _forms = [_TransferForm(type: exportedContentType, write: exporting)]
  }

  /// Imports values from data.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _forms = [_TransferForm(type: importedContentType, read: importing)]
  }
}

/// Represents a value by the representations of another value.
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

  /// Exports another value in place of this one, and imports this one from it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) { self.init(exporting, importing) }

  /// Exports another value in place of this one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) { self.init(exporting, nil) }

  /// Imports a value from another one.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) { self.init(nil, importing) }
}
