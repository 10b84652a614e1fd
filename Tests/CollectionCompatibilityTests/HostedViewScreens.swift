import ScreenTesting
import SwiftUI
import Testing
import UIKit
import UIKitTesting

// Views as apps write them from the documentation of SwiftUI, each in a hosting controller or in cells.

private struct HostedContact: Identifiable {
  let id: Int
  let name: String
  let note: String
  let color: Color
  var isFavorite = false
}

private let contacts = [
  HostedContact(
    id: 1, name: "Ada Lovelace", note: "Notes on the Analytical Engine, with a table of Bernoulli numbers",
    color: .orange),
  HostedContact(id: 2, name: "Grace Hopper", note: "A-0", color: .teal, isFavorite: true),
]

private struct ContactRow: View {
  let contact: HostedContact

  var body: some View {
    HStack(spacing: 12) {
      Text(contact.name.prefix(1))
        .font(.headline)
        .foregroundColor(.white)
        .frame(width: 40, height: 40)
        .background(contact.color)
        .clipShape(Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(contact.name).font(.headline)
        Text(contact.note).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
      Spacer()
      if contact.isFavorite {
        Image(systemName: "star.fill").foregroundColor(.yellow)
      }
    }
  }
}

/// A row for each contact, in cells of a table.
private final class HostedContactsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration { ContactRow(contact: contacts[indexPath.row]) }
    return cell
  }
}

/// A card as tutorials make it.
private struct LandmarkCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 120)
        .overlay(alignment: .bottomLeading) {
          Label("Joshua Tree", systemImage: "leaf.fill")
            .font(.title3.bold())
            .foregroundStyle(.white)
            .padding()
        }
      VStack(alignment: .leading, spacing: 8) {
        Text("A **national park** in *California*")
        HStack {
          ForEach(["desert", "rocks", "stars"], id: \.self) { tag in
            Text(tag)
              .font(.caption)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(Capsule().fill(Color.accentColor.opacity(0.15)))
          }
        }
        Divider()
        HStack {
          Text("4.8").font(.title2).fontWeight(.semibold)
          Image(systemName: "star.fill").imageScale(.small).foregroundStyle(.orange)
          Spacer()
          Button("Visit") {}.buttonStyle(.borderedProminent)
        }
      }
      .padding()
    }
    .background(Color(.secondarySystemBackground))
    .cornerRadius(16)
    .shadow(radius: 4)
    .padding()
  }
}

/// Controls with bindings.
private struct PreferencesView: View {
  @State private var sound = true
  @State private var volume = 0.4
  @State private var copies = 2
  @State private var name = "Ada"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Toggle("Sound", isOn: $sound)
      Slider(value: $volume, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Stepper("\(copies) copies", value: $copies, in: 0...10)
      ProgressView("Loading", value: 0.6)
      HStack {
        Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button(action: {}) { Label("Share", systemImage: "square.and.arrow.up") }
      }
    }
    .padding()
  }
}

/// Shapes, strokes and effects.
private struct ShapesView: View {
  var body: some View {
    HStack(spacing: 14) {
      Circle().stroke(.green, lineWidth: 6).frame(width: 44, height: 44)
      Circle().trim(from: 0, to: 0.7)
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 44, height: 44)
      RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 3).frame(width: 50, height: 44)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 40))
        path.addLine(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 40))
        path.closeSubpath()
      }
      .fill(.orange)
      .frame(width: 40, height: 40)
      Text("3").font(.caption.bold()).foregroundColor(.white).padding(8).background(.red, in: Circle()).opacity(0.8)
    }
    .padding(20)
  }
}

/// A whole screen: a list in a stack of screens, as tutorials build it.
private struct HabitsView: View {
  struct Habit: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isDone = false
  }

  @State private var habits = [Habit(name: "Run"), Habit(name: "Read", isDone: true), Habit(name: "Drink water")]
  @State private var isAdding = false
  @State private var reminds = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($habits) { $habit in
            Toggle(habit.name, isOn: $habit.isDone)
          }
          .onDelete { habits.remove(atOffsets: $0) }
        } header: {
          Text("Today")
        } footer: {
          Text("\(habits.filter(\.isDone).count) of \(habits.count) done")
        }
        Section("Settings") {
          Toggle("Reminders", isOn: $reminds)
          NavigationLink("History") { Text("Nothing yet").navigationTitle("History") }
          Button("Add a habit") { isAdding = true }
        }
      }
      .navigationTitle("Habits")
      .sheet(isPresented: $isAdding) { Text("A new habit") }
    }
  }
}

@MainActor struct HostedViewScreens {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aListInAStackMatchesItsPicture(_ style: UIUserInterfaceStyle) throws {
    let controller = UIHostingController(rootView: HabitsView())
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 700)) {
      $0.userInterfaceStyle = style
      $0.layoutDirection = style == .dark ? .rightToLeft : .leftToRight
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .compact
    }
    try screen.settle()
    expectGolden(screen.picture, "habits \(style == .dark ? "dark" : "light")")
    guard style == .light else { return }
    expectGolden(screen.accessibility, "habits")
    try screen.tap(.text("Add a habit"))
    try screen.settle()
    expectGolden(screen.picture, "habits sheet")
  }

  @Test(arguments: [Sheet.Size.standard, .largest]) func cardsAndControlsMatchTheirPictures(_ size: Sheet.Size) throws {
    func expectLook<Content: View>(_ name: String, _ content: Content) throws {
      try Sheet.expect("hosted \(name)", size) {
        UIHostingController(rootView: content).view
      } height: {
        $0.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)).height
      }
    }
    try expectLook("card", LandmarkCard())
    try expectLook("controls", PreferencesView())
    try expectLook("shapes", ShapesView())
  }

  @Test func hostedRowsInATableMatchTheirPictures() throws {
    let controller = HostedContactsViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 160)) { $0.userInterfaceStyle = .light }
    expectGolden(screen.picture, "hosted rows")
    expectGolden(screen.accessibility, "hosted rows")
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.resize(to: CGSize(width: 320, height: 900))
    try screen.settle()
    expectGolden(screen.picture, "hosted rows largest")
  }
}
