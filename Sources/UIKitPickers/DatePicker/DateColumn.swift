import Foundation

/// A wheel of a date picker: a component of the date, and the values of its rows.
struct DateColumn: Equatable {
  enum Part: Equatable {
    case year, month, day
    /// Days in any month, numbered from a reference date.
    case date
    case hour, minute
    /// AM or PM.
    case period
    /// Hours and minutes of a duration.
    case hours, minutes
  }

  let part: Part
  /// The value of the first row.
  let first: Int
  /// The difference between the values of neighbouring rows.
  let step: Int
  /// The number of different values.
  let count: Int
  /// Whether the values repeat endlessly.
  let isCircular: Bool

  /// The number of times that the values of a circular column are repeated.
  private static let cycles = 300

  init(_ part: Part, first: Int, step: Int = 1, count: Int, isCircular: Bool = false) {
    self.part = part
    self.first = first
    self.step = step
    self.count = count
    self.isCircular = isCircular
  }

  var rowCount: Int { isCircular ? count * Self.cycles : count }

  func value(_ row: Int) -> Int { first + (isCircular ? row % count : row) * step }

  /// The row of a value; in a circular column the one nearest to `row`.
  func row(_ value: Int, near row: Int?) -> Int {
    let index = min(max((value - first) / step, 0), count - 1)
    guard isCircular else { return index }
    let near = row ?? rowCount / 2
    let ahead = ((index - near) % count + count) % count
    let forwards = near + ahead
    let backwards = forwards - count
    if backwards < 0 { return forwards }
    return forwards >= rowCount || ahead * 2 > count ? backwards : forwards
  }
}

extension DateColumn {
  /// The years in the wheel [C].
  private static let years = 1...10000
  /// The number of days in the wheel before and after the reference date [?].
  static let days = 36500

  /// The wheels of a mode, in the order of the locale.
  @MainActor
  static func columns(_ choice: DateChoice, _ texts: DateTexts) -> [DateColumn] {
    switch choice.mode {
    case .date: texts.order("yMMMMd").compactMap { dateColumn($0, texts) }
    case .yearAndMonth: texts.order("yMMMM").compactMap { dateColumn($0, texts) }
    case .time: timeColumns(choice, texts)
    case .dateAndTime: [DateColumn(.date, first: -days, count: 2 * days + 1)] + timeColumns(choice, texts)
    case .countDownTimer:
      [DateColumn(.hours, first: 0, count: 24, isCircular: true), minutes(.minutes, choice.interval)]
    }
  }

  @MainActor
  private static func dateColumn(_ field: Character, _ texts: DateTexts) -> DateColumn? {
    switch field {
    case "y", "U", "r", "u": DateColumn(.year, first: years.lowerBound, count: years.count)
    case "M", "L": DateColumn(.month, first: 1, count: max(texts.months.count, 1), isCircular: true)
    case "d": DateColumn(.day, first: 1, count: 31, isCircular: true)
    default: nil
    }
  }

  @MainActor
  private static func timeColumns(_ choice: DateChoice, _ texts: DateTexts) -> [DateColumn] {
    let order = texts.order("jmm")
    let columns: [DateColumn] = order.compactMap { field in
      switch field {
      case "h", "K": DateColumn(.hour, first: 0, count: 12, isCircular: true)
      case "H", "k": DateColumn(.hour, first: 0, count: 24, isCircular: true)
      case "m": minutes(.minute, choice.interval)
      case "a", "b", "B": DateColumn(.period, first: 0, count: 2)
      default: nil
      }
    }
    return columns
  }

  private static func minutes(_ part: Part, _ interval: Int) -> DateColumn {
    DateColumn(part, first: 0, step: interval, count: 60 / interval, isCircular: true)
  }
}
