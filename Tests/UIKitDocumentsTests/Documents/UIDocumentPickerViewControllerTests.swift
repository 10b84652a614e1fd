import Expectations
import Foundation
import ScreenTesting
import Stage
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// Document pickers with the desktop's dialogue and without, and what their delegates hear.
@MainActor @Suite(.serialized) struct UIDocumentPickerViewControllerTests {
  @MainActor private final class Listener: NSObject, UIDocumentPickerDelegate {
    private(set) var log: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append(
        "picked \(urls.map(\.lastPathComponent).joined(separator: ", "))\(controller.presentingViewController == nil ? "" : " too early")"
      )
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
  }

  private let presenter = UIViewController()
  private let listener = Listener()
  private let screen: MountedScreen
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picker-\(UUID().uuidString)")

  init() throws {
    screen = MountedScreen(presenter, size: CGSize(width: 390, height: 700), scale: 1)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Travel"), withIntermediateDirectories: true)
    for name in ["a.png", "b.txt"] { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private var stage: OffscreenStage? { screen.window.windowScene?.stage as? OffscreenStage }

  private func present(_ picker: UIDocumentPickerViewController) {
    picker.delegate = listener
    picker.directoryURL = folder
    presenter.present(picker, animated: true)
    screen.advance(by: 1)
  }

  @Test func theDesktopsDialogueReturnsTheChosenFiles() throws {
    defer { remove() }
    var asked: [FilePanelRequest] = []
    let file = folder.appendingPathComponent("a.png")
    stage?.filePanel = {
      asked.append($0)
      return .chosen([file])
    }
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.png]))
    expect(asked.map(\.folder) == [folder.path] && asked[0].filters.first?.patterns == ["*.png"])
    expect(listener.log == ["picked a.png"] && presenter.presentedViewController == nil)
    stage?.filePanel = { _ in .cancelled }
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.png]))
    expectEqual(listener.log, ["picked a.png", "cancelled"])
    stage?.filePanel = { _ in .chosen([folder.appendingPathComponent("gone.png")]) }
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.png], asCopy: true))
    expectEqual(listener.log.last, "cancelled", "a file that cannot be copied")
  }

  @Test func exportingCopiesIntoTheFolderOfTheDialogue() throws {
    defer { remove() }
    let travel = folder.appendingPathComponent("Travel")
    stage?.filePanel = { _ in .chosen([travel]) }
    present(UIDocumentPickerViewController(forExporting: [folder.appendingPathComponent("a.png")]))
    expectEqual(listener.log, ["picked a.png"])
    expect(FileManager.default.fileExists(atPath: travel.appendingPathComponent("a.png").path))
    expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.png").path))
  }

  private func shows(_ text: String) -> Bool { (try? screen.point(of: .text(text))) != nil }

  @Test func theListShowsAndSelectsFiles() async throws {
    defer { remove() }
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
    expect(!picker.allowsMultipleSelection && !picker.shouldShowFileExtensions && picker.directoryURL == nil)
    picker.shouldShowFileExtensions = true
    picker.allowsMultipleSelection = true
    present(picker)
    try await screen.settle(until: { shows("b.txt") })
    screen.advance(by: 1)
    let tree = screen.accessibility
    expect(tree.contains("notEnabled") && tree.contains("Travel") && tree.contains("Cancel"), "\(tree)")
    #expect(throws: (any Error).self, "nothing is chosen") { try screen.activate(.label("Open")) }
    try screen.tap(.text("a.png"))
    screen.advance(by: 0.5)
    try screen.tap(.text("a.png"))
    screen.advance(by: 0.5)
    #expect(throws: (any Error).self, "and let go of") { try screen.activate(.label("Open")) }
    screen.press(.keyboardEscape)
    screen.advance(by: 1)
    expect(listener.log == ["cancelled"] && presenter.presentedViewController == nil)
  }

  @Test func datesAndSizesAreInTheUsersLanguage() {
    remove()
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defer { defaults.replaceArguments(before) }
    let day = Calendar.current.date(from: DateComponents(year: 2021, month: 5, day: 4, hour: 12)) ?? .distantPast
    var domain = before
    domain["AppleLocale"] = "de_DE"
    defaults.setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
    let file = DocumentEntry(url: folder.appendingPathComponent("b.txt"), isFolder: false, size: 1536, changed: day)
    expect(DocumentBrowser.detail(of: file).hasPrefix("4. Mai 2021 – 2"), "\(DocumentBrowser.detail(of: file))")
  }

  @Test func aDismissedPickerIsReleased() async throws {
    defer { remove() }
    weak var left: UIDocumentPickerViewController?
    do {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data])
      left = picker
      present(picker)
    }
    try await screen.settle(until: { shows("a") })
    presenter.dismiss(animated: true)
    screen.advance(by: 1)
    try await screen.settle(until: { left == nil })
    expect(left == nil && listener.log == [])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
  func matchesItsPicture(_ style: UIUserInterfaceStyle, _ isLarge: Bool) async throws {
    defer { remove() }
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 420), scale: 1) {
      $0.userInterfaceStyle = style
      $0.layoutDirection = style == .dark ? .rightToLeft : .leftToRight
      $0.preferredContentSizeCategory = isLarge ? .accessibilityLarge : .large
    }
    let rows = [
      DocumentRow(
        title: "Travel", detail: "Nov 24, 2026", symbol: "folder", isFolder: true, isEnabled: true, isChosen: false),
      DocumentRow(
        title: "Beach", detail: "Nov 24, 2026 – 2 MB", symbol: "doc", isFolder: false, isEnabled: true, isChosen: true),
      DocumentRow(
        title: "Notes", detail: "Nov 24, 2026 – 12 bytes", symbol: "doc", isFolder: false, isEnabled: false,
        isChosen: false),
    ]
    let list = DocumentList()
    list.title = "Documents"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    list.show(rows)
    screen.window.rootViewController = UINavigationController(rootViewController: list)
    try screen.settle()
    expectGolden(screen.picture, "list \(style == .dark ? "dark right to left" : "light")\(isLarge ? " large" : "")")
  }
}
