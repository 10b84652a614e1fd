import Expectations
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// Which documents a picker lets through, and the request to the desktop.
@MainActor @Suite struct DocumentRequestTests {
  @Test(arguments: [
    ("sun.png", [UTType.image], true), ("SUN.PNG", [.image], true), ("sun.txt", [.image], false),
    ("notes", [.data], true), ("notes", [.text], false), ("book.sketchy", [.data], true),
    ("book.sketchy", [.item], true), ("a.tar.gz", [.gzip], true), (".png", [.image], false),
  ])
  func contentTypesDecideWhichFilesAreAllowed(_ name: String, _ types: [UTType], _ isAllowed: Bool) {
    expectEqual(DocumentRequest(.open(types), asCopy: false).allows(fileName: name), isAllowed)
  }

  @Test func requestsForFoldersAndExportsWantAFolder() {
    expect(DocumentRequest(.open([.folder]), asCopy: false).wantsFolder)
    expect(!DocumentRequest(.open([.folder, .png]), asCopy: false).wantsFolder)
    expect(!DocumentRequest(.open([]), asCopy: false).wantsFolder)
    let export = DocumentRequest(.export([URL(fileURLWithPath: "/tmp/a")]), asCopy: true)
    expect(export.wantsFolder && export.acceptLabel == "Save" && !export.allows(fileName: "a"))
    expectEqual(DocumentRequest(.export([]), asCopy: false).acceptLabel, "Move")
  }

  @Test func thePanelRequestHasTypesSelectionAndFolder() {
    var request = DocumentRequest(.open([.jpeg, .pdf]), asCopy: true)
    request.allowsSeveral = true
    request.folder = URL(fileURLWithPath: "/tmp")
    expect(request.panel.kind == .files && request.panel.allowsSeveral && request.panel.folder == "/tmp")
    expectEqual(request.panel.filters.first?.patterns, ["*.jpeg", "*.jpg", "*.pdf"])
    expectEqual(DocumentRequest(.open([.data]), asCopy: true).panel.filters, [])
    expectEqual(DocumentRequest(.open([.image]), asCopy: true).panel.filters.first?.patterns.contains("*.png"), true)
    expectEqual(DocumentRequest(.open([.folder]), asCopy: true).panel.kind, .folders)
  }
}
