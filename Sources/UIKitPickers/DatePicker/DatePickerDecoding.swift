import Foundation
import InterfaceDocuments

/// Decodes date pickers from documents of Interface Builder.
enum DatePickerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIDatePicker>) {
    element.ignore(["useCurrentDate"])
    plan.set(element.value("datePickerMode", modes)) { $0.datePickerMode = $1 }
    plan.set(element.value("style", styles)) { $0.preferredDatePickerStyle = $1 }
    plan.set(element.child("locale", key: "locale")?["localeIdentifier"].map { Locale(identifier: $0) }) {
      $0.locale = $1
    }
    plan.set(element.child("timeZone", key: "timeZone")?["name"].flatMap { TimeZone(identifier: $0) }) {
      $0.timeZone = $1
    }
    plan.set(element.integer("minuteInterval")) { $0.minuteInterval = $1 }
    plan.set(element.number("countDownDuration").map { TimeInterval($0) }) { $0.countDownDuration = $1 }
    plan.set(date(element, "minimumDate")) { $0.minimumDate = $1 }
    plan.set(date(element, "maximumDate")) { $0.maximumDate = $1 }
    plan.set(date(element, "date")) { $0.date = $1 }
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
