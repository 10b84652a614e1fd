import UIKit

/// The data of a picker view in tests, with what it was asked for and told of.
@MainActor
final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int]
  var log: [String] = []
  /// How often a title was asked for.
  var titles = 0
  var onSelect: (Int, Int) -> Void = { _, _ in }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles += 1
    return "Row \(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("\(component): \(row)")
    onSelect(row, component)
  }
}
