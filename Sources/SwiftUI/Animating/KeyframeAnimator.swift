import Stage
import UIKit

/// How a value changes over time, by the tracks of its properties.
///
/// Documentation: `SwiftUI/KeyframeTimeline`.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private let start: Value
  private let tracks: [_KeyframeCourse<Value>]

  /// A timeline from an initial value and the tracks of its properties.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ start: Value, _ keyframes: some Keyframes<Value>) {
    self.start = start
    tracks = keyframes._tracks
  }

  /// The seconds of the longest track.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = start
    for track in tracks { track.change(&value, start, time) }
    return value
  }

  /// The value at a fraction of the time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Views that follow a value over time.
///
/// Documentation: `SwiftUI/KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let start: Value
  private let repeats: Bool
  private let version: ComparedValue?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var present: Value?
  @State private var run = KeyframeRun()

  /// Views for a value that follows keyframes, repeatedly if `repeating` is true.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    start = initialValue
    repeats = repeating
    version = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Views for a value that follows keyframes each time `trigger` changes.
  public init<Trigger: Equatable>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    start = initialValue
    repeats = false
    version = ComparedValue(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// The views for the present value.
  public var body: some View {
    content(present ?? start)
      .onAppear { if version == nil { begin() } }
      .onDisappear { run.stop() }
      .onChange(of: version) { _, _ in begin() }
  }

  private func begin() {
    let timeline = KeyframeTimeline(start, keyframes(start))
    run.begin(timeline.duration, repeats) { present = timeline.value(time: $0) }
  }
}

/// Calls a closure with the time in each frame while keyframes run.
@MainActor
final class KeyframeRun {
  private var ticker: FrameTicker?

  nonisolated init() {}

  func begin(_ duration: Double, _ repeats: Bool, _ show: @escaping (Double) -> Void) {
    stop()
    guard duration > 0, let clock = FrameClock.current else { return show(duration) }
    let start = clock.now
    ticker = clock.tick(label: "keyframes") { [weak self] time in
      let passed = time - start
      if repeats { return show(passed.truncatingRemainder(dividingBy: duration)) }
      show(min(passed, duration))
      if passed >= duration { self?.stop() }
    }
  }

  func stop() {
    ticker?.cancel()
    ticker = nil
  }
}

extension View {
  /// Changes the view by a value that follows keyframes, repeatedly if `repeating` is true.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let base = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(base, $0) }, keyframes: keyframes)
  }

  /// Changes the view by a value that follows keyframes each time another value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let base = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(base, $0) }, keyframes: keyframes)
  }
}
