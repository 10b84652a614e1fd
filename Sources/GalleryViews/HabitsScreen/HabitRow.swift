import SwiftUI

/// A habit: its symbol, its name, the days of this week on which it was done, and a mark for today.
struct HabitRow: View {
  let habit: Habit
  let toggle: @MainActor () -> Void
  @ScaledMetric private var symbolSize = 32.0
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    HStack(spacing: 12) {
      if !textSize.isAccessibilitySize {
        Image(systemName: habit.symbol)
          .foregroundStyle(symbolColor)
          .frame(width: symbolSize, height: symbolSize)
          .background(habit.tint.color.gradient, in: .circle)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(habit.name).font(.headline)
        days
        Text("\(habit.days) of \(habit.goal) days").font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Button(action: toggle) {
        Image(systemName: habit.isDoneToday ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(habit.isDoneToday ? habit.tint.color : .secondary)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("\(habit.name), today")
      .accessibilityValue(habit.isDoneToday ? "Done" : "Not done")
    }
    .padding(.vertical, 4)
  }

  /// With increased contrast in dark mode the tints are light, so the symbol is black.
  private var symbolColor: Color { scheme == .dark && contrast == .increased ? .black : .white }

  private var days: some View {
    HStack(spacing: 4) {
      ForEach(0..<max(habit.goal, habit.days), id: \.self) { day in
        Capsule()
          .fill(day < habit.days ? AnyShapeStyle(habit.tint.color) : AnyShapeStyle(.quaternary))
          .frame(width: 14, height: 5)
      }
    }
    .accessibilityHidden(true)
  }
}
