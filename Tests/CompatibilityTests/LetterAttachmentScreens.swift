import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// Choosing and saving documents, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct LetterAttachmentScreens {
  private let folder: URL
  private let letter: LetterAttachmentsViewController
  private let screen: MountedScreen

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("letter-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(at: folder.appendingPathComponent("Holidays"), withIntermediateDirectories: true)
    for name in ["beach.png", "notes.txt", "plan.pdf", "Holidays/hills.jpg"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    letter = LetterAttachmentsViewController(folder: folder)
    screen = MountedScreen(
      UINavigationController(rootViewController: letter), size: CGSize(width: 390, height: 700), scale: 1)
    screen.advance(frames: 2)
  }

  private func isShown(_ text: String) -> Bool { (try? screen.point(of: .text(text))) != nil }

  private func wait(for text: String) async throws {
    try await screen.settle(until: { isShown(text) })
    screen.advance(by: 0.6)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func aFileIsOpenedInPlace() async throws {
    defer { remove() }
    letter.attachOneFile()
    try await wait(for: "notes")
    try screen.tap(.text("notes"))
    screen.advance(by: 1)
    expect(letter.picked == [[folder.appendingPathComponent("notes.txt")]] && letter.cancellations == 0)
    expectNil(letter.presentedViewController, "the picker goes by itself")
  }

  @Test func imagesAreImportedAsCopies() async throws {
    defer { remove() }
    letter.attachPictures()
    try await wait(for: "beach.png")
    try screen.tap(.text("notes.txt"))
    screen.advance(by: 1)
    expectEqual(letter.picked, [], "a text is neither an image nor a PDF")
    try screen.tap(.text("beach.png"))
    try screen.tap(.text("plan.pdf"))
    try screen.activate(.label("Open"))
    screen.advance(by: 1)
    let urls = try require(letter.picked.first)
    expectEqual(Set(urls.map(\.lastPathComponent)), ["beach.png", "plan.pdf"])
    expect(urls.allSatisfy { $0.deletingLastPathComponent() != folder }, "they are copies")
    expect(try urls.allSatisfy { try Data(contentsOf: $0) == Data($0.lastPathComponent.utf8) })
  }

  @Test func aSubfolderIsOpened() async throws {
    defer { remove() }
    letter.attachPictures(asCopy: false)
    try await wait(for: "Holidays")
    try screen.tap(.text("Holidays"))
    try await wait(for: "hills.jpg")
    try screen.tap(.text("hills.jpg"))
    try screen.activate(.label("Open"))
    screen.advance(by: 1)
    expectEqual(letter.picked.first?.map(\.lastPathComponent), ["hills.jpg"])
    expectEqual(letter.picked.first?.first?.deletingLastPathComponent().lastPathComponent, "Holidays")
  }

  @Test func aFolderIsChosen() async throws {
    defer { remove() }
    letter.chooseBackupFolder()
    try await wait(for: "Holidays")
    try screen.tap(.text("Holidays"))
    try await wait(for: "hills")
    try screen.activate(.label("Open"))
    screen.advance(by: 1)
    expectEqual(letter.picked.first?.map(\.lastPathComponent), ["Holidays"])
  }

  @Test func draftsAreExported() async throws {
    defer { remove() }
    let drafts = folder.appendingPathComponent("drafts")
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    let draft = drafts.appendingPathComponent("notes.txt")
    try Data("draft".utf8).write(to: draft)
    letter.save([draft], asCopy: true)
    try await wait(for: "Holidays")
    try screen.activate(.label("Save"))
    screen.advance(by: 1)
    let copy = try require(letter.picked.first?.first)
    expectEqual(copy.lastPathComponent, "notes 2.txt", "there are other notes")
    expectEqual(try Data(contentsOf: copy), Data("draft".utf8))
    letter.save([draft], asCopy: false)
    try await wait(for: "Holidays")
    try screen.tap(.text("Holidays"))
    try await wait(for: "hills")
    try screen.activate(.label("Move"))
    screen.advance(by: 1)
    expectEqual(letter.picked.last?.first, folder.appendingPathComponent("Holidays/notes.txt"))
    expect(!FileManager.default.fileExists(atPath: draft.path))
  }

  @Test func cancellingCallsTheDelegate() async throws {
    defer { remove() }
    letter.attachOneFile()
    try await wait(for: "notes")
    try screen.activate(.label("Cancel"))
    screen.advance(by: 1)
    expect(letter.cancellations == 1 && letter.picked == [] && letter.presentedViewController == nil)
    letter.attachOneFile()
    try await wait(for: "notes")
    letter.dismiss(animated: true)
    screen.advance(by: 1)
    expectEqual(letter.cancellations, 1, "the app itself took it away")
  }
}
