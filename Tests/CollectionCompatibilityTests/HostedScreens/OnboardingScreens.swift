import SwiftUI

/// A page that greets.
struct WelcomePage: Identifiable, Hashable {
  let id: Int
  let title: String
  let text: String
  let symbol: String
  let color: Color

  static let all = [
    WelcomePage(
      id: 0, title: "Welcome", text: "Your plants, watered in time.", symbol: "leaf.fill", color: .green),
    WelcomePage(
      id: 1, title: "Reminders", text: "A note on the days that count, and quiet on all others.", symbol: "bell.fill",
      color: .orange),
    WelcomePage(
      id: 2, title: "Together", text: "Share a balcony with those who live there.", symbol: "person.2.fill",
      color: .blue),
  ]
}

/// Comes up from below, and shrinks away.
struct RiseTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: phase == .willAppear ? 40 : 0)
      .scaleEffect(phase == .didDisappear ? 0.5 : 1)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == RiseTransition {
  static var rise: RiseTransition { RiseTransition() }
}

private struct TitleBounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// Titles in a row, of which a line marks the present one.
struct PageTitles: View {
  @Binding var selection: Int

  var body: some View {
    HStack(spacing: 24) {
      ForEach(WelcomePage.all) { page in
        Button(page.title) { withAnimation { selection = page.id } }
          .font(.subheadline.weight(selection == page.id ? .semibold : .regular))
          .anchorPreference(key: TitleBounds.self, value: .bounds) { [page.id: $0] }
      }
    }
    .padding(.bottom, 6)
    .overlayPreferenceValue(TitleBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let frame = proxy[anchor]
          Capsule()
            .fill(.tint)
            .frame(width: frame.width, height: 3)
            .offset(x: frame.minX, y: frame.maxY + 2)
        }
      }
    }
  }
}

struct OnboardingView: View {
  @State private var selection = 0
  @State private var showsSignIn = false

  var body: some View {
    VStack(spacing: 16) {
      PageTitles(selection: $selection)
      TabView(selection: $selection) {
        ForEach(WelcomePage.all) { page in
          VStack(spacing: 16) {
            Image(systemName: page.symbol)
              .resizable()
              .scaledToFit()
              .frame(width: 90, height: 90)
              .foregroundStyle(page.color.gradient)
              .padding(30)
              .background(page.color.opacity(0.15), in: Circle())
            Text(page.title).font(.largeTitle.bold())
            Text(page.text)
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
              .padding(.horizontal, 30)
          }
          .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      if showsSignIn {
        Label("Sign in to share", systemImage: "person.crop.circle")
          .padding()
          .frame(maxWidth: .infinity)
          .background(.regularMaterial, in: .rect(cornerRadius: 12))
          .transition(.rise)
      }
      Button {
        withAnimation {
          if selection == WelcomePage.all.count - 1 { showsSignIn = true } else { selection += 1 }
        }
      } label: {
        Text(selection == WelcomePage.all.count - 1 ? "Get started" : "Next").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding()
    .tint(.green)
    .interactiveDismissDisabled()
    .preferredColorScheme(nil)
  }
}
