/// All calls of a picker view's data source and delegate.
@MainActor
final class PickerCalls {
  /// The delegate methods whose absence makes a difference.
  struct Method: OptionSet {
    let rawValue: Int
    static let width = Method(rawValue: 1 << 0)
    static let rowHeight = Method(rawValue: 1 << 1)
    static let title = Method(rawValue: 1 << 2)
    static let attributedTitle = Method(rawValue: 1 << 3)
    static let view = Method(rawValue: 1 << 4)
  }

  /// The content of a row.
  enum Content {
    case view(UIView)
    case attributed(NSAttributedString)
    case plain(String)
  }

  private unowned let picker: UIPickerView
  weak var dataSource: (any UIPickerViewDataSource)?
  weak var delegate: (any UIPickerViewDelegate)? { didSet { missing = [] } }
  private var missing: Method = []

  /// The text of a row whose title is nil [C].
  private static let unknownTitle = "?"

  init(_ picker: UIPickerView) { self.picker = picker }

  /// Called by the default implementation of a method, to record that the delegate does not implement the method.
  func noteMissing(_ method: Method) { missing.insert(method) }

  /// The result of a method, or nil if the delegate does not implement it. A missing method is not called again.
  private func ask<Answer>(_ method: Method, _ call: (any UIPickerViewDelegate) -> Answer) -> Answer? {
    guard !missing.contains(method), let delegate else { return nil }
    let answer = call(delegate)
    return missing.contains(method) ? nil : answer
  }

  var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: picker) ?? 0, 0) }

  func numberOfRows(_ component: Int) -> Int {
    max(dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0, 0)
  }

  func width(_ component: Int) -> CGFloat? { ask(.width) { $0.pickerView(picker, widthForComponent: component) } }

  func rowHeight(_ component: Int) -> CGFloat? {
    ask(.rowHeight) { $0.pickerView(picker, rowHeightForComponent: component) }
  }

  func content(_ row: Int, _ component: Int, reusing view: UIView?) -> Content {
    let own = ask(.view) { $0.pickerView(picker, viewForRow: row, forComponent: component, reusing: view) }
    if let own { return .view(own) }
    let attributed = ask(.attributedTitle) {
      $0.pickerView(picker, attributedTitleForRow: row, forComponent: component)
    }
    if let attributed = attributed ?? nil { return .attributed(attributed) }
    let title = ask(.title) { $0.pickerView(picker, titleForRow: row, forComponent: component) }
    return .plain(title.map { $0 ?? "" } ?? Self.unknownTitle)
  }

  func didSelect(_ row: Int, _ component: Int) {
    delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  // MARK: Screen readers

  func accessibilityLabel(_ component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(picker, accessibilityLabelForComponent: component)
  }

  func accessibilityHint(_ component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?.pickerView(picker, accessibilityHintForComponent: component)
  }
}
