import Foundation
import Fuzzing
import UIKit

/// A date picker of every mode and style, driven at random by a finger and keys, while calendar, language and limits
/// change.
@MainActor
final class FuzzDatePicker: FuzzSubject {
  enum Step: String, CaseIterable {
    case drag, tap, frame, frames, rest, wheel, key, setDate, setAnimated, limits, mode, style, interval, calendar,
      locale,
      zone, duration, textSize, direction, resize, enable
  }

  let option = "--dates"

  let seed: UInt64
  let world = FuzzStage()
  private var picker = UIDatePicker()
  /// The number of changes that the picker reported.
  private var changes = 0
  /// The date at the last report of the picker, or at the last change in code.
  private var known = Date.distantPast
  private var programFault: String?

  init(seed: UInt64) { self.seed = seed }

  var dump: String {
    "\(picker.date), mode \(picker.datePickerMode.rawValue), style \(picker.datePickerStyle.rawValue), "
      + "from \(picker.minimumDate.map { "\($0)" } ?? "-") to \(picker.maximumDate.map { "\($0)" } ?? "-"), "
      + "\(picker.calendar.identifier), \(picker.timeZone?.identifier ?? "-"), \(picker.locale?.identifier ?? "-")"
  }

  func begin() {
    world.window.rootViewController?.presentedViewController?.dismiss(animated: false)
    let controller = UIViewController()
    world.window.rootViewController = controller
    (changes, programFault) = (0, nil)
    picker = UIDatePicker()
    picker.timeZone = .gmt
    picker.calendar = Calendar(identifier: .gregorian)
    picker.date = randomDate()
    picker.addAction(
      UIAction { [unowned self] _ in
        changes += 1
        known = picker.date
      }, for: .valueChanged)
    controller.view.addSubview(picker)
    picker.frame = CGRect(origin: .zero, size: FuzzStage.size)
    known = picker.date
  }

  /// A date within some 400 years.
  private func randomDate() -> Date { Date(timeIntervalSince1970: Double(random.int(-6_000_000_000...6_000_000_000))) }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .drag: drag()
    case .tap: world.touch(randomPlace())
    case .frame: world.advance(by: 1 / 60)
    case .frames: world.advance(by: Double(random.int(2...20)) / 60)
    case .rest: world.advance(by: 4)
    case .wheel: world.wheel(randomPlace(), by: CGVector(dx: 0, dy: random.int(-90...90)))
    case .key:
      world.press(
        random.pick([
          .keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardRightArrow, .keyboardReturnOrEnter, .keyboardEscape,
        ]), modifiers: [])
    default: change(step)
    }
  }

  /// Changes the picker in code, which must not be reported.
  private func change(_ step: Step) {
    let before = changes
    change(by: step)
    if changes != before { programFault = "a change by program was told to the program" }
    known = picker.date
  }

  private func change(by step: Step) {
    switch step {
    case .setDate: picker.date = randomDate()
    case .setAnimated: picker.setDate(randomDate(), animated: true)
    case .limits:
      picker.minimumDate = random.oneIn(2) ? randomDate() : nil
      picker.maximumDate = random.oneIn(2) ? randomDate() : nil
    case .mode: picker.datePickerMode = random.pick([.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth])
    case .style: picker.preferredDatePickerStyle = random.pick([.automatic, .wheels, .compact, .inline])
    case .interval: picker.minuteInterval = random.pick([1, 5, 15, 7, 0, 30])
    case .calendar:
      picker.calendar = Calendar(
        identifier: random.pick([
          .gregorian, .buddhist, .chinese, .hebrew, .islamic, .japanese, .persian, .indian, .coptic, .iso8601,
        ]))
    case .locale:
      picker.locale = Locale(identifier: random.pick(["en_US", "de_DE", "ar_EG", "ja_JP", "fa_IR", "th_TH", "he_IL"]))
    case .zone:
      picker.timeZone = TimeZone(
        identifier: random.pick(["GMT", "Europe/Berlin", "Pacific/Apia", "Asia/Kathmandu", "America/St_Johns"]))
    case .duration:
      picker.countDownDuration = random.pick([0, 59, 60, 3600, 86_340, 1e9, -5, .infinity, .nan])
    case .textSize:
      world.window.traitOverrides.preferredContentSizeCategory = random.pick([
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
      ])
    case .direction: picker.semanticContentAttribute = random.pick([.forceLeftToRight, .forceRightToLeft])
    case .resize: picker.frame.size = CGSize(width: random.int(20...400), height: random.int(20...500))
    case .enable: picker.isEnabled = !picker.isEnabled
    default: break
    }
  }

  private func randomPlace() -> CGPoint { CGPoint(x: random.int(2...158), y: random.int(2...238)) }

  private func drag() {
    let start = randomPlace()
    var place = start
    let places = (0..<random.int(1...6)).map { _ -> CGPoint in
      place.x += CGFloat(random.int(-25...25))
      place.y += CGFloat(random.int(-25...25))
      return place
    }
    world.touch(start, places)
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(picker)
    if let programFault { return programFault }
    let date = picker.date
    if date != known { return "the date is \(date), and was \(known) when the picker told last" }
    if !(0...86_340).contains(picker.countDownDuration) { return "the duration is \(picker.countDownDuration)" }
    let size = picker.intrinsicContentSize
    if !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite) { return "size \(size)" }
    return limitFault(date)
  }

  /// Limits are ignored if the minimum is after the maximum, and by timers. A date rounded to its interval may be
  /// before the minimum.
  private func limitFault(_ date: Date) -> String? {
    guard picker.datePickerMode != .countDownTimer else { return nil }
    let (earliest, latest) = (picker.minimumDate, picker.maximumDate)
    if let earliest, let latest, earliest > latest { return nil }
    let slack = Double(picker.minuteInterval) * 60
    if let earliest, date < earliest.addingTimeInterval(-slack) { return "\(date) is before \(earliest)" }
    if let latest, date > latest { return "\(date) is after \(latest)" }
    return nil
  }
}
