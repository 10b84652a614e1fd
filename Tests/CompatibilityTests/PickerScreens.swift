import Expectations
import Testing
import TrestleTesting
import UIKit

/// Wheels of picker views, on screens written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct PickerScreens {
  private func mount(_ controller: UIViewController) -> MountedScreen {
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    screen.advance(frames: 3)
    return screen
  }

  /// A point of a wheel, some rows away from its middle.
  private func point(_ picker: UIPickerView, _ component: Int, rows: CGFloat = 0) -> CGPoint {
    let share = (CGFloat(component) + 0.5) / CGFloat(picker.numberOfComponents)
    let height = picker.rowSize(forComponent: component).height
    return picker.convert(
      CGPoint(x: picker.bounds.width * share, y: picker.bounds.midY + rows * height), to: nil)
  }

  @Test func aPickerFillsTheWidthAndHasItsIntrinsicHeight() {
    let trip = TripViewController()
    let screen = mount(trip)
    expect(trip.picker.frame.width == 320 && trip.picker.frame.height == 216)
    expectEqual(trip.picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    expectEqual(trip.picker.numberOfComponents, 2)
    expect(trip.picker.numberOfRows(inComponent: 0) == 5 && trip.picker.numberOfRows(inComponent: 1) == 5)
    expectEqual(trip.answer.text, "Espoo, Finland")
    expectEqual(screen.picture.width, 320)
  }

  @Test func aDragTurnsAWheelToARow() {
    let trip = TripViewController()
    let screen = mount(trip)
    let start = point(trip.picker, 0)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 70), duration: 0.4)
    screen.advance(by: 1)
    expectEqual(trip.picker.selectedRow(inComponent: 0), 3)
    expectEqual(trip.log, ["select 3 in 0"], "the program's own choice of a city is not told")
    expectEqual(trip.picker.numberOfRows(inComponent: 1), 4)
    expectEqual(trip.answer.text, "Bergen, Norway")
  }

  @Test func aTapOnARowSelectsIt() {
    let trip = TripViewController()
    let screen = mount(trip)
    screen.tap(at: point(trip.picker, 1, rows: 1))
    screen.advance(by: 1)
    expectEqual(trip.picker.selectedRow(inComponent: 1), 1)
    expect(trip.log == ["select 1 in 1"] && trip.answer.text == "Helsinki, Finland")
  }

  @Test func aWheelStopsAtItsEnds() {
    let trip = TripViewController()
    let screen = mount(trip)
    let start = point(trip.picker, 0)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 200), duration: 0.2, hold: 0)
    screen.advance(by: 2)
    expectEqual(trip.picker.selectedRow(inComponent: 0), 0)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 200), duration: 0.1, hold: 0)
    screen.advance(by: 3)
    expectEqual(trip.picker.selectedRow(inComponent: 0), 4)
    expectEqual(trip.answer.text, "Gothenburg, Sweden")
  }

  @Test func rowViewsOfTheDelegateAreReused() {
    let paint = PaintViewController()
    let screen = mount(paint)
    expectEqual(paint.picker.rowSize(forComponent: 0), CGSize(width: 200, height: 40))
    expect(paint.picker.view(forRow: 0, forComponent: 0) is PaintViewController.Swatch)
    expectNil(paint.picker.view(forRow: 150, forComponent: 0), "it is not on screen")
    paint.picker.selectRow(199, inComponent: 0, animated: true)
    expectEqual(paint.picker.selectedRow(inComponent: 0), 199)
    screen.advance(by: 2)
    expect(paint.madeSwatches < 15 && paint.reusedSwatches > 10)
    let last = paint.picker.view(forRow: 199, forComponent: 0) as? PaintViewController.Swatch
    expectEqual(last?.name.text, PaintViewController.colors[199 % 11].0)
  }

  @Test func wheelsHaveTheAccessibilityLabelOfTheDelegate() throws {
    let paint = PaintViewController()
    let screen = mount(paint)
    let tree = screen.accessibility
    expect(tree.contains("Colour") && tree.contains("Red"), "\(tree)")
    expect(tree.contains("Amount") && tree.contains("1 l"), "\(tree)")
  }

  @Test func aPickerViewReplacesTheKeyboard() {
    let order = CoffeeOrderViewController()
    let screen = mount(order)
    expect(order.field.becomeFirstResponder())
    screen.advance(by: 1)
    expect(order.picker.window != nil && order.picker.bounds.size == CGSize(width: 320, height: 216))
    screen.tap(at: point(order.picker, 0, rows: 2))
    screen.advance(by: 1)
    expectEqual(order.field.text, "Large")
    order.field.resignFirstResponder()
    screen.advance(by: 1)
    expectNil(order.picker.window)
  }

  @Test func reloadingKeepsASelectedRowThatStillExists() {
    final class Counts: NSObject, UIPickerViewDataSource {
      var rows = 10
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    }
    let counts = Counts()
    let picker = UIPickerView()
    expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = counts
    expectEqual(picker.numberOfComponents, 1)
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    expectEqual(picker.selectedRow(inComponent: 0), 7)
    counts.rows = 4
    picker.reloadComponent(0)
    expectEqual(picker.selectedRow(inComponent: 0), 3)
    counts.rows = 0
    picker.reloadAllComponents()
    expect(picker.numberOfRows(inComponent: 0) == 0 && picker.selectedRow(inComponent: 0) == -1)
  }
}
