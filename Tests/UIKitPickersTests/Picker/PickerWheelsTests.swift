import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// Wheels, calendars and compact date pickers as pictures.
@MainActor @Suite(.serialized) struct PickerWheelsTests {
  @Test(arguments: TraitVariant.allCases) func matchesItsPictures(_ variant: TraitVariant) throws {
    let source = PickerSource([9, 20])
    let controller = UIViewController()
    let screen = MountedScreen(
      controller, size: CGSize(width: 660, height: 750), scale: 1.5, traits: variant.apply)
    controller.view.backgroundColor = .systemBackground
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    controller.view.addSubview(picker)
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(11, inComponent: 1, animated: false)
    let date = DatePickerScene.date(2021, 5, 20, 9, 41)
    func add(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ x: CGFloat, _ y: CGFloat) {
      let picker = UIDatePicker()
      picker.calendar = DatePickerScene.calendar
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.date = date
      picker.countDownDuration = 5400
      picker.minimumDate = DatePickerScene.date(2021, 5, 4)
      controller.view.addSubview(picker)
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: x, y: y)
    }
    add(.wheels, .date, 340, 0)
    add(.inline, .dateAndTime, 0, 216)
    add(.wheels, .dateAndTime, 340, 216)
    add(.compact, .dateAndTime, 340, 440)
    add(.compact, .date, 340, 490)
    add(.automatic, .countDownTimer, 340, 530)
    screen.advance(frames: 4)
    expectGolden(screen.picture, "pickers \(variant)")
  }
}
