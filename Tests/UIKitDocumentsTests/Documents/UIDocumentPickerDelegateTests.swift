import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

/// The calls of document pickers: a picker goes with its presenter in each, and their order.
@MainActor @Suite(.serialized) struct UIDocumentPickerDelegateTests {
  private let trace = GoldenTrace()
  private let controller = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.backgroundColor = .systemBackground
  }

  private final class Teller: NSObject, UIDocumentPickerDelegate {
    weak var holdings: Holdings?
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      holdings?.tell()
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { holdings?.tell() }
  }

  private static func present(_ holdings: Holdings) {
    guard let presenter = holdings.controller.object else { return }
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    picker.delegate = holdings.held(Teller.self)
    picker.directoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    holdings.watch("picker", picker)
    presenter.present(picker, animated: true) { [weak holdings] in holdings?.tell("completion") }
    holdings.screen.advance(by: 1)
  }

  @Test func theDelegateMayReleaseThePickerInEachCall() throws {
    try Use(
      name: "document picker",
      calls: ["documentPicker(_:didPickDocumentsAt:)", "documentPickerWasCancelled(_:)", "completion"],
      build: { holdings in
        let teller = Teller()
        teller.holdings = holdings
        holdings.hold(teller)
        holdings.show(UIViewController())
      },
      perform: { holdings in
        let screen = holdings.screen
        Self.present(holdings)
        holdings.tap("Open")
        screen.advance(by: 1)
        Self.present(holdings)
        holdings.tap("Cancel")
        screen.advance(by: 1)
        Self.present(holdings)
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  // MARK: The order of the calls, as a file beside this one

  private final class Listening: NSObject, UIDocumentPickerDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      note("didPick \(urls.map(\.lastPathComponent)), presented \(controller.presentingViewController != nil)")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      note("wasCancelled, presented \(controller.presentingViewController != nil)")
    }
  }

  @Test func aDocumentPickerMatchesTheGoldenTrace() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("panel-\(UUID().uuidString)/Papers")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Travel"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let day = Calendar.current.date(from: DateComponents(year: 2020, month: 11, day: 25, hour: 12)) ?? .distantPast
    for name in ["a.png", "b.txt", "c.png"] {
      let file = folder.appendingPathComponent(name)
      try Data(name.utf8).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: day], ofItemAtPath: file.path)
    }
    try FileManager.default.setAttributes(
      [.modificationDate: day], ofItemAtPath: folder.appendingPathComponent("Travel").path)
    let recorder = trace.recorder
    let delegate = Listening { recorder.note(method: $0) }
    func shows(_ text: String) -> Bool { (try? screen.point(of: .text(text))) != nil }
    func present() async throws {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
      picker.delegate = delegate
      picker.directoryURL = folder
      picker.allowsMultipleSelection = true
      picker.shouldShowFileExtensions = true
      controller.present(picker, animated: true) { recorder.note(method: "completion") }
      try await screen.settle(until: { shows("c.png") })
    }
    _ = recorder.take()
    try await present()
    screen.advance(by: 1)
    let tree = screen.accessibility
    trace.during("a file that is none of the types") {
      try? screen.tap(.text("b.txt"))
      screen.advance(by: 1)
    }
    try trace.during("two pictures") {
      for name in ["c.png", "a.png"] {
        try screen.tap(.text(name))
        screen.advance(by: 0.5)
      }
      try screen.tap(.text("Open"))
      screen.advance(by: 1)
    }
    try await present()
    trace.during("Escape") {
      screen.press(.keyboardEscape)
      screen.advance(by: 1)
    }
    // Dates are in the language of the app, which other suites change.
    let names = tree.replacing(/, 25[^"]*/, with: "")
    expectGolden(trace.text + "# screen reader\n" + names, "documents")
  }
}
