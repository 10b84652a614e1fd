import SwiftUI
import UIKit

/// The habits of a week. They are marked as done by a tap or a swipe, and can be deleted, reordered, and added in a
/// sheet.
struct HabitsView: View {
  @Bindable var model: HabitsModel
  @State private var isAdding = false

  var body: some View {
    List {
      Section {
        ForEach(model.shown) { habit in
          HabitRow(habit: habit) { toggle(habit) }
            .swipeActions(edge: .leading) {
              Button(habit.isDoneToday ? "Undo" : "Done") { toggle(habit) }.tint(habit.tint.color)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { withAnimation { model.delete(habit) } }
            }
        }
        .onMove { model.move($0, to: $1) }
      } header: {
        Text("This Week")
      } footer: {
        Text("\(model.doneToday) of \(model.habits.count) done today")
      }
      Section {
        Toggle("Hide what is reached", isOn: $model.hidesReached.animation())
        Button("Add a habit") { isAdding = true }
      }
    }
    .overlay {
      if model.habits.isEmpty {
        ContentUnavailableView(
          "No Habits", systemImage: "checkmark.circle", description: Text("Add one that is easy to begin with."))
      }
    }
    .navigationTitle("Habits")
    .toolbar { EditButton() }
    .sheet(isPresented: $isAdding) { AddHabitView(model: model) }
  }

  private func toggle(_ habit: Habit) {
    withAnimation { model.toggle(habit) }
  }
}

/// The habits in a view controller, for the Gallery's list of screens.
final class HabitsViewController: UIHostingController<HabitsView> {
  let model: HabitsModel

  init(model: HabitsModel = HabitsModel()) {
    self.model = model
    super.init(rootView: HabitsView(model: model))
    title = "Habits"
  }

  required init?(coder: NSCoder) { nil }
}
