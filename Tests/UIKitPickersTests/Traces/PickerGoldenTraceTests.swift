import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// The orders of the questions and messages of pickers, as files beside this one.
@MainActor @Suite(.serialized)
struct PickerGoldenTraceTests {
  private let trace = GoldenTrace()

  @MainActor
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let recorder: CallbackRecorder
    var rows = 3

    init(_ recorder: CallbackRecorder) { self.recorder = recorder }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      recorder.note()
      return 2
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      recorder.note(component)
      return rows
    }
    // How often sizes are asked for is not said, so that is not recorded.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      recorder.note(row, component)
      return "\(component).\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      recorder.note(row, component)
    }
  }

  @Test func delegateCallsOfAPickerMatchTheGoldenTrace() throws {
    let source = Source(trace.recorder)
    let picker = UIPickerView(frame: CGRect(x: 40, y: 40, width: 220, height: 216))
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 400), scale: 1)
    try trace.during("shown") {
      picker.dataSource = source
      picker.delegate = source
      controller.view.addSubview(picker)
      try screen.settle()
    }
    try trace.during("a row is tapped") {
      screen.tap(at: CGPoint(x: 95, y: 180))
      try screen.settle()
    }
    try trace.during("a wheel is turned and comes to rest where it was") {
      screen.drag(from: CGPoint(x: 95, y: 148), to: CGPoint(x: 95, y: 140), hold: 0.3)
      try screen.settle()
    }
    try trace.during("the other wheel is turned") {
      screen.drag(from: CGPoint(x: 205, y: 148), to: CGPoint(x: 205, y: 84), hold: 0.3)
      try screen.settle()
    }
    try trace.during("a row is selected by program, animated") {
      picker.selectRow(0, inComponent: 0, animated: true)
      try screen.settle()
    }
    try trace.during("a wheel is loaded again with fewer rows") {
      source.rows = 2
      picker.reloadComponent(1)
      try screen.settle()
    }
    try trace.during("all wheels are loaded again") {
      picker.reloadAllComponents()
      try screen.settle()
    }
    expectGolden(trace.text, "wheels")
  }

  /// Notes the events of a date picker.
  private func observe(_ picker: UIDatePicker) {
    let events: [(String, UIControl.Event)] = [
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingDidEnd", .editingDidEnd),
    ]
    for (name, event) in events {
      let action = UIAction { [recorder = trace.recorder] action in
        let picker = action.sender as? UIDatePicker
        let parts = picker.map {
          DatePickerScene.calendar.dateComponents([.month, .day, .hour, .minute], from: $0.date)
        }
        recorder.note(
          parts.map { "\($0.month!)-\($0.day!) \($0.hour!):\($0.minute!)" }, method: name)
      }
      picker.addAction(action, for: event)
    }
  }

  @Test func actionsOfADatePickerMatchTheGoldenTrace() throws {
    let wheels = DatePickerScene(.wheels, .dateAndTime) { observe($0) }
    try trace.during("wheels: a wheel is turned") {
      let wheel = try require(wheels.wheels().first)
      let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
      wheels.screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64), hold: 0.3)
      try wheels.screen.settle()
    }
    try trace.during("wheels: a date is set by program") {
      wheels.picker.setDate(DatePickerScene.date(2021, 5, 24, 8, 30), animated: true)
      try wheels.screen.settle()
    }
    let month = DatePickerScene(.inline, .date) { observe($0) }
    try trace.during("inline: a day is tapped") {
      try month.tap(day: "Monday, May 24")
      try month.screen.settle()
    }
    try trace.during("inline: the same day is tapped") {
      try month.tap(day: "Monday, May 24")
      try month.screen.settle()
    }
    let compact = DatePickerScene(.compact, .date) { observe($0) }
    try trace.during("compact: the date is tapped") {
      try compact.screen.tap(.text("May 20, 2021"))
      try compact.screen.settle()
    }
    try trace.during("compact: a day is tapped") {
      try compact.tap(day: "Monday, May 24")
      try compact.screen.settle()
    }
    try trace.during("compact: tapped beside the calendar") {
      compact.screen.tap(at: CGPoint(x: 180, y: 620))
      try compact.screen.settle()
    }
    expectGolden(trace.text, "dates")
  }
}
