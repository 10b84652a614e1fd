import SwiftUI

// Forms, fields and focus.

struct LoginForm: View {
  enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var message: String?
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield")
        .font(.system(size: 56))
        .foregroundStyle(.tint)
      TextField("User name", text: $name)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .password)
        .onSubmit(logIn)
      Button(action: logIn) {
        Text("Log in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(name.isEmpty || password.isEmpty)
      if let message {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.red)
          .transition(.opacity)
      }
    }
    .padding()
    .frame(maxWidth: 400)
  }

  private func logIn() {
    withAnimation { message = password == "secret" ? "Welcome, \(name)" : "Wrong password" }
    focus = nil
  }
}

struct Profile {
  var username = "g_kumar"
  var prefersNotifications = true
  var goalDate = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var season = Season.winter
  var guests = 2
  var volume = 0.4

  enum Season: String, CaseIterable, Identifiable {
    case spring = "Spring"
    case summer = "Summer"
    case autumn = "Autumn"
    case winter = "Winter"
    var id: String { rawValue }
  }
}

struct ProfileEditor: View {
  @State private var profile = Profile()

  var body: some View {
    NavigationView {
      Form {
        Section {
          HStack {
            Text("Username")
            Spacer()
            TextField("Username", text: $profile.username)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.trailing)
          }
          Toggle(isOn: $profile.prefersNotifications) {
            Text("Enable Notifications")
          }
        }
        Section(header: Text("Trip"), footer: Text("The trip is booked for all guests.")) {
          Picker("Seasonal Photo", selection: $profile.season) {
            ForEach(Profile.Season.allCases) { season in
              Text(season.rawValue).tag(season)
            }
          }
          Stepper("Guests: \(profile.guests)", value: $profile.guests, in: 1...8)
          HStack {
            Image(systemName: "speaker")
            Slider(value: $profile.volume)
            Image(systemName: "speaker.wave.3")
          }
        }
        Section {
          Button("Reset", role: .destructive) { profile = Profile() }
        }
      }
      .navigationTitle("Profile")
    }
  }
}

struct StarRating: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundColor(star <= rating ? .yellow : .gray)
          .onTapGesture { rating = star }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue(Text("\(rating) of 5"))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(rating + 1, 5)
      case .decrement: rating = max(rating - 1, 1)
      @unknown default: break
      }
    }
  }
}

struct ReviewScreen: View {
  @State private var rating = 3
  @State private var text = "Liked it."
  @AppStorage("isPublic") private var isPublic = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      GroupBox("Your review") {
        StarRating(rating: $rating)
        TextEditor(text: $text)
          .frame(height: 80)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
      }
      Toggle("Public", isOn: $isPublic)
      Gauge(value: Double(rating), in: 0...5) {
        Text("Stars")
      } currentValueLabel: {
        Text("\(rating)")
      }
    }
    .padding()
  }
}
