import UIKit

/// A form whose field is filled in by a wheel in place of a keyboard, with a toolbar above it.
final class CoffeeOrderViewController: UIViewController {
  let sizes = ["Small", "Medium", "Large", "Extra large"]
  let field = UITextField()
  let picker = UIPickerView()
  private let wheel = SizeWheel()

  /// The picker's own object for data and events.
  private final class SizeWheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var chosen: (String) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      NSAttributedString(string: titles[row], attributes: [.foregroundColor: UIColor.systemBrown])
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen(titles[row])
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Size"
    field.frame = CGRect(x: 16, y: 40, width: 288, height: 34)
    view.addSubview(field)
    wheel.titles = sizes
    wheel.chosen = { [weak self] in self?.field.text = $0 }
    picker.dataSource = wheel
    picker.delegate = wheel
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Done", primaryAction: UIAction { [weak self] _ in self?.field.resignFirstResponder() }),
    ]
    bar.sizeToFit()
    field.inputView = picker
    field.inputAccessoryView = bar
  }
}
