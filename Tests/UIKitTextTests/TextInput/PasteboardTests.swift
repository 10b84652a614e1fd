import Expectations
import Testing
import UIKit

@testable import Stage
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct PasteboardTests {
  private let screen = MountedScreen(UIViewController())
  private let general = UIPasteboard.general

  /// Makes this stage the one that ran last, to which copied text goes.
  private func makeCurrent() { screen.stage.clock.makeCurrent() }

  @Test func textIsSharedWithOtherPrograms() {
    makeCurrent()
    general.string = "mine"
    expectEqual(screen.stage.clipboard, "mine")
    let count = general.changeCount
    expectEqual(general.changeCount, count, "looking changes nothing")
    screen.stage.clipboard = "theirs"
    expect(general.string == "theirs" && general.changeCount == count + 1 && general.numberOfItems == 1)
    general.strings = ["a", "b"]
    expect(screen.stage.clipboard == "a\nb" && general.strings == ["a", "b"])
    screen.stage.clipboard = nil
    expect(!general.hasStrings && general.items.isEmpty)
  }

  @Test func urlsAreSharedWithOtherProgramsAndColoursAreNot() throws {
    makeCurrent()
    general.color = .red
    expect(screen.stage.clipboard == nil && general.hasColors && !general.hasStrings && general.color == .red)
    let url = try require(URL(string: "https://example.com/a"))
    general.url = url
    expect(screen.stage.clipboard == "https://example.com/a" && general.string == "https://example.com/a")
    screen.stage.clipboard = "https://example.com/b"
    expect(general.url == URL(string: "https://example.com/b"))
  }

  @Test func itemsAreReadByTheirTypes() {
    makeCurrent()
    general.setItems([["public.utf8-plain-text": "a", "my.type": Data([1, 2])]], options: [.localOnly: true])
    expect(general.types == ["my.type", "public.utf8-plain-text"] && general.contains(pasteboardTypes: ["my.type"]))
    expectEqual(general.data(forPasteboardType: "my.type"), Data([1, 2]))
    expectEqual(general.value(forPasteboardType: "public.text") as? String, "a")
    expect(general.string == "a" && screen.stage.clipboard == nil, "it stays within the program")
    general.addItems([["public.utf8-plain-text": "b"]])
    expectEqual(general.strings, ["a", "b"])
    general.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    expect(!general.hasStrings)
  }

  @Test func ownPasteboardsAreFoundByName() throws {
    let own = UIPasteboard.withUniqueName()
    own.string = "x"
    expectEqual(UIPasteboard(name: own.name, create: false)?.string, "x")
    UIPasteboard.remove(withName: own.name)
    expectNil(UIPasteboard(name: own.name, create: false))
    expectNil(UIPasteboard(name: UIPasteboard.Name("none"), create: false))
    expectEqual(UIPasteboard(name: .general, create: false)?.name, .general)
  }
}
