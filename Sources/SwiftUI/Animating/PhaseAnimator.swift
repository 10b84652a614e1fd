import Foundation

/// A value of a hidden type that can be compared.
struct ComparedValue: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (a: ComparedValue, b: ComparedValue) -> Bool { a.isEqual(b.value) }
}

/// Shows its views in one phase after another, with animated transitions.
///
/// Documentation: `SwiftUI/PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let version: ComparedValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var wait = MainWait()

  /// Views that cycle through phases for as long as they are shown.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    version = nil
    self.content = content
    self.animation = animation
  }

  /// Views that run through the phases once, and return to the first one, each time a value changes.
  public init<Trigger: Equatable>(
    _ phases: some Sequence<Phase>, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    version = ComparedValue(trigger)
    self.content = content
    self.animation = animation
  }

  /// The views of the present phase.
  public var body: some View {
    Group {
      if phases.indices.contains(index) { content(phases[index]) }
    }
    .onAppear { if version == nil { advance() } }
    .onDisappear { wait.cancel() }
    .onChange(of: version) { _, _ in
      if index != 0 { index = 0 }
      advance()
    }
  }

  private func advance() {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    guard version == nil || next != 0 else { return wait.cancel() }
    wait.run(after: animation?.length ?? 0, label: "PhaseAnimator") { advance() }
  }
}

extension Animation {
  /// The seconds until the animation has ended; for one that repeats forever, those of one run.
  var length: Double { delaySeconds + duration / max(rate, 0.001) * Double(max(repetitions ?? 1, 1)) }
}

extension View {
  /// Changes the view through phases again and again, for as long as it is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let base = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(phases, content: { content(base, $0) }, animation: animation)
  }

  /// Changes the view through phases, and back to the first, each time a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let base = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(phases, trigger: trigger, content: { content(base, $0) }, animation: animation)
  }
}
