import Foundation
import UIKit

/// A control that chooses a date.
///
/// Documentation: `SwiftUI/DatePicker`.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label
  @Environment(\.datePickerKind) private var kind

  /// The label and the control; calendars and wheels fill the width.
  public var body: some View {
    let control = DatePickerView(
      selection: selection, minimum: minimum, maximum: maximum, components: components, kind: kind,
      name: label.spokenTitle)
    switch kind {
    case .automatic, .compact: LabeledControl(label: label, isStackable: true) { control }
    case .graphical: control
    case .wheels: LabeledControl(label: label, isStackable: true) { control }
    }
  }
}

/// The parts of a date that a picker shows.
///
/// Documentation: `SwiftUI/DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker {
  /// A control with a label for a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: nil, maximum: nil, components: displayedComponents, label: label())
  }

  /// A control with a label for a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
      label: label())
  }

  /// A control with a label for a date from another on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents, label: label())
  }

  /// A control with a label for a date up to another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// A control with a text for a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a text for a date in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a text for a date from another on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a text for a date up to another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a text for a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A control with a text for a date in a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A control with a text for a date from another on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The appearance of date pickers.
///
/// Documentation: `SwiftUI/DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

enum DatePickerKind: Equatable, Sendable { case automatic, compact, graphical, wheels }

/// A style of this module.
@MainActor
protocol KnownDatePickerStyle: DatePickerStyle { var kind: DatePickerKind { get } }

/// The default style: a compact one.
///
/// Documentation: `SwiftUI/DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: KnownDatePickerStyle {
  /// The usual look.
  public init() {}
  var kind: DatePickerKind { .automatic }
}
/// The date in buttons that open calendars and wheels.
///
/// Documentation: `SwiftUI/CompactDatePickerStyle`.
public struct CompactDatePickerStyle: KnownDatePickerStyle {
  /// Buttons.
  public init() {}
  var kind: DatePickerKind { .compact }
}
/// A calendar.
///
/// Documentation: `SwiftUI/GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: KnownDatePickerStyle {
  /// A calendar.
  public init() {}
  var kind: DatePickerKind { .graphical }
}
/// Wheels for the components of the date.
///
/// Documentation: `SwiftUI/WheelDatePickerStyle`.
public struct WheelDatePickerStyle: KnownDatePickerStyle {
  /// Wheels.
  public init() {}
  var kind: DatePickerKind { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual look.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in buttons that open calendars and wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the components of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private struct DatePickerKindKey: EnvironmentKey { static let defaultValue = DatePickerKind.automatic }
  var datePickerKind: DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers in the view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, (style as? any KnownDatePickerStyle)?.kind ?? .automatic)
  }
}

/// UIKit's picker for a date.
struct DatePickerView: UIViewRepresentable {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let kind: DatePickerKind
  let name: Text?

  final class Coordinator {
    var selection: Binding<Date>
    init(_ selection: Binding<Date>) { self.selection = selection }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [unowned view] _ in coordinator.selection.wrappedValue = view.date }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UIDatePicker, context: Context) {
    let environment = context.environment
    context.coordinator.selection = selection
    let mode: UIDatePicker.Mode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    if view.datePickerMode != mode { view.datePickerMode = mode }
    let style: UIDatePickerStyle =
      switch kind {
      case .automatic, .compact: .compact
      case .graphical: .inline
      case .wheels: .wheels
      }
    if view.preferredDatePickerStyle != style { view.preferredDatePickerStyle = style }
    if view.locale != environment.locale { view.locale = environment.locale }
    if view.calendar != environment.calendar { view.calendar = environment.calendar }
    if view.timeZone != environment.timeZone { view.timeZone = environment.timeZone }
    if view.minimumDate != minimum { view.minimumDate = minimum }
    if view.maximumDate != maximum { view.maximumDate = maximum }
    if view.date != selection.wrappedValue { view.setDate(selection.wrappedValue, animated: view.window != nil) }
    view.isEnabled = environment.isEnabled
    view.accessibilityLabel = name?.plain(environment)
    view.tintColor = environment.tint?.uiColor(environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let ideal = uiView.sizeThatFits(UIView.layoutFittingCompressedSize)
    guard kind == .graphical else { return ideal }
    return CGSize(width: max(proposal.width ?? ideal.width, ideal.width), height: ideal.height)
  }
}
