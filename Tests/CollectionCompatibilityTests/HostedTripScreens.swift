import Expectations
import ScreenTesting
import SwiftUI
import Testing
import UIKit
import UIKitTesting

// An app of several screens, as tutorials build one: tabs, a list that is edited and searched, a form in a sheet, an
// alert before something is lost.

private struct Trip: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case city, sea, mountains
    var id: Self { self }
  }

  let id: Int
  var name: String
  var kind = Kind.city
  var isPinned = false
}

private struct TripList: View {
  @State private var trips = [
    Trip(id: 1, name: "Lisbon"), Trip(id: 2, name: "Crete", kind: .sea, isPinned: true),
    Trip(id: 3, name: "Davos", kind: .mountains),
  ]
  @State private var path: [Trip] = []
  @State private var text = ""
  @State private var isAdding = false
  @State private var doomed: Trip?
  @State private var asks = false

  private var shown: [Trip] { trips.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) } }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Trips") {
          ForEach(shown) { trip in
            NavigationLink(value: trip) {
              Label(trip.name, systemImage: trip.isPinned ? "pin.fill" : "map")
            }
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                doomed = trip
                asks = true
              }
            }
            .swipeActions(edge: .leading) {
              Button("Pin", systemImage: "pin") { toggle(trip) }.tint(.orange)
            }
            .contextMenu {
              Button("Pin", systemImage: "pin") { toggle(trip) }
            }
          }
        }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self) { TripDetail(trip: $0) }
      .searchable(text: $text, prompt: "Place")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        ToolbarItem(placement: .topBarLeading) {
          Menu("Sort") {
            Button("By name") { trips.sort { $0.name < $1.name } }
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        NewTrip { trips.append(Trip(id: trips.count + 1, name: $0, kind: $1)) }
      }
      .alert("Delete the trip?", isPresented: $asks, presenting: doomed) { trip in
        Button("Delete", role: .destructive) { trips.removeAll { $0.id == trip.id } }
        Button("Keep", role: .cancel) {}
      } message: { trip in
        Text("\(trip.name) cannot be brought back.")
      }
    }
  }

  private func toggle(_ trip: Trip) {
    guard let index = trips.firstIndex(where: { $0.id == trip.id }) else { return }
    trips[index].isPinned.toggle()
  }
}

private struct TripDetail: View {
  let trip: Trip
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      LabeledContent("Kind", value: trip.kind.rawValue)
      Button("Done") { dismiss() }
    }
    .navigationTitle(trip.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NewTrip: View {
  let add: (String, Trip.Kind) -> Void
  @State private var name = ""
  @State private var kind = Trip.Kind.sea
  @State private var start = Date(timeIntervalSince1970: 1_700_000_000)
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Place", text: $name)
        Picker("Kind", selection: $kind) {
          ForEach(Trip.Kind.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        Picker("Again", selection: $kind) {
          ForEach(Trip.Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        DatePicker("Start", selection: $start, displayedComponents: .date)
      }
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.locale, Locale(identifier: "en_GB"))
      .navigationTitle("New trip")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            add(name, kind)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

private struct TripsApp: View {
  var body: some View {
    TabView {
      TripList().tabItem { Label("Trips", systemImage: "map") }
      Text("Nothing yet").tabItem { Label("Diary", systemImage: "book") }.badge(2)
    }
  }
}

@MainActor struct HostedTripScreens {
  private func screen(_ style: UIUserInterfaceStyle = .light, largest: Bool = false) throws -> MountedScreen {
    let screen = MountedScreen(UIHostingController(rootView: TripsApp()), size: CGSize(width: 390, height: 700)) {
      $0.userInterfaceStyle = style
      $0.layoutDirection = style == .dark ? .rightToLeft : .leftToRight
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .compact
      if largest { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    try screen.settle()
    return screen
  }

  private func field(_ placeholder: String, in view: UIView) -> UITextField? {
    if let field = view as? UITextField, field.placeholder == placeholder, field.window != nil,
      !(field is UISearchTextField)
    {
      return field
    }
    return view.subviews.lazy.compactMap { self.field(placeholder, in: $0) }.first
  }

  @Test func theListMatchesItsPictures() throws {
    expectGolden(try screen().picture, "trips light")
    expectGolden(try screen(.dark).picture, "trips dark right to left")
    expectGolden(try screen(largest: true).picture, "trips largest")
  }

  @Test func aTripIsAdded() throws {
    let screen = try screen()
    let list = screen.accessibility
    screen.tap(at: CGPoint(x: 367, y: 22))
    try screen.settle()
    expectGolden(screen.picture, "trips new")
    let field = try require(self.field("Place", in: screen.window))
    screen.tap(at: field.convert(CGPoint(x: 20, y: 10), to: nil))
    try screen.settle()
    screen.type("Oslo")
    try screen.tap(.text("City"))
    try screen.tap(.text("Save"))
    try screen.settle()
    expect(!list.contains("Oslo") && screen.accessibility.contains("Oslo"))
  }

  @Test func aTripIsDeletedAfterAConfirmation() throws {
    let screen = try screen()
    let y = try screen.point(of: .text("Davos")).y
    screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 5, y: y), duration: 0.3)
    try screen.settle()
    expect(screen.accessibility.contains("Davos cannot be brought back."))
    try screen.tap(.text("Delete"))
    try screen.settle()
    expect(!screen.accessibility.contains("Davos"))
  }

  @Test func aTripIsPresentedAndDismissed() throws {
    let screen = try screen()
    try screen.tap(.text("Crete"))
    try screen.settle()
    expectGolden(screen.picture, "trips detail")
    try screen.tap(.text("Done"))
    try screen.settle()
    expect(screen.accessibility.contains("Lisbon"))
  }
}
