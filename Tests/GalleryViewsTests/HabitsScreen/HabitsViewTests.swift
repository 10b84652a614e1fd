import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import GalleryViews

/// `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor @Suite("The habits on their screen")
struct HabitsViewTests {
  private func mount(_ look: ScreenLook = ScreenLook.all[0]) throws -> (screen: MountedScreen, model: HabitsModel) {
    let controller = HabitsViewController()
    let screen = look.mount(controller)
    try screen.settle()
    return (screen, controller.model)
  }

  /// Swipes over the row with a name, from one fraction of the screen's width to another.
  private func swipe(_ name: String, _ screen: MountedScreen, from start: CGFloat, to end: CGFloat) throws {
    let y = try screen.accessibilityElement(.label(name)).frame.midY
    screen.drag(
      from: CGPoint(x: screen.size.width * start, y: y), to: CGPoint(x: screen.size.width * end, y: y), duration: 0.3)
    try screen.settle()
  }

  @Test("match the golden picture, and so does the sheet", arguments: ScreenLook.all)
  func pictures(_ look: ScreenLook) throws {
    let (screen, _) = try mount(look)
    expectGolden(screen.picture, look.name)
    if look.textSize != .large { screen.resize(to: CGSize(width: 390, height: 2000)) }
    try screen.settle()
    try screen.activate(.label("Add a habit"))
    try screen.settle()
    expectGolden(screen.picture, "sheet \(look.name)")
  }

  @Test("are read in order")
  func accessibility() throws {
    expectGolden(try mount().screen.accessibility, "habits")
  }

  @Test("are done by their mark, and by a swipe from the leading edge")
  func done() throws {
    let (screen, model) = try mount()
    try screen.activate(.label("Read twenty pages, today"))
    try screen.settle()
    expectEqual(model.habits.map(\.isDoneToday), [true, true, false, false])
    expect(screen.accessibility.contains("2 of 4 done today"))
    try swipe("Walk to work", screen, from: 0.1, to: 0.9)
    expectEqual(model.habits.map(\.isDoneToday), [false, true, false, false])
  }

  @Test("are deleted by the swipe action, and a note is shown when none is left")
  func deleting() throws {
    let (screen, model) = try mount()
    for habit in model.habits {
      try swipe(habit.name, screen, from: 0.9, to: 0.05)
    }
    expect(model.habits.isEmpty)
    expect(screen.accessibility.contains("No Habits"))
  }

  @Test("are hidden once they are reached")
  func hiding() throws {
    let (screen, model) = try mount()
    try screen.activate(.label("Hide what is reached"))
    try screen.settle()
    expect(model.hidesReached)
    expect(!screen.accessibility.contains("In bed before eleven"))
  }

  @Test("come from the sheet once they have a name")
  func adding() throws {
    let (screen, model) = try mount()
    try screen.activate(.label("Add a habit"))
    try screen.settle()
    #expect(throws: NoSuchElement.self) { try screen.activate(.label("Add")) }
    try screen.activate(.label("Name"))
    screen.type("Stretch")
    try screen.settle()
    try screen.activate(.label("Add"))
    try screen.settle()
    expect(model.habits.last?.name == "Stretch" && model.habits.last?.goal == 3)
    expect(screen.accessibility.contains("Stretch"))
    expect(!screen.accessibility.contains("New Habit"))
  }
}
