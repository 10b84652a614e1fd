import Expectations
import Foundation
import Testing

@testable import GalleryViews

@MainActor @Suite("Habits")
struct HabitsModelTests {
  private func names(_ model: HabitsModel) -> [String] { model.shown.map(\.symbol) }

  @Test("count the days on which they were done, today included")
  func days() {
    let model = HabitsModel()
    expectEqual(model.doneToday, 1)
    expect(model.habits[1].days == 4 && !model.habits[1].isReached)
    model.toggle(model.habits[1])
    expect(model.habits[1].days == 5 && model.doneToday == 2)
    model.toggle(model.habits[1])
    expect(model.habits[1].days == 4 && model.doneToday == 1)
  }

  @Test("are moved in the order that is shown, past those that are hidden")
  func moves() {
    let model = HabitsModel()
    model.toggle(model.habits[2])
    model.hidesReached = true
    expectEqual(model.shown.map(\.id), [1, 2])
    model.move(IndexSet(integer: 0), to: 2)
    expectEqual(model.shown.map(\.id), [2, 1])
    model.hidesReached = false
    expectEqual(model.shown.map(\.id), [2, 3, 4, 1])
    model.move(IndexSet([2, 3]), to: 0)
    expectEqual(model.shown.map(\.id), [4, 1, 2, 3])
  }

  @Test("are added with a name without spaces around it, and an id of their own")
  func adding() {
    let model = HabitsModel()
    model.delete(model.habits[3])
    model.add(name: "  Stretch ", symbol: "star.fill", tint: .pink, goal: 2)
    expectEqual(
      model.habits.last, Habit(id: 4, name: "Stretch", symbol: "star.fill", tint: .pink, goal: 2, earlierDays: 0))
    expectEqual(Set(model.habits.map(\.id)).count, model.habits.count)
  }
}
