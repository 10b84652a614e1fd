import Expectations
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor struct FileDocumentTests {
  private final class Drawing: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json, .xml] }
    let lines: [String]
    init(_ lines: [String]) { self.lines = lines }
    init(configuration: ReadConfiguration) throws {
      lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
    }
    func snapshot(contentType: UTType) throws -> [String] { lines + [contentType.identifier] }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  @Test func exportedFilesGetTheirTypesExtensionAndUniqueNames() throws {
    expectEqual(Drawing.writableContentTypes, [.json, .xml])
    var files = ExportedFiles()
    defer { files.remove() }
    let drawing = Drawing(["a"])
    try files.add(drawing, .json, named: "Plan")
    try files.add(drawing, .json, named: "Plan.json")
    try files.add(drawing, .json, named: nil)
    expectEqual(files.urls.map(\.lastPathComponent), ["Plan.json", "Plan 2.json", "Untitled.json"])
    let file = try FileWrapper(url: files.urls[0])
    let read = try Drawing(configuration: FileDocumentReadConfiguration(contentType: .json, file: file))
    expectEqual(read.lines, ["a", "public.json"])
    try files.add(drawing, .json, named: "../1/2")
    expectEqual(files.urls.last?.lastPathComponent, "..:1:2.json", "a name is no path")
    expectEqual(files.urls.last?.deletingLastPathComponent().lastPathComponent, files.folder.lastPathComponent)
    files.remove()
    expect(!FileManager.default.fileExists(atPath: files.folder.path))
  }
}
