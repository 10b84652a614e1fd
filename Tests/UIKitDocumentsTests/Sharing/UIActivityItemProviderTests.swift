import Expectations
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@testable import UIKitDocuments

/// Items that are made in the background, and the activities that save and open files.
@MainActor @Suite(.serialized) struct UIActivityItemProviderTests {
  private final class Poem: UIActivityItemProvider, @unchecked Sendable {
    let gate = DispatchSemaphore(value: 0)
    private(set) var wasOnMainThread = true
    override var item: Any {
      wasOnMainThread = Thread.isMainThread
      gate.wait()
      return "A poem for \(activityType?.rawValue ?? "nobody")"
    }
  }

  /// Keeps what it gets. The clipboard belongs to all tests that run meanwhile.
  private final class Collecting: UIActivity {
    private(set) var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("org.example.collect") }
    override var activityTitle: String? { "Collect" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  private let collecting = Collecting()
  private let presenter = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(presenter, size: CGSize(width: 390, height: 700), scale: 1)
  }

  private func present(
    _ items: [Any], with activities: [UIActivity]? = nil, _ told: @escaping (Bool) -> Void
  ) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: activities ?? [collecting])
    controller.completionWithItemsHandler = { _, completed, _, _ in told(completed) }
    presenter.present(controller, animated: true)
    screen.advance(by: 1)
    return controller
  }

  @Test func aProviderCreatesItsItemInTheBackground() async throws {
    let poem = Poem(placeholderItem: "A poem")
    expect(poem.placeholderItem as? String == "A poem" && poem.activityType == nil)
    var told: [Bool] = []
    _ = present([poem]) { told.append($0) }
    try screen.tap(.text("Collect"))
    screen.advance(by: 0.5)
    expect(told == [] && screen.accessibility.contains("In progress"), "a spinner shows that it is made")
    poem.gate.signal()
    try await screen.settle(until: { !told.isEmpty })
    expect(told == [true] && !poem.wasOnMainThread)
    expectEqual(collecting.items as? [String], ["A poem for org.example.collect"])
  }

  @Test func aProviderReturnsItsPlaceholderByDefault() async throws {
    var told: [Bool] = []
    _ = present([UIActivityItemProvider(placeholderItem: "Plain")]) { told.append($0) }
    try screen.tap(.text("Collect"))
    try await screen.settle(until: { !told.isEmpty })
    expectEqual(collecting.items as? [String], ["Plain"])
  }

  @Test func closingTheSheetCancelsTheProvider() async throws {
    let poem = Poem(placeholderItem: "A poem")
    var told: [Bool] = []
    let controller = present([poem]) { told.append($0) }
    try screen.tap(.text("Collect"))
    screen.advance(by: 0.2)
    controller.session.cancel()
    screen.advance(by: 1)
    expect(told == [false] && poem.isCancelled)
    poem.gate.signal()
    try await screen.settle(until: { poem.isFinished })
    screen.advance(by: 0.5)
    expect(told == [false] && collecting.items.isEmpty)
  }

  @Test func filesAndImagesAreSavedToAFolder() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(at: folder.appendingPathComponent("to"), withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let letter = folder.appendingPathComponent("letter.txt")
    try Data("letter".utf8).write(to: letter)
    let to = folder.appendingPathComponent("to")
    (screen.window.windowScene?.stage as? OffscreenStage)?.filePanel = { _ in .chosen([to]) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    var told: [Bool] = []
    _ = present([letter, picture]) { told.append($0) }
    try screen.tap(.text("Save to Files"))
    screen.advance(by: 2)
    expectEqual(told, [true])
    expectEqual(try files.contentsOfDirectory(atPath: to.path).sorted(), ["Image.png", "letter.txt"])
    expect(files.fileExists(atPath: letter.path), "it is copied")
  }

  @Test func filesAreOpenedByTheDesktop() throws {
    let letter = URL(fileURLWithPath: "/tmp/letter.txt")
    var (told, opened): ([Bool], [URL]) = ([], [])
    let controller = present([letter], with: []) { told.append($0) }
    controller.session.open = { opened.append($0) }
    try screen.tap(.text("Open"))
    screen.advance(by: 1)
    expect(told == [true] && opened == [letter])
  }
}
