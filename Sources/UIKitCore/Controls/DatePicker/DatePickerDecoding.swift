import Foundation
import InterfaceDocuments

/// Decodes date pickers from documents of Interface Builder.
enum DatePickerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIDatePicker>) {
    element.ignore(["useCurrentDate"])
    plan.set(\.datePickerMode, element.value("datePickerMode", modes))
    plan.set(\.preferredDatePickerStyle, element.value("style", styles))
    plan.set(\.locale, element.child("locale", key: "locale")?["localeIdentifier"].map { Locale(identifier: $0) })
    plan.set(\.timeZone, element.child("timeZone", key: "timeZone")?["name"].flatMap { TimeZone(identifier: $0) })
    plan.set(\.minuteInterval, element.integer("minuteInterval"))
    plan.set(\.countDownDuration, element.number("countDownDuration").map { TimeInterval($0) })
    plan.set(\.minimumDate, date(element, "minimumDate"))
    plan.set(\.maximumDate, date(element, "maximumDate"))
    plan.set(\.date, date(element, "date"))
  }

  private static func date(_ element: DocumentElement, _ key: String) -> Date? {
    element.child("date", key: key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: Double($0))
    }
  }

  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
