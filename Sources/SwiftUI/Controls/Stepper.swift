import UIKit

/// A control that counts up and down.
///
/// Documentation: `SwiftUI/Stepper`.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// A control that calls a closure for each step up and down; nil where a step is not possible.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// A control for a value, in steps.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// A control for a value in a range, in steps.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let up = value.wrappedValue.advanced(by: step)
    let down = value.wrappedValue.advanced(by: -step)
    self.init(
      label: label,
      onIncrement: up <= bounds.upperBound ? { value.wrappedValue = min(up, bounds.upperBound) } : nil,
      onDecrement: down >= bounds.lowerBound ? { value.wrappedValue = max(down, bounds.lowerBound) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// The label, and the control at the other side.
  public var body: some View {
    LabeledControl(label: label) {
      StepperView(
        name: label.spokenTitle, increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
    }
  }
}

/// The initialisers of iOS 13, in which the label comes last.
extension Stepper {
  /// A control that calls a closure for each step up and down; nil where a step is not possible.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A control for a value, in steps.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A control for a value in a range, in steps.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A control for a value, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// A control for a value, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// A control for a value in a range, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// A control for a value in a range, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// A control that calls a closure for each step, with a text.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  /// A control that calls a closure for each step, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

struct StepperView: UIViewRepresentable {
  /// The text that assistive tools speak.
  let name: Text?
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  final class Coordinator {
    var view: StepperView
    var shownName: String?
    init(_ view: StepperView) { self.view = view }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    let coordinator = context.coordinator
    stepper.addAction(
      UIAction { [unowned stepper] _ in
        // The control only counts steps from 0; the app keeps the value.
        let isUp = stepper.value > 0
        stepper.value = 0
        if isUp { coordinator.view.increment?() } else { coordinator.view.decrement?() }
      }, for: .valueChanged)
    stepper.addAction(UIAction { _ in coordinator.view.onEditingChanged(true) }, for: .touchDown)
    stepper.addAction(
      UIAction { _ in coordinator.view.onEditingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return stepper
  }

  func updateUIView(_ stepper: UIStepper, context: Context) {
    context.coordinator.view = self
    stepper.minimumValue = decrement == nil ? 0 : -1
    stepper.maximumValue = increment == nil ? 0 : 1
    stepper.isEnabled = context.environment.isEnabled
    let name = name?.plain(context.environment)
    // Only a change is set, as a modifier may have given the stepper another label.
    if name != context.coordinator.shownName {
      context.coordinator.shownName = name
      stepper.accessibilityLabel = name
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
