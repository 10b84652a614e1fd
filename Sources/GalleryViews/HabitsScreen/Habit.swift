import SwiftUI

/// An activity to be done on several days of each week.
struct Habit: Identifiable, Equatable {
  /// The colour of a habit.
  enum Tint: String, CaseIterable, Identifiable {
    case blue, green, orange, pink, purple

    var id: Self { self }
    var name: String { rawValue.capitalized }

    var color: Color {
      switch self {
      case .blue: .blue
      case .green: .green
      case .orange: .orange
      case .pink: .pink
      case .purple: .purple
      }
    }
  }

  /// Symbols that a habit may have.
  static let symbols = ["figure.walk", "book.fill", "leaf.fill", "moon.fill", "heart.fill", "star.fill"]

  let id: Int
  var name: String
  var symbol: String
  var tint: Tint
  /// The number of days a week on which it is to be done.
  var goal: Int
  /// The number of days of this week on which it was done, today excluded.
  var earlierDays: Int
  var isDoneToday = false

  /// The number of days of this week on which it was done.
  var days: Int { earlierDays + (isDoneToday ? 1 : 0) }
  var isReached: Bool { days >= goal }

  static let samples = [
    Habit(id: 1, name: "Walk to work", symbol: "heart.fill", tint: .green, goal: 5, earlierDays: 3, isDoneToday: true),
    Habit(id: 2, name: "Read twenty pages", symbol: "book.fill", tint: .blue, goal: 7, earlierDays: 4),
    Habit(id: 3, name: "Water the plants on the balcony", symbol: "leaf.fill", tint: .orange, goal: 2, earlierDays: 1),
    Habit(id: 4, name: "In bed before eleven", symbol: "moon.fill", tint: .purple, goal: 4, earlierDays: 4),
  ]
}
