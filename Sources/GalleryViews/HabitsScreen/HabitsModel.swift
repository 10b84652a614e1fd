import Observation
import SwiftUI

/// The habits, in the order in which the reader has them.
@MainActor @Observable
final class HabitsModel {
  var habits = Habit.samples
  /// Reached habits are left out of the list.
  var hidesReached = false

  var shown: [Habit] { hidesReached ? habits.filter { !$0.isReached } : habits }
  var doneToday: Int { habits.count(where: \.isDoneToday) }

  /// Does a habit today, or takes that back.
  func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].isDoneToday.toggle()
  }

  /// Appends a habit; its name is trimmed.
  func add(name: String, symbol: String, tint: Habit.Tint, goal: Int) {
    let id = (habits.map(\.id).max() ?? 0) + 1
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    habits.append(Habit(id: id, name: name, symbol: symbol, tint: tint, goal: goal, earlierDays: 0))
  }

  func delete(_ habit: Habit) {
    habits.removeAll { $0.id == habit.id }
  }

  /// Moves shown habits in front of the one at an index of the shown ones, or to the end.
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
