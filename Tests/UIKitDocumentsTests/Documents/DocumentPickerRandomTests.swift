import Expectations
import Foundation
import Fuzzing
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

/// Document pickers whose list of files is used at random: each is answered once.
@MainActor @Suite(.serialized) struct DocumentPickerRandomTests {
  private final class Listener: NSObject, UIDocumentPickerDelegate {
    var picked: [[String]] = []
    var cancelled = 0
    var answers: Int { picked.count + cancelled }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      picked.append(urls.map(\.lastPathComponent))
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled += 1 }
  }

  private static let names = ["Travel", "a.png", "b.txt", "c.png", "d.png"]

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("random-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("Travel")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for name in Self.names.dropFirst() { try Data().write(to: folder.appendingPathComponent(name)) }
    try Data().write(to: inner.appendingPathComponent("d.png"))
    return folder
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomPickersAreAnsweredOnce(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let presenter = UIViewController()
    let screen = MountedScreen(presenter, size: CGSize(width: 320, height: 480), scale: 1)
    screen.paintsFrames = false
    for turn in 0..<6 {
      let place = "seed \(seed), turn \(turn)"
      let listener = Listener()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
      picker.delegate = listener
      picker.directoryURL = folder
      picker.shouldShowFileExtensions = true
      picker.allowsMultipleSelection = Bool.random(using: &random)
      presenter.present(picker, animated: true)
      try await screen.settle(until: { (try? screen.point(of: .text("c.png"))) != nil })
      var isDismissedByTheApp = false
      for _ in 0..<20 where listener.answers == 0 && !isDismissedByTheApp {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: try? screen.activate(.label("Open"))
        case 1 where Int.random(in: 0..<3, using: &random) == 0: try? screen.activate(.label("Cancel"))
        case 2 where Int.random(in: 0..<3, using: &random) == 0: screen.press(.keyboardEscape)
        case 3: screen.press(.keyboardDownArrow)
        case 4: screen.press(.keyboardReturnOrEnter)
        case 5: screen.resize(to: CGSize(width: Int.random(in: 280..<800, using: &random), height: 480))
        case 6 where Int.random(in: 0..<8, using: &random) == 0:
          isDismissedByTheApp = true
          presenter.dismiss(animated: true)
        default: try? screen.tap(.text(Self.names.randomElement(using: &random)!))
        }
        screen.advance(by: Double(Int.random(in: 0..<8, using: &random)) / 10)
        await Task.yield()
      }
      if listener.answers == 0 && !isDismissedByTheApp { try? screen.activate(.label("Cancel")) }
      screen.advance(by: 2)
      expectEqual(listener.answers, (isDismissedByTheApp ? 0 : 1), "\(place)")
      expectNil(presenter.presentedViewController, "\(place)")
      for names in listener.picked {
        expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".png") }, "\(place): \(names)")
        expect(picker.allowsMultipleSelection || names.count == 1, "\(place): \(names)")
      }
    }
  }
}
