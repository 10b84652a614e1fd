import UIKit

/// A value in a range, as a bar or a ring.
///
/// Documentation: `SwiftUI/Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let least: BoundsLabel
  let most: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  private init(
    _ fraction: Double, _ label: Label, _ current: CurrentValueLabel, _ least: BoundsLabel, _ most: BoundsLabel
  ) {
    self.fraction = fraction
    self.label = label
    self.current = current
    self.least = least
    self.most = most
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? Double(min(max((value - bounds.lowerBound) / length, 0), 1)) : 0
  }

  /// The gauge as the style of the surroundings shows it.
  public var body: some View {
    style.make(
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: hasLabel(current) ? .init(view: AnyView(current)) : nil,
        minimumValueLabel: hasLabel(least) ? .init(view: AnyView(least)) : nil,
        maximumValueLabel: hasLabel(most) ? .init(view: AnyView(most)) : nil)
    )
    .accessibilityElement(children: .combine)
    .accessibilityValue("\(Int((fraction * 100).rounded()))%")
  }

  private func hasLabel<V: View>(_ view: V) -> Bool { V.self != EmptyView.self }
}

extension Gauge {
  /// A value between two others with labels for all of them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Self.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value between two others with a label, and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// A value between two others with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, bounds), label(), EmptyView(), EmptyView(), EmptyView())
  }
}
