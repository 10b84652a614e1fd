import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The screen of notes")
struct NotesViewControllerTests {
  @Test("shows the note of a row beside the list on a wide window")
  func wide() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    expect(!scene.notes.split.isCollapsed)
    try scene.screen.tap(.text("Slates to order"))
    try await scene.settle()
    expectEqual(scene.textView?.text?.hasPrefix("Slates to order\nForty"), true)
    expectGolden(scene.screen.picture, "wide")
  }

  @Test("writes each letter into the model and the list")
  func typing() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    try scene.screen.tap(.text("Slates to order"))
    try await scene.settle()
    let view = try require(scene.textView)
    let id = try require(scene.model.openID)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 6)
    scene.screen.type("Tiles")
    try await scene.settle()
    expectEqual(scene.model.note(id)?.title, "Tiles to order")
    let label = "Tiles to order, 28 Nov  Forty, 500 by 250, and a box of copper nails"
    try await scene.screen.settle { (try? scene.screen.accessibilityElement(.label(label))) != nil }
    expect(try scene.screen.accessibilityElement(.label(label)).traits.contains(.selected))
    expectEqual(view.selectedRange, NSRange(location: 5, length: 0))
  }

  @Test("pushes the note onto the list of the selected tab on a narrow window")
  func narrow() async throws {
    let scene = try NotesScene(size: NotesScene.phone)
    expect(scene.notes.split.isCollapsed)
    try scene.screen.tap(.text("Things for the walk"))
    try await scene.settle()
    expectEqual(scene.textView?.text?.hasPrefix("Things for the walk"), true)
    try scene.screen.activate(.label("Notes"))
    try await scene.settle()
    expectNil(scene.textView)
    try scene.screen.tap(.text("Days"))
    try await scene.settle()
    try scene.screen.tap(.text("To Maya"))
    try await scene.settle()
    expectEqual(scene.textView?.text?.hasPrefix("To Maya"), true)
  }

  @Test("finds and replaces in a note")
  func find() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    try scene.screen.tap(.text("To Maya"))
    try await scene.settle()
    let view = try require(scene.textView)
    view.becomeFirstResponder()
    scene.screen.press(.keyboardF, modifiers: .control)
    expectEqual(view.findInteraction?.isFindNavigatorVisible, true)
    scene.screen.type("seeds")
    expectEqual(view.findInteraction?.activeFindSession?.resultCount, 1)
    view.findInteraction?.activeFindSession?.replaceAll(
      searchQuery: "seeds", replacementString: "bulbs", options: nil)
    scene.screen.press(.keyboardEscape)
    try await scene.settle()
    expectEqual(scene.model.open?.text.contains("Thank you for the bulbs."), true)
    expect(scene.notes.split.isCollapsed == false && view.findInteraction?.isFindNavigatorVisible == false)
  }

  @Test("writes days as the user's language does")
  func language() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let today = Date(timeIntervalSince1970: 1_606_305_600)
    let model = NotesModel(today: today, calendar: calendar, locale: Locale(identifier: "de_DE"))
    let notes = NotesViewController(model: model)
    let screen = MountedScreen(UINavigationController(rootViewController: notes), size: NotesScene.wide)
    try screen.settle()
    expect(screen.accessibility.contains("Slates to order, 28. Nov"), "\(screen.accessibility)")
  }

  @Test("keeps the open note over changes of the width")
  func resize() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    try scene.screen.tap(.text("Slates to order"))
    try await scene.settle()
    scene.screen.resize(to: NotesScene.phone)
    try await scene.settle()
    let narrow = try require(scene.textView)
    expect(narrow.text.hasPrefix("Slates to order"))
    narrow.becomeFirstResponder()
    narrow.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.type("Forty ")
    scene.screen.resize(to: NotesScene.wide)
    try await scene.settle()
    expect(scene.textView !== narrow)
    expectEqual(scene.textView?.text?.hasPrefix("Forty Slates to order"), true)
    expect(scene.screen.accessibility.contains("selected \"Forty Slates to order"), "its row is selected again")
  }

  @Test("adds an empty note and edits it at once", arguments: [NotesScene.wide, NotesScene.phone])
  func add(size: CGSize) async throws {
    let scene = try NotesScene(size: size)
    try scene.screen.activate(.label("Compose"))
    try await scene.settle()
    scene.screen.type("Jars\nTwelve")
    try await scene.settle()
    expectEqual(scene.model.notes(on: scene.model.today).last?.text, "Jars\nTwelve")
  }

  @Test("moves a note to the section of the day that is picked")
  func date() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    try scene.screen.tap(.text("Slates to order"))
    try await scene.settle()
    let id = try require(scene.model.openID)
    try scene.screen.tap(.text("28 Nov 2020"))
    try await scene.settle()
    try scene.screen.tap(.text("3"))
    try await scene.settle()
    let date = try require(scene.model.note(id)?.date)
    expectEqual(
      scene.model.calendar.dateComponents([.day, .month, .hour], from: date), DateComponents(month: 11, day: 3, hour: 9)
    )
  }

  @Test("makes a note of each text and file that is dropped on the list")
  func drop() async throws {
    let scene = try NotesScene(size: NotesScene.phone)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString).txt")
    try Data("Rain barrels\nThree".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let count = scene.model.notes.count
    scene.screen.drop([.text("Ladders"), .file(file)], at: CGPoint(x: 200, y: 300))
    try await scene.screen.settle { scene.model.notes.count == count + 2 }
    expect(Set(scene.model.notes(on: scene.model.today).map(\.title)).isSuperset(of: ["Ladders", "Rain barrels"]))
  }

  @Test("keeps the texts beside a dropped file that cannot be read")
  func unreadable() async throws {
    let scene = try NotesScene(size: NotesScene.phone)
    let count = scene.model.notes.count
    let missing = URL(fileURLWithPath: "/nowhere/letter.txt")
    scene.screen.drop([.file(missing), .text("Ladders")], at: CGPoint(x: 200, y: 300))
    try await scene.screen.settle { scene.model.notes.count == count + 1 }
    expect(scene.model.notes(on: scene.model.today).map(\.title).contains("Ladders"))
  }

  @Test("deletes a note by a swipe, and closes it")
  func delete() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    try scene.screen.tap(.text("Slates to order"))
    try await scene.settle()
    try scene.screen.perform(
      "Delete", on: .label("Slates to order, 28 Nov  Forty, 500 by 250, and a box of copper nails"))
    try await scene.settle()
    expectNil(scene.model.open)
    expectEqual(scene.textView?.isHidden, true)
  }

  @Test("leads back to the screen before it", arguments: [NotesScene.wide, NotesScene.phone])
  func back(size: CGSize) async throws {
    let root = UITableViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(NotesViewController(model: NotesScene.makeModel()), animated: false)
    let screen = MountedScreen(navigation, size: size)
    try await screen.settle { true }
    expect(navigation.isNavigationBarHidden)
    try screen.activate(.label("Gallery"))
    try await screen.settle { true }
    expect(navigation.topViewController === root)
    expect(!navigation.isNavigationBarHidden)
  }

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func pictures(_ look: ScreenLook) async throws {
    let scene = try NotesScene(size: NotesScene.phone, look: look)
    expectGolden(scene.screen.picture, look.name)
    // Rows with several lines leave less room for others.
    if look.textSize.isAccessibilityCategory {
      scene.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), hold: 0.3)
      try await scene.settle()
    }
    try scene.screen.tap(.text("To Maya"))
    try await scene.settle()
    expectGolden(scene.screen.picture, "\(look.name)-note")
  }

  @Test("lets titles wrap when the text grows, and no longer when it shrinks again")
  func wraps() async throws {
    let scene = try NotesScene(size: NotesScene.phone)
    func lines() throws -> CGFloat {
      let label = try require(Self.label("Slates to order", in: scene.screen.window))
      return (label.bounds.height / label.font.lineHeight).rounded()
    }
    expectEqual(try lines(), 1)
    scene.screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try await scene.settle()
    expectEqual(try lines(), 2)
    scene.screen.window.traitOverrides.preferredContentSizeCategory = .large
    try await scene.settle()
    expectEqual(try lines(), 1)
  }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { Self.label(text, in: $0) }.first
  }

  @Test("marks the days with notes in the calendar", arguments: ScreenLook.all)
  func days(_ look: ScreenLook) async throws {
    let scene = try NotesScene(size: NotesScene.phone, look: look)
    try scene.screen.tap(.text("Days"))
    try await scene.settle()
    expectGolden(scene.screen.picture, "\(look.name)-days")
    let stack = scene.notes.tabs.selectedViewController as? UINavigationController
    let days = try require(stack?.topViewController as? DaysViewController)
    let day = DateComponents(era: 1, year: 2020, month: 11, day: 12)
    expectNil(days.calendarView(days.calendarView, decorationFor: day))
    scene.model.add("Beans", on: scene.model.calendar.date(from: day) ?? .distantPast)
    try await scene.screen.settle { days.calendarView(days.calendarView, decorationFor: day) != nil }
  }

  @Test("reads in order for a screen reader")
  func accessibility() async throws {
    let scene = try NotesScene(size: NotesScene.wide)
    try scene.screen.tap(.text("Slates to order"))
    try await scene.settle()
    expectGolden(scene.screen.accessibility, "wide")
    let narrow = try NotesScene(size: NotesScene.phone)
    expectGolden(narrow.screen.accessibility, "narrow")
    try narrow.screen.tap(.text("Days"))
    try await narrow.settle()
    expectGolden(narrow.screen.accessibility, "days")
  }
}
