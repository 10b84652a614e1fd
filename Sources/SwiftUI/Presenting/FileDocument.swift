import Foundation
import UIKit
import UniformTypeIdentifiers

/// A document that is a value, and that is written to files and read from them.
///
/// Documentation: `SwiftUI/FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
  /// A file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a file is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that are read.
  static var readableContentTypes: [UTType] { get }
  /// The content types that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// The contents of a file with the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and that is written to files and read from them.
///
/// Documentation: `SwiftUI/ReferenceFileDocument`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of a document at one time.
  associatedtype Snapshot
  /// A file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a file is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that are read.
  static var readableContentTypes: [UTType] { get }
  /// The content types that can be written; by default those that can be read.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// The present state of the document.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The contents of a file with a state of the document.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
///
/// Documentation: `SwiftUI/FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// How a document is written.
///
/// Documentation: `SwiftUI/FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file that is replaced; nil for a new one.
  public let existingFile: FileWrapper?
}

/// Exported files, in a temporary folder until they are moved to the user's destination.
struct ExportedFiles {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Export-\(UUID().uuidString)")
  private(set) var urls: [URL] = []

  /// Adds the contents of a file.
  ///
  /// - Parameter name: The preferred file name, with or without the type's extension.
  mutating func add(_ file: FileWrapper, _ type: UTType, named name: String?) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // [C] A name is not a path.
    var name = (name ?? file.preferredFilename ?? "Untitled").replacingOccurrences(of: "/", with: ":")
    if let end = type.preferredFilenameExtension, UTType(filenameExtension: (name as NSString).pathExtension) != type {
      name += ".\(end)"
    }
    var place = folder.appendingPathComponent(name)
    var number = 2
    while urls.contains(place) {
      let (stem, end) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
      place = folder.appendingPathComponent(end.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(end)")
      number += 1
    }
    try file.write(to: place, originalContentsURL: nil)
    urls.append(place)
  }

  mutating func add<Document: FileDocument>(_ document: Document, _ type: UTType, named name: String?) throws {
    let file = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    try add(file, type, named: name)
  }

  mutating func add<Document: ReferenceFileDocument>(_ document: Document, _ type: UTType, named name: String?) throws {
    let file = try document.fileWrapper(
      snapshot: document.snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    try add(file, type, named: name)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
