import Fuzzing
import UIKit

/// The rows of a picker, which change with or without a reload. It records forbidden calls of the picker.
@MainActor
class FuzzPickerSource: NSObject, UIPickerViewDataSource {
  /// The number of rows of each component, now.
  var counts: [Int] = []
  /// The numbers of rows last reported to the picker, within which it may ask and select.
  private var toldCounts: [Int] = []
  /// The row that each component shows; -1 without rows.
  private(set) var chosen: [Int] = []
  var rowHeight: CGFloat = 32
  /// The first wrong call of the picker.
  private(set) var fault: String?
  /// Called with each choice of the user.
  var onChoose: () -> Void = {}

  /// A choice in code.
  func choose(_ row: Int, _ component: Int) { chosen[component] = row }

  // MARK: Data source

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    toldCounts = Array(toldCounts.prefix(counts.count))
    chosen = Array(chosen.prefix(counts.count))
    return counts.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let count = counts[component]
    if component < toldCounts.count {
      toldCounts[component] = count
      chosen[component] = min(max(chosen[component], 0), count - 1)
    } else {
      toldCounts.append(count)
      chosen.append(count > 0 ? 0 : -1)
    }
    return count
  }

  // MARK: Delegate

  func note(_ question: String, _ row: Int, _ component: Int) {
    guard fault == nil, !toldCounts.indices.contains(component) || !(0..<toldCounts[component]).contains(row) else {
      return
    }
    fault = "\(question) of row \(row) in component \(component), of \(toldCounts)"
  }

  func noteChoice(_ row: Int, _ component: Int) {
    note("choice", row, component)
    guard fault == nil else { return }
    if chosen[component] == row {
      fault = "row \(row), which is chosen, was chosen again"
    } else {
      chosen[component] = row
    }
    onChoose()
  }
}

/// A picker's rows as titles.
final class FuzzPickerTitles: FuzzPickerSource, UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    note("title", row, component)
    return "Row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    noteChoice(row, component)
  }
}

/// A picker's rows as views.
final class FuzzPickerViews: FuzzPickerSource, UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    note("view", row, component)
    let label = view as? UILabel ?? UILabel()
    label.text = "\(row)"
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    noteChoice(row, component)
  }
}
