import CoreTransferable
import Expectations
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Values that are handed out as files, and made of files.
@MainActor struct FileRepresentationTests {
  struct Recipe: Transferable, Equatable {
    var name: String
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .json) { recipe in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data(recipe.text.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Recipe(
          name: received.file.lastPathComponent, text: try String(contentsOf: received.file, encoding: .utf8))
      }
    }
  }

  struct Title: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(importing: { (recipe: Recipe) in Title(text: recipe.text) })
    }
  }

  private func loaded<Value: Transferable>(_ type: Value.Type, _ providers: [NSItemProvider]) async -> [Value] {
    await withCheckedContinuation { continuation in
      nonisolated(unsafe) let done = continuation
      Value.load(from: providers) { values in
        nonisolated(unsafe) let values = values
        done.resume(returning: values)
      }
    }
  }

  @Test func aValueIsWrittenToAFileAndReadFromIt() async throws {
    let provider = Recipe(name: "", text: "flour").itemProvider
    expectEqual(provider.registeredTypeIdentifiers, [UTType.json.identifier])
    let recipes = await loaded(Recipe.self, [provider])
    expectEqual(recipes.map(\.text), ["flour"])
  }

  @Test func aFileKeepsItsName() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Bread.json")
    try Data("salt".utf8).write(to: file)
    let recipes = await loaded(Recipe.self, [try require(NSItemProvider(contentsOf: file))])
    expectEqual(recipes, [Recipe(name: "Bread.json", text: "salt")])
    let titles = await loaded(Title.self, [try require(NSItemProvider(contentsOf: file))])
    expectEqual(titles.map(\.text), ["salt"])
  }

  @Test func unreadableItemsAreSkipped() async {
    let other = NSItemProvider()
    let recipes = await loaded(Recipe.self, [other, Recipe(name: "", text: "water").itemProvider])
    expectEqual(recipes.map(\.text), ["water"])
  }
}
