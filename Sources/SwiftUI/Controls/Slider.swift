import UIKit

/// A control for a number in a range.
///
/// Documentation: `SwiftUI/Slider`.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let least: ValueLabel
  let most: ValueLabel
  let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ least: ValueLabel,
    _ most: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.least = least
    self.most = most
    self.onEditingChanged = onEditingChanged
  }

  /// The slider between the labels of its ends.
  public var body: some View {
    HStack {
      least
      SliderView(
        value: value, bounds: bounds, step: step, name: label.spokenTitle, onEditingChanged: onEditingChanged)
      most
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A control for a number in a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A control for a number in a range, in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A control for a number in a range, with a label that screen readers speak.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A control for a number in a range, in steps, with a label for assistive tools.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// A control for a number in a range, with labels of its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A control for a number in a range, in steps, with labels at both ends and one for assistive tools.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider {
  /// A control for a number in a range, with views at its ends and a label for assistive tools.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// A control for a number in a range, in steps, with views at its ends and a label for assistive tools.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A control for a number in a range, with a label for assistive tools.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A control for a number in a range, in steps, with a label for assistive tools.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

struct SliderView: UIViewRepresentable {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  /// The text that assistive tools speak.
  let name: Text?
  let onEditingChanged: (Bool) -> Void

  final class Coordinator {
    var view: SliderView
    var shownName: String?
    var isTracking = false
    init(_ view: SliderView) { self.view = view }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    let coordinator = context.coordinator
    slider.addAction(
      UIAction { [unowned slider] _ in
        let view = coordinator.view
        var value = Double(slider.value)
        if let step = view.step, step > 0 {
          value = view.bounds.lowerBound + ((value - view.bounds.lowerBound) / step).rounded() * step
          value = min(max(value, view.bounds.lowerBound), view.bounds.upperBound)
          slider.value = Float(value)
        }
        if slider.isTracking != coordinator.isTracking {
          coordinator.isTracking = slider.isTracking
          view.onEditingChanged(slider.isTracking)
        }
        view.value.wrappedValue = value
      }, for: .valueChanged)
    slider.addAction(
      UIAction { _ in
        guard coordinator.isTracking else { return }
        coordinator.isTracking = false
        coordinator.view.onEditingChanged(false)
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.view = self
    slider.minimumValue = Float(bounds.lowerBound)
    slider.maximumValue = Float(bounds.upperBound)
    if slider.value != Float(value.wrappedValue) { slider.setValue(Float(value.wrappedValue), animated: false) }
    slider.isEnabled = context.environment.isEnabled
    let name = name?.plain(context.environment)
    // Only a change is set, as a modifier may have given the slider another label.
    if name != context.coordinator.shownName {
      context.coordinator.shownName = name
      slider.accessibilityLabel = name
    }
    slider.minimumTrackTintColor = context.environment.tint?.uiColor(context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}
