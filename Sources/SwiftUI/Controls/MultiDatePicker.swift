import Foundation
import UIKit

/// A calendar in which any number of days can be selected.
///
/// Documentation: `SwiftUI/MultiDatePicker`.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateInterval?
  let label: Label

  /// The calendar, which fills the width. Assistive tools read the label.
  public var body: some View {
    MultiDateView(selection: selection, bounds: bounds, name: label.spokenTitle)
  }
}

extension MultiDatePicker {
  private init(_ selection: Binding<Set<DateComponents>>, from start: Date?, to end: Date?, _ label: Label) {
    self.selection = selection
    self.label = label
    guard start != nil || end != nil else {
      bounds = nil
      return
    }
    let first = start ?? .distantPast
    bounds = DateInterval(start: first, end: max(end ?? .distantFuture, first))
  }

  /// A calendar with a label for days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: nil, to: nil, label())
  }

  /// A calendar with a label for days in a range, without the day on which it ends.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound.addingTimeInterval(-1), label())
  }

  /// A calendar with a label for days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: bounds.lowerBound, to: nil, label()) }

  /// A calendar with a label for days up to a date, without the day on which it is.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, from: nil, to: bounds.upperBound.addingTimeInterval(-1), label()) }
}

extension MultiDatePicker where Label == Text {
  /// A calendar with a text for days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A calendar with a text for days in a range, without the day on which it ends.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar with a text for days from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// A calendar with a text for days up to a date, without the day on which it is.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// A calendar with a text for days.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A calendar with a text for days in a range, without the day on which it ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A calendar with a text for days from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// A calendar with a text for days up to a date, without the day on which it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

/// UIKit's calendar for several days.
struct MultiDateView: UIViewRepresentable {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateInterval?
  let name: Text?

  final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>
    /// The days that the calendar shows as selected.
    var shown: Set<DateComponents> = []
    init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      take(selection)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      take(selection)
    }

    private func take(_ calendar: UICalendarSelectionMultiDate) {
      shown = Set(calendar.selectedDates)
      selection.wrappedValue = shown
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.wantsDateDecorations = false
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {
    let (environment, coordinator) = (context.environment, context.coordinator)
    coordinator.selection = selection
    if view.locale != environment.locale { view.locale = environment.locale }
    if view.calendar != environment.calendar { view.calendar = environment.calendar }
    if view.timeZone != environment.timeZone { view.timeZone = environment.timeZone }
    let range = bounds ?? DateInterval(start: .distantPast, end: .distantFuture)
    if view.availableDateRange != range { view.availableDateRange = range }
    if coordinator.shown != selection.wrappedValue,
      let behavior = view.selectionBehavior as? UICalendarSelectionMultiDate
    {
      coordinator.shown = selection.wrappedValue
      behavior.setSelectedDates(Array(selection.wrappedValue), animated: view.window != nil)
    }
    view.isUserInteractionEnabled = environment.isEnabled
    view.alpha = environment.isEnabled ? 1 : 0.5
    view.accessibilityLabel = name?.plain(environment)
    view.tintColor = environment.tint?.uiColor(environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return CGSize(width: max(proposal.width ?? ideal.width, ideal.width), height: ideal.height)
  }
}
