import UIKit

/// Shows the progress of a task, or that it is running.
///
/// Documentation: `SwiftUI/ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  /// The interval whose progress is shown; nil for a fraction.
  var timer: TimerInterval?
  let label: Label
  let current: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  /// The progress as the style of the surroundings shows it.
  public var body: some View {
    if let timer {
      TimelineView(TimerSchedule(timer: timer)) { timeline in styled(timer.fraction(at: timeline.date)) }
        // A timeline keeps its schedule, so another interval needs a new timeline.
        .id(timer)
    } else {
      styled(fraction)
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Self.isEmpty(label) ? nil : .init(view: AnyView(label)),
        currentValueLabel: Self.isEmpty(current) ? nil : .init(view: AnyView(current))))
  }

  private static func isEmpty<V: View>(_ view: V) -> Bool { view is EmptyView }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress of a style's configuration, in the default style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A spinner.
  public init() { self.init(fraction: nil, label: EmptyView(), current: EmptyView()) }
  /// A bar; nil shows a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: ProgressFraction.of(value, total), label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: EmptyView()) }
  /// A bar with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: ProgressFraction.of(value, total), label: label(), current: EmptyView())
  }
}

extension ProgressView {
  /// A bar with a label, and one of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: ProgressFraction.of(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a text.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  /// A spinner with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// A bar with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

enum ProgressFraction {
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

struct ProgressBarView: UIViewRepresentable {
  let fraction: Double
  /// Whether a label beside the bar is its name for assistive tools.
  let isNamed: Bool
  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
  func updateUIView(_ view: UIProgressView, context: Context) {
    view.setProgress(Float(fraction), animated: context.transaction.animation != nil)
    view.progressTintColor = context.environment.tint?.uiColor(context.environment)
    view.accessibilityLabel = isNamed ? "" : nil
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

struct SpinnerView: UIViewRepresentable {
  /// Whether a label beside the spinner is its name for assistive tools.
  var isNamed = false
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    view.style = context.environment.controlSize >= .large ? .large : .medium
    if let tint = context.environment.tint { view.color = tint.uiColor(context.environment) }
    view.accessibilityLabel = isNamed ? "" : nil
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

extension ControlSize: Comparable {
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Whether a size is smaller.
  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.order < b.order }
}
