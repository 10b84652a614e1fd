import UIKit

/// A value between two others, as a bar.
///
/// Documentation: `SwiftUI/Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let least: BoundsLabel
  let most: BoundsLabel
  @Environment(\.tint) private var tint

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

  /// The label above a bar with the least and the greatest value at its ends, and the value below it.
  public var body: some View {
    VStack(spacing: 4) {
      label
      HStack(spacing: 8) {
        least
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(.systemFill))
            Capsule().fill(tint ?? .accentColor).frame(width: max(proxy.size.width * fraction, 4))
          }
        }
        .frame(height: 4)
        most
      }
      current
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("\(Int((fraction * 100).rounded()))%")
  }
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
