import SwiftUI

/// A form for a new habit, shown in a sheet.
struct AddHabitView: View {
  let model: HabitsModel
  @State private var name = ""
  @State private var symbol = Habit.symbols[0]
  @State private var tint = Habit.Tint.blue
  @State private var goal = 3
  @FocusState private var isNameFocused: Bool
  @Environment(\.dismiss) private var dismiss

  private var isNamed: Bool { !name.allSatisfy(\.isWhitespace) }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
            .focused($isNameFocused)
            .onSubmit(add)
          Stepper("\(goal) days a week", value: $goal, in: 1...7)
        }
        Section("Look") {
          Picker("Colour", selection: $tint) {
            ForEach(Habit.Tint.allCases) { Text($0.name) }
          }
          symbols
        }
      }
      .navigationTitle("New Habit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Add", action: add).disabled(!isNamed) }
      }
    }
  }

  private var symbols: some View {
    HStack(spacing: 0) {
      ForEach(Habit.symbols, id: \.self) { name in
        Button {
          symbol = name
        } label: {
          Image(systemName: name)
            .foregroundStyle(name == symbol ? tint.color : .secondary)
            .frame(maxWidth: .infinity, minHeight: 36)
        }
        .accessibilityAddTraits(name == symbol ? .isSelected : [])
      }
    }
    .buttonStyle(.borderless)
    // Six symbols do not fit side by side at larger sizes.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private func add() {
    guard isNamed else { return }
    withAnimation { model.add(name: name, symbol: symbol, tint: tint, goal: goal) }
    dismiss()
  }
}
