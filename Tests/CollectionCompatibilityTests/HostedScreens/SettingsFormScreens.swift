import Observation
import SwiftUI

/// Settings of a reader app.
@Observable @MainActor final class ReaderSettings {
  enum Appearance: String, CaseIterable, Identifiable {
    case automatic, light, dark
    var id: Self { self }
  }

  enum Typeface: String, CaseIterable {
    case system = "San Francisco"
    case serif = "New York"
    case rounded = "Rounded"
  }

  var appearance = Appearance.automatic
  var typeface = Typeface.serif
  var textSize = 17.0
  var highlight = Color.yellow
  var usesColumns = false
  var downloads = true
  var dailyGoal = 20
  var reminder = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 6, day: 1, hour: 8).date!
  var name = ""
}

struct SettingsIcon: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content
      .font(.footnote)
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(color.gradient, in: .rect(cornerRadius: 6, style: .continuous))
  }
}

struct SettingsRowLabel: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol).modifier(SettingsIcon(color: color))
    }
  }
}

struct ReaderSettingsView: View {
  @Bindable var settings: ReaderSettings
  @SceneStorage("ReaderSettingsView.showsAdvanced") private var showsAdvanced = false
  @State private var isResetting = false
  @FocusState private var nameIsFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $settings.name)
            .focused($nameIsFocused)
            .submitLabel(.done)
          LabeledContent("Member since", value: "2019")
        }
        Section {
          Picker("Appearance", selection: $settings.appearance) {
            ForEach(ReaderSettings.Appearance.allCases) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.segmented)
          Picker(selection: $settings.typeface) {
            ForEach(ReaderSettings.Typeface.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          } label: {
            SettingsRowLabel(title: "Typeface", symbol: "textformat", color: .blue)
          }
          ColorPicker("Highlights", selection: $settings.highlight, supportsOpacity: false)
          LabeledContent("Size") {
            ControlGroup {
              Button("Smaller", systemImage: "textformat.size.smaller") { settings.textSize -= 1 }
              Button("Larger", systemImage: "textformat.size.larger") { settings.textSize += 1 }
            }
          }
        } header: {
          Text("Reading")
        } footer: {
          Text("The text is \(settings.textSize.formatted()) points high.")
        }
        Section {
          Toggle(isOn: $settings.downloads) {
            SettingsRowLabel(title: "Download over Wi-Fi", symbol: "wifi", color: .green)
          }
          Stepper(value: $settings.dailyGoal, in: 5...120, step: 5) {
            SettingsRowLabel(title: "\(settings.dailyGoal) minutes a day", symbol: "target", color: .orange)
          }
          DatePicker("Reminder", selection: $settings.reminder, displayedComponents: .hourAndMinute)
        }
        DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
          Toggle("Two columns", isOn: $settings.usesColumns)
        }
        Section {
          Button("Reset all settings", role: .destructive) { isResetting = true }
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Reset?", isPresented: $isResetting, titleVisibility: .visible) {
        Button("Reset", role: .destructive) { settings.textSize = 17 }
      }
    }
  }
}
