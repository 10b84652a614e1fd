import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A picker goes in each call that it makes, also while its wheel turns.
@MainActor @Suite(.serialized) struct PickerLeavingTests {
  private final class Teller: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    weak var holdings: Holdings?
    var makesViews = false

    func tell(_ name: String = #function) { holdings?.tell(name) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      tell()
      return 2
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      tell()
      return 30
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      tell()
      return 120
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      tell()
      return 32
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      tell()
      let label = view as? UILabel ?? UILabel()
      label.text = "Row \(row)"
      return label
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { tell() }
  }

  private static func picker(_ holdings: Holdings) -> UIPickerView? { holdings.view.object as? UIPickerView }

  @Test func aPickerMayBeReleasedInEachDelegateCall() throws {
    try Use(
      name: "picker",
      calls: [
        "numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)",
        "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:didSelectRow:inComponent:)",
        "pickerView(_:widthForComponent:)", "pickerView(_:rowHeightForComponent:)",
      ],
      build: { holdings in
        let teller = Teller()
        teller.holdings = holdings
        let picker = UIPickerView()
        picker.dataSource = teller
        picker.delegate = teller
        holdings.hold(teller)
        holdings.show(picker, frame: CGRect(x: 0, y: 100, width: 320, height: 216))
      },
      perform: { holdings in
        let screen = holdings.screen
        Self.picker(holdings)?.reloadAllComponents()
        screen.advance(by: 0.2)
        screen.fling(from: CGPoint(x: 100, y: 240), velocity: CGVector(dx: 0, dy: -600))
        screen.advance(by: 0.2)
        Self.picker(holdings)?.reloadComponent(0)
        screen.advance(by: 2)
        screen.tap(at: CGPoint(x: 220, y: 240))
        screen.advance(by: 1)
        Self.picker(holdings)?.selectRow(20, inComponent: 1, animated: true)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }
}
