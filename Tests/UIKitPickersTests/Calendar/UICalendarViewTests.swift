import Expectations
import Foundation
import Fuzzing
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPickers

/// Calendar views: months, decorations, keys, screen readers, looks.
@MainActor @Suite(.serialized) struct UICalendarViewTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents { CalendarScene.day(year, month, day) }

  // MARK: Months

  @Test func theUserChangesTheVisibleMonth() throws {
    let scene = CalendarScene { $0.view.wantsDateDecorations = false }
    try scene.activate("Next Month")
    expectEqual(scene.take(), ["turned from 5/20 to 6/1"])
    let frame = scene.view.frame
    scene.screen.drag(
      from: CGPoint(x: frame.minX + 40, y: frame.midY), to: CGPoint(x: frame.maxX - 20, y: frame.midY), duration: 0.2,
      hold: 0)
    scene.screen.advance(by: 1)
    expectEqual(scene.take(), ["turned from 6/1 to 5/1"])
    try scene.screen.tap(.text("May 2021"))
    scene.screen.advance(by: 0.5)
    let wheel = try require(CalendarScene.find(PickerWheel.self, in: scene.screen.window).first)
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    scene.screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 74), duration: 0.6)
    scene.screen.advance(by: 1.5)
    expectEqual(scene.take(), ["turned from 5/1 to 7/1"])
  }

  @Test func changingTheMonthByCodeDoesNotCallTheDelegate() {
    let scene = CalendarScene { $0.view.wantsDateDecorations = false }
    scene.view.setVisibleDateComponents(day(2021, 8, 3), animated: true)
    scene.screen.advance(by: 1)
    expect(scene.view.visibleDateComponents.month == 8 && scene.view.visibleDateComponents.day == 3)
    expectEqual(scene.view.visibleDateComponents.calendar, scene.view.calendar)
    #expect(throws: Never.self) { try scene.screen.point(of: .text("August 2021")) }
    scene.view.visibleDateComponents = day(1492, 10, 12)
    scene.screen.advance(frames: 2)
    #expect(throws: Never.self, "centuries away") { try scene.screen.point(of: .text("October 1492")) }
    scene.view.visibleDateComponents = DateComponents()
    expectEqual(scene.view.visibleDateComponents.month, 10, "components without a date change nothing")
    expectEqual(scene.take(), [])
  }

  @Test func theRangeLimitsMonthsAndDays() throws {
    let scene = CalendarScene()
    scene.view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
    scene.view.availableDateRange = DateInterval(
      start: DatePickerScene.date(2021, 6, 10), end: DatePickerScene.date(2021, 6, 20))
    scene.screen.advance(frames: 2)
    expectEqual(scene.view.visibleDateComponents.month, 6, "the nearest month")
    #expect(throws: (any Error).self) { try scene.screen.activate(.label("Next Month")) }
    #expect(throws: (any Error).self) { try scene.screen.activate(.label("Previous Month")) }
    expect(try !scene.cell("Wednesday, June 9").state.isAllowed && scene.cell("Thursday, June 10").state.isAllowed)
    expect(try scene.cell("Sunday, June 20").state.isAllowed && !scene.cell("Monday, June 21").state.isAllowed)
    scene.view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    scene.screen.advance(frames: 2)
    expect(try scene.cell("Wednesday, June 9").state.isAllowed)
  }

  @Test func aMonthOutsideOfTheRangeStopsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UICalendarView()
      view.calendar = Calendar(identifier: .gregorian)
      view.availableDateRange = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 86_400)
      view.visibleDateComponents = DateComponents(year: 2021, month: 5)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(message.contains("Unable to find a lower bounds in range") && message.contains("availableDateRange"))
  }

  @Test func otherCalendarsAndLocalesAreShown() {
    let scene = CalendarScene {
      var calendar = Calendar(identifier: .hebrew)
      calendar.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.view.calendar = calendar
      $0.view.locale = Locale(identifier: "en_US")
      $0.view.visibleDateComponents = CalendarScene.day(5781, 10, 1)
    }
    expect(scene.view.calendar.identifier == .hebrew && scene.view.locale.identifier == "en_US")
    #expect(throws: Never.self) { try scene.screen.point(of: .text("Sivan 5781")) }
    expectNil(scene.view.timeZone)
  }

  // MARK: Decorations

  @Test func decorationsAreRequestedOncePerDay() throws {
    let scene = CalendarScene { $0.decorations = [4: .default(color: .red, size: .small)] }
    expect(try scene.cell("Tuesday, May 4").decoration != nil && scene.cell("Monday, May 3").decoration == nil)
    try scene.activate("Next Month")
    expectEqual(Set(scene.take().filter { $0.hasPrefix("decoration 6/") }).count, 30)
    try scene.activate("Previous Month")
    expectEqual(scene.take().filter { $0.hasPrefix("decoration") }, [])
    scene.view.reloadDecorations(forDateComponents: [day(2021, 5, 4), day(2021, 7, 1)], animated: false)
    expectEqual(scene.take(), ["decoration 5/4"], "a day off screen is asked for when it comes")
    try scene.activate("Next Month")
    try scene.activate("Next Month")
    expect(scene.take().contains("decoration 7/1"))
  }

  @Test func aCustomDecorationViewIsCreatedEachTimeItIsShown() throws {
    var made = 0
    let scene = CalendarScene {
      $0.decorations[4] = .customView {
        made += 1
        let label = UILabel()
        label.text = "Run"
        return label
      }
    }
    expectEqual(made, 1)
    let decoration = try require(try scene.cell("Tuesday, May 4").decoration)
    let label = try require(CalendarScene.find(UILabel.self, in: decoration).first)
    expect(decoration.clipsToBounds && !decoration.isUserInteractionEnabled && decoration.bounds.height == 16)
    expect(label.frame.midX == decoration.bounds.midX && label.frame.width > 10)
    scene.view.reloadDecorations(forDateComponents: [day(2021, 5, 4)], animated: true)
    scene.screen.advance(by: 1)
    expect(made == 2 && label.window == nil)
  }

  @Test func decorationsHaveTheirSizesAndColours() throws {
    func image(_ decoration: UICalendarView.Decoration) throws -> UIImageView {
      try require(decoration.makeContent() as? UIImageView)
    }
    let heart = UIImage(systemName: "heart.fill")
    let widths = try UICalendarView.DecorationSize.allSizes.map {
      try image(.image(heart, color: .red, size: $0)).intrinsicContentSize.width
    }
    expect(widths == widths.sorted() && Set(widths).count == 3)
    expectEqual(try image(.image(heart, color: .red)).tintColor, .red)
    expectEqual(try image(UICalendarView.Decoration()).tintColor, .systemFill)
    expectEqual(try image(.default(color: .blue)).tintColor, .blue)
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 150)).image { _ in }
    let view = try image(.image(photo, size: .large))
    expectEqual(view.bounds.size, CGSize(width: 30, height: 15))
    expectEqual(UICalendarView.DecorationSize(rawValue: 1), .medium)
  }

  @Test func withoutDecorationsTheCalendarIsLower() {
    let scene = CalendarScene()
    let height = scene.view.intrinsicContentSize.height
    expectEqual(scene.view.sizeThatFits(.zero), scene.view.intrinsicContentSize)
    scene.view.wantsDateDecorations = false
    expect(scene.view.intrinsicContentSize.height == height - 6 * 16 && scene.take() == [])
  }

  // MARK: Keys and screen readers

  @Test func keysMoveTheFocusAndSelectADay() throws {
    let scene = CalendarScene { $0.refused = [2] }
    let selection = UICalendarSelectionSingleDate(delegate: scene)
    scene.view.selectionBehavior = selection
    for _ in 0..<4 { scene.screen.press(.keyboardTab) }
    _ = scene.take()
    scene.screen.press(.keyboardRightArrow)
    scene.screen.press(.keyboardDownArrow)
    expectEqual(scene.take(), [], "arrows alone choose nothing")
    scene.screen.press(.keyboardSpacebar)
    expect(selection.selectedDate?.day == 28 && scene.take().last == "selected 5/28")
    scene.screen.press(.keyboardDownArrow)
    scene.screen.advance(by: 1)
    expect(scene.take().contains("turned from 5/20 to 6/4"))
    scene.screen.press(.keyboardLeftArrow)
    scene.screen.press(.keyboardLeftArrow)
    _ = scene.take()
    scene.screen.press(.keyboardReturnOrEnter)
    expectEqual(selection.selectedDate?.day, 28, "the second is refused")
  }

  @Test func theTabKeySkipsDaysWithoutASelectionBehavior() {
    let scene = CalendarScene()
    let names = (0..<3).map { _ in
      scene.screen.press(.keyboardTab)
      return scene.screen.window.presence.keyFocus.target.map { "\(type(of: $0))" }
    }
    expect(!names.contains("MonthGrid"))
  }

  @Test func daysAreAccessibilityElements() throws {
    let scene = CalendarScene()
    expect(scene.screen.accessibility.contains("calendar"))
    expect(scene.screen.accessibility.contains("staticText \"Thursday, May 20\""))
    scene.view.selectionBehavior = UICalendarSelectionSingleDate(delegate: scene)
    try scene.activate("Monday, May 3")
    expect(scene.take().contains("selected 5/3"))
    expect(scene.screen.accessibility.contains("button selected \"Monday, May 3\""))
  }

  // MARK: Looks

  @Test func fontDesignChangesTheFont() throws {
    let scene = CalendarScene()
    scene.view.fontDesign = .serif
    scene.screen.advance(frames: 2)
    let labels = CalendarScene.find(UILabel.self, in: scene.view)
    expect(scene.view.fontDesign == .serif && labels.count > 40)
    let families = Set(labels.filter { !$0.isHidden && $0.text != nil }.map(\.font.familyName))
    expect(families.count == 1 && families != [UIFont.systemFont(ofSize: 17).familyName], "\(families)")
  }

  @Test func textGrowsAsFarAsTheColumnsAllow() throws {
    let scene = CalendarScene()
    func sizes() -> [CGFloat] {
      let labels = CalendarScene.find(UILabel.self, in: scene.view).filter { !$0.isHidden && $0.text != nil }
      return Set(labels.map(\.font.pointSize)).sorted()
    }
    expect(sizes().contains(20) && sizes().contains(13) && sizes().contains(17))
    let height = scene.view.intrinsicContentSize.height
    scene.screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    try scene.screen.settle()
    let large = sizes()
    expect(large.first == 16 && (large.last ?? 0) > 24 && !large.contains(20), "\(large)")
    scene.screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try scene.screen.settle()
    expect(sizes() == large && scene.view.intrinsicContentSize.height == height, "no further")
    scene.screen.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    try scene.screen.settle()
    expect(try require(sizes().last) < 20)
  }

  @Test(arguments: [Sheet.Size.standard, .largest]) func matchesItsPictures(_ size: Sheet.Size) throws {
    let plans: [Int: UICalendarView.Decoration] = [
      4: .default(), 5: .default(color: .systemGreen, size: .large),
      14: .image(UIImage(systemName: "heart.fill"), color: .systemRed, size: .large),
      20: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .small),
    ]
    let delegate = PlannedDays(plans)
    var selections: [UICalendarSelection] = []
    try Sheet.expect("calendar", size) {
      let view = UICalendarView()
      view.backgroundColor = .systemBackground
      view.calendar = DatePickerScene.calendar
      view.availableDateRange = DateInterval(
        start: DatePickerScene.date(2021, 5, 3), end: DatePickerScene.date(2022, 5, 3))
      view.visibleDateComponents = CalendarScene.day(2021, 5, 20)
      view.delegate = delegate
      if selections.count % 2 == 0 {
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        selection.selectedDates = [CalendarScene.day(2021, 5, 14), CalendarScene.day(2021, 5, 26)]
        selections.append(selection)
      } else {
        let selection = UICalendarSelectionWeekOfYear(delegate: nil)
        selection.selectedWeekOfYear = DateComponents(weekOfYear: 20, yearForWeekOfYear: 2021)
        selections.append(selection)
      }
      view.selectionBehavior = selections.last
      return view
    } height: {
      $0.intrinsicContentSize.height
    }
  }

  @Test func delegateCallsMatchTheGoldenTrace() throws {
    let trace = GoldenTrace()
    let scene = CalendarScene { $0.refused = [9] }
    func during(_ heading: String, _ body: () throws -> Void) throws {
      try trace.during(heading) {
        _ = scene.take()
        try body()
        for call in scene.take() where !call.hasSuffix("0") && !call.contains("/1") && !call.contains("/2") {
          trace.recorder.note(method: call)
        }
      }
    }
    let selection = UICalendarSelectionSingleDate(delegate: scene)
    try during("a selection is set") { scene.view.selectionBehavior = selection }
    try during("a day is tapped") { try scene.tap("Monday, May 3") }
    try during("a refused day is tapped") { try scene.tap("Sunday, May 9") }
    try during("the day is tapped again") { try scene.tap("Monday, May 3") }
    try during("the program chooses") { selection.selectedDate = day(2021, 5, 5) }
    try during("the next month") { try scene.activate("Next Month") }
    try during("back") { try scene.activate("Previous Month") }
    expectGolden(trace.text, "calls")
  }
}

extension UICalendarView.DecorationSize {
  static let allSizes: [Self] = [.small, .medium, .large]
}

/// Decorations by the day of the month.
@MainActor
private final class PlannedDays: NSObject, UICalendarViewDelegate {
  private let plans: [Int: UICalendarView.Decoration]

  init(_ plans: [Int: UICalendarView.Decoration]) { self.plans = plans }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { plans[dateComponents.day ?? 0] }
}

/// Random programs and users of a calendar view.
@MainActor @Suite(.serialized) struct UICalendarViewRandomTests {
  @Test(arguments: [UInt64(1), 2, 3, 4]) func randomChangesKeepTheMonthWithinTheRange(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = CalendarScene()
    let view = scene.view
    var range = view.availableDateRange
    for step in 0..<120 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let start = DatePickerScene.date(2021, Int.random(in: 1...12, using: &random), 7)
        range = DateInterval(start: start, duration: Double(Int.random(in: 0...200, using: &random)) * 86_400)
        view.availableDateRange = range
      case 1:
        range = DateInterval(start: .distantPast, end: .distantFuture)
        view.availableDateRange = range
      case 2:
        let share = Double.random(in: 0...1, using: &random)
        let day = max(range.start, DatePickerScene.date(2000, 1, 1)).addingTimeInterval(
          share * min(range.duration, 9_000_000))
        view.setVisibleDateComponents(
          view.calendar.dateComponents([.era, .year, .month, .day], from: day), animated: Bool.random(using: &random))
      case 3:
        view.selectionBehavior =
          [
            nil, UICalendarSelectionSingleDate(delegate: scene), UICalendarSelectionMultiDate(delegate: scene),
            UICalendarSelectionWeekOfYear(delegate: scene),
          ].randomElement(using: &random)!
      case 4:
        scene.screen.press([.keyboardTab, .keyboardDownArrow, .keyboardSpacebar].randomElement(using: &random)!)
      case 5:
        let x = CGFloat.random(in: 30...300, using: &random)
        scene.screen.drag(from: CGPoint(x: x, y: 250), to: CGPoint(x: 330 - x, y: 255), duration: 0.1, hold: 0)
      case 6: view.locale = Locale(identifier: ["ar", "de_DE", "en_US", "th_TH"].randomElement(using: &random)!)
      case 7: view.timeZone = TimeZone(secondsFromGMT: Int.random(in: -12...14, using: &random) * 3600)
      default:
        scene.screen.tap(
          at: CGPoint(
            x: CGFloat.random(in: 20...340, using: &random), y: CGFloat.random(in: 60...480, using: &random)))
      }
      scene.screen.advance(frames: Int.random(in: 1...20, using: &random))
      let month = try require(
        view.calendar.date(
          from: DateComponents(year: view.visibleDateComponents.year, month: view.visibleDateComponents.month)
        )
        .flatMap { view.calendar.dateInterval(of: .month, for: $0) })
      expect(month.end > range.start && month.start <= range.end, "seed \(seed), step \(step): \(month) in \(range)")
      let grids = CalendarScene.find(MonthGrid.self, in: view).filter { !$0.isHidden }
      expect((1...2).contains(grids.count), "seed \(seed), step \(step)")
      if view.selectionBehavior is UICalendarSelectionSingleDate {
        let chosen = CalendarScene.find(DayCell.self, in: view).filter { !$0.isHidden && $0.state.isChosen }
        expect(chosen.filter { $0.superview?.isHidden == false }.count <= 1, "seed \(seed), step \(step)")
      }
    }
  }
}
