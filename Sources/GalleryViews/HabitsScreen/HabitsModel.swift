import Observation
import SwiftUI

/// The habits, in the user's order.
@MainActor @Observable
final class HabitsModel {
  var habits = Habit.samples
  /// Whether the list omits habits whose goal is reached.
  var hidesReached = false

  var shown: [Habit] { hidesReached ? habits.filter { !$0.isReached } : habits }
  var doneToday: Int { habits.count(where: \.isDoneToday) }

  /// Marks a habit as done today, or removes the mark.
  func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].isDoneToday.toggle()
  }

  /// Appends a habit. Whitespace around the name is removed.
  func add(name: String, symbol: String, tint: Habit.Tint, goal: Int) {
    let id = (habits.map(\.id).max() ?? 0) + 1
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    habits.append(Habit(id: id, name: name, symbol: symbol, tint: tint, goal: goal, earlierDays: 0))
  }

  func delete(_ habit: Habit) {
    habits.removeAll { $0.id == habit.id }
  }

  /// Moves visible habits in front of the visible one at `destination`, or to the end.
  func move(_ offsets: IndexSet, to destination: Int) {
    let shown = shown
    let ids = offsets.map { shown[$0].id }
    let moved = habits.filter { ids.contains($0.id) }
    let next = shown[destination...].first { !ids.contains($0.id) }?.id
    habits.removeAll { ids.contains($0.id) }
    let index = next.flatMap { next in habits.firstIndex { $0.id == next } } ?? habits.endIndex
    habits.insert(contentsOf: moved, at: index)
  }
}
