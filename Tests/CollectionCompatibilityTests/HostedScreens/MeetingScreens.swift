import Combine
import SwiftUI

/// Who speaks how long in a meeting.
struct DailyScrum: Identifiable, Equatable {
  struct Attendee: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  enum Theme: String, CaseIterable, Identifiable {
    case bubblegum, lavender, seafoam, tangerine, teal

    var id: String { rawValue }
    var name: String { rawValue.capitalized }

    var mainColor: Color {
      switch self {
      case .bubblegum: Color(red: 0.93, green: 0.5, blue: 0.82)
      case .lavender: Color(red: 0.81, green: 0.81, blue: 1)
      case .seafoam: Color(red: 0.8, green: 0.92, blue: 0.9)
      case .tangerine: Color(.systemOrange)
      case .teal: .teal
      }
    }

    var accentColor: Color { self == .teal ? .white : .black }
  }

  let id: Int
  var title: String
  var attendees: [Attendee]
  var lengthInMinutes: Int
  var theme: Theme

  var lengthInMinutesAsDouble: Double {
    get { Double(lengthInMinutes) }
    set { lengthInMinutes = Int(newValue) }
  }

  static let samples = [
    DailyScrum(
      id: 1, title: "Design",
      attendees: [.init(id: 1, name: "Cathy"), .init(id: 2, name: "Daisy"), .init(id: 3, name: "Simon")],
      lengthInMinutes: 10, theme: .seafoam),
    DailyScrum(
      id: 2, title: "App Development", attendees: [.init(id: 4, name: "Katie"), .init(id: 5, name: "Gray")],
      lengthInMinutes: 5, theme: .tangerine),
    DailyScrum(id: 3, title: "Web", attendees: [.init(id: 6, name: "Chella")], lengthInMinutes: 5, theme: .teal),
  ]
}

/// Counts the seconds of a meeting, and whose turn it is.
@MainActor final class ScrumTimer: ObservableObject {
  struct Speaker: Identifiable {
    let name: String
    var isCompleted = false
    let id: Int
  }

  @Published var activeSpeaker = ""
  @Published var secondsElapsed = 0
  @Published var secondsRemaining = 0
  private(set) var speakers: [Speaker]
  private let lengthInSeconds: Int

  init(scrum: DailyScrum) {
    lengthInSeconds = scrum.lengthInMinutes * 60
    secondsRemaining = lengthInSeconds
    speakers = scrum.attendees.map { Speaker(name: $0.name, id: $0.id) }
    activeSpeaker = speakers.first.map { "Speaker 1: " + $0.name } ?? "No Speakers"
  }

  func advance(seconds: Int) {
    secondsElapsed += seconds
    secondsRemaining = lengthInSeconds - secondsElapsed
  }

  func skipSpeaker() {
    guard let index = speakers.firstIndex(where: { !$0.isCompleted }) else { return }
    speakers[index].isCompleted = true
    if index + 1 < speakers.count { activeSpeaker = "Speaker \(index + 2): " + speakers[index + 1].name }
  }
}

struct ScrumProgressViewStyle: ProgressViewStyle {
  var theme: DailyScrum.Theme

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(theme.accentColor).frame(height: 20)
      ProgressView(configuration).tint(theme.mainColor).frame(height: 12).padding(.horizontal)
    }
  }
}

struct MeetingHeaderView: View {
  let secondsElapsed: Int
  let secondsRemaining: Int
  let theme: DailyScrum.Theme

  private var progress: Double {
    let total = secondsElapsed + secondsRemaining
    return total > 0 ? Double(secondsElapsed) / Double(total) : 1
  }

  var body: some View {
    VStack {
      ProgressView(value: progress).progressViewStyle(ScrumProgressViewStyle(theme: theme))
      HStack {
        VStack(alignment: .leading) {
          Text("Seconds Elapsed").font(.caption)
          Label("\(secondsElapsed)", systemImage: "hourglass.tophalf.fill")
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text("Seconds Remaining").font(.caption)
          Label("\(secondsRemaining)", systemImage: "hourglass.bottomhalf.fill").labelStyle(.trailingIcon)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Time remaining")
    .accessibilityValue("\(secondsRemaining / 60) minutes")
    .padding([.top, .horizontal])
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}

struct SpeakerArc: Shape {
  let speakerIndex: Int
  let totalSpeakers: Int

  private var degreesPerSpeaker: Double { 360.0 / Double(totalSpeakers) }
  private var startAngle: Angle { Angle(degrees: degreesPerSpeaker * Double(speakerIndex) + 1.0) }
  private var endAngle: Angle { Angle(degrees: startAngle.degrees + degreesPerSpeaker - 1.0) }

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.size.width, rect.size.height) - 24.0
    let radius = diameter / 2.0
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: false)
    }
  }
}

struct MeetingTimerView: View {
  let speakers: [ScrumTimer.Speaker]
  let theme: DailyScrum.Theme

  private var currentSpeaker: String { speakers.first(where: { !$0.isCompleted })?.name ?? "Someone" }

  var body: some View {
    Circle()
      .strokeBorder(lineWidth: 24)
      .overlay {
        VStack {
          Text(currentSpeaker).font(.title)
          Text("is speaking")
          Image(systemName: "mic").font(.title).padding(.top).accessibilityLabel("without transcription")
        }
        .accessibilityElement(children: .combine)
        .foregroundStyle(theme.accentColor)
      }
      .overlay {
        ForEach(speakers) { speaker in
          if speaker.isCompleted, let index = speakers.firstIndex(where: { $0.id == speaker.id }) {
            SpeakerArc(speakerIndex: index, totalSpeakers: speakers.count)
              .rotation(Angle(degrees: -90))
              .stroke(theme.mainColor, lineWidth: 12)
          }
        }
      }
      .padding(.horizontal)
  }
}

struct MeetingView: View {
  let scrum: DailyScrum
  @StateObject private var scrumTimer: ScrumTimer

  init(scrum: DailyScrum) {
    self.scrum = scrum
    _scrumTimer = StateObject(wrappedValue: ScrumTimer(scrum: scrum))
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16).fill(scrum.theme.mainColor)
      VStack {
        MeetingHeaderView(
          secondsElapsed: scrumTimer.secondsElapsed, secondsRemaining: scrumTimer.secondsRemaining, theme: scrum.theme)
        MeetingTimerView(speakers: scrumTimer.speakers, theme: scrum.theme)
        HStack {
          Text(scrumTimer.activeSpeaker)
          Spacer()
          Button {
            scrumTimer.skipSpeaker()
            scrumTimer.advance(seconds: 120)
          } label: {
            Image(systemName: "forward.fill")
          }
          .accessibilityLabel("Next speaker")
        }
        .padding([.bottom, .horizontal])
      }
    }
    .padding()
    .foregroundColor(scrum.theme.accentColor)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ThemeView: View {
  let theme: DailyScrum.Theme

  var body: some View {
    Text(theme.name)
      .padding(4)
      .frame(maxWidth: .infinity)
      .background(theme.mainColor)
      .foregroundColor(theme.accentColor)
      .clipShape(RoundedRectangle(cornerRadius: 4))
  }
}

struct ScrumEditView: View {
  @Binding var scrum: DailyScrum
  @State private var attendeeName = ""

  var body: some View {
    Form {
      Section(header: Text("Meeting Info")) {
        TextField("Title", text: $scrum.title)
        HStack {
          Slider(value: $scrum.lengthInMinutesAsDouble, in: 5...30, step: 1) { Text("Length") }
            .accessibilityValue("\(scrum.lengthInMinutes) minutes")
          Spacer()
          Text("\(scrum.lengthInMinutes) minutes").accessibilityHidden(true)
        }
        Picker("Theme", selection: $scrum.theme) {
          ForEach(DailyScrum.Theme.allCases) { theme in ThemeView(theme: theme).tag(theme) }
        }
        .pickerStyle(.navigationLink)
      }
      Section(header: Text("Attendees")) {
        ForEach(scrum.attendees) { Text($0.name) }
          .onDelete { scrum.attendees.remove(atOffsets: $0) }
        HStack {
          TextField("New Attendee", text: $attendeeName)
          Button {
            withAnimation {
              scrum.attendees.append(.init(id: scrum.attendees.count + 100, name: attendeeName))
              attendeeName = ""
            }
          } label: {
            Image(systemName: "plus.circle.fill").accessibilityLabel("Add attendee")
          }
          .disabled(attendeeName.isEmpty)
        }
      }
    }
  }
}

struct ScrumCardView: View {
  let scrum: DailyScrum

  var body: some View {
    VStack(alignment: .leading) {
      Text(scrum.title).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      HStack {
        Label("\(scrum.attendees.count)", systemImage: "person.3")
          .accessibilityLabel("\(scrum.attendees.count) attendees")
        Spacer()
        Label("\(scrum.lengthInMinutes)", systemImage: "clock")
          .accessibilityLabel("\(scrum.lengthInMinutes) minute meeting")
          .labelStyle(.trailingIcon)
      }
      .font(.caption)
    }
    .padding()
    .foregroundColor(scrum.theme.accentColor)
  }
}

struct ScrumsView: View {
  @State private var scrums = DailyScrum.samples
  @State private var edited: DailyScrum?

  var body: some View {
    NavigationStack {
      List($scrums) { $scrum in
        NavigationLink {
          MeetingView(scrum: scrum).navigationTitle(scrum.title)
        } label: {
          ScrumCardView(scrum: scrum)
        }
        .listRowBackground(scrum.theme.mainColor)
        .swipeActions {
          Button("Edit") { edited = scrum }.tint(.indigo)
        }
      }
      .navigationTitle("Daily Scrums")
      .toolbar {
        Button {
          edited = scrums[0]
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("New Scrum")
      }
      .sheet(item: $edited) { scrum in
        NavigationStack {
          ScrumEditView(
            scrum: Binding {
              edited ?? scrum
            } set: {
              edited = $0
            }
          )
          .navigationTitle(scrum.title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { edited = nil } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { edited = nil } }
          }
        }
      }
    }
  }
}
