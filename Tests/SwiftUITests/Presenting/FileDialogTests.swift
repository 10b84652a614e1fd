import Expectations
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import SwiftUI

/// Choices of files, answered by the desktop's dialogue.
@MainActor @Suite(.serialized) struct FileDialogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialogs-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Presses a button of a screen whose dialogue answers in one way.
  private func press<V: View>(_ hosted: Hosted<V>, _ title: String, _ answer: FilePanelAnswer) throws {
    (hosted.screen.window.windowScene?.stage as? OffscreenStage)?.filePanel = { _ in answer }
    try hosted.press(title)
    hosted.screen.advance(by: 2)
    try hosted.screen.settle()
  }

  private struct Opening: View {
    @State private var isChoosing = false
    @State private var areChosen = false
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Button("One") { isChoosing = true }
          .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.plainText]) { result in
            log.append((try? result.get().lastPathComponent) ?? "error")
          }
        Button("Several") { areChosen = true }
          .fileImporter(isPresented: $areChosen, allowedContentTypes: [.item], allowsMultipleSelection: true) {
            result in
            log.append((try? result.get().map(\.lastPathComponent).joined(separator: "+")) ?? "error")
          } onCancellation: {
            log.append("cancelled")
          }
        Text("\(log.joined(separator: ",")) \(isChoosing || areChosen)")
      }
    }
  }

  @Test func fileImporterReportsTheChosenFiles() throws {
    defer { remove() }
    let files = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
    for file in files { try Data("x".utf8).write(to: file) }
    let hosted = Hosted(Opening(), width: 390, height: 600)
    try press(hosted, "One", .chosen([files[0]]))
    expectEqual(hosted.texts.last, "a.txt false")
    try press(hosted, "One", .cancelled)
    expectEqual(hosted.texts.last, "a.txt false")
    try press(hosted, "Several", .chosen(files))
    expectEqual(hosted.texts.last, "a.txt,a.txt+b.txt false")
    try press(hosted, "Several", .cancelled)
    expectEqual(hosted.texts.last, "a.txt,a.txt+b.txt,cancelled false")
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Saving: View {
    let file: URL?
    @State private var note: Note?
    @State private var kind = ""
    @State private var log: [String] = []

    private func isShown(_ kind: String) -> Binding<Bool> {
      Binding {
        self.kind == kind
      } set: {
        self.kind = $0 ? kind : ""
      }
    }

    private func tell(_ result: Result<URL, any Error>) {
      log.append((try? result.get().lastPathComponent) ?? "error")
    }

    var body: some View {
      VStack {
        Button("Document") { kind = "document" }
          .fileExporter(
            isPresented: isShown("document"), document: note, contentType: .plainText, defaultFilename: "Note",
            onCompletion: tell)
        Button("Write") { note = Note("text") }
        Button("Empty") { note = Note("") }
        Button("Item") { kind = "item" }
          .fileExporter(isPresented: isShown("item"), item: "words", defaultFilename: "Item.txt", onCompletion: tell)
        Button("Move") { kind = "move" }
          .fileMover(isPresented: isShown("move"), file: file, onCompletion: tell)
        Text("\(log.joined(separator: ",")) \(kind)")
      }
    }
  }

  @Test func fileExporterSavesDocumentsAndValues() throws {
    defer { remove() }
    let hosted = Hosted(Saving(file: nil), width: 390, height: 600)
    try press(hosted, "Document", .chosen([folder]))
    expectEqual(hosted.texts.last, " document", "there is nothing to save yet")
    try press(hosted, "Write", .chosen([folder]))
    expect(hosted.texts.last == "Note.txt " && text("Note.txt") == "text")
    try press(hosted, "Empty", .chosen([folder]))
    try press(hosted, "Document", .chosen([folder]))
    expectEqual(hosted.texts.last, "Note.txt,error ")
    try press(hosted, "Item", .chosen([folder]))
    expect(hosted.texts.last == "Note.txt,error,Item.txt " && text("Item.txt") == "words")
  }

  @Test func fileMoverMovesAFile() throws {
    defer { remove() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("moved".utf8).write(to: file)
    let hosted = Hosted(Saving(file: file), width: 390, height: 600)
    try press(hosted, "Move", .chosen([folder]))
    expect(text(file.lastPathComponent) == "moved" && !FileManager.default.fileExists(atPath: file.path))
  }
}
