import UIKit

/// A wheel of colour swatches that the app draws, beside one of coloured words and one of sizes.
final class PaintViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UIPickerViewAccessibilityDelegate
{
  static let colors: [(String, UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Mint", .systemMint), ("Teal", .systemTeal), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
    ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
  ]
  let picker = UIPickerView(frame: CGRect(x: 0, y: 60, width: 320, height: 216))
  private(set) var madeSwatches = 0
  private(set) var reusedSwatches = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityIdentifier = "paint"
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 200 : 30
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 200 : 80
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if component == 1 {
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row + 1) l"
      label.textAlignment = .center
      return label
    }
    if view is Swatch { reusedSwatches += 1 } else { madeSwatches += 1 }
    let swatch = view as? Swatch ?? Swatch()
    let color = Self.colors[row % Self.colors.count]
    swatch.name.text = color.0
    swatch.chip.backgroundColor = color.1
    return swatch
  }

  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    component == 0 ? "Colour" : "Amount"
  }

  final class Swatch: UIView {
    let chip = UIView()
    let name = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      chip.layer.cornerRadius = 6
      chip.translatesAutoresizingMaskIntoConstraints = false
      name.translatesAutoresizingMaskIntoConstraints = false
      addSubview(chip)
      addSubview(name)
      NSLayoutConstraint.activate([
        chip.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        chip.centerYAnchor.constraint(equalTo: centerYAnchor),
        chip.widthAnchor.constraint(equalToConstant: 28),
        chip.heightAnchor.constraint(equalToConstant: 28),
        name.leadingAnchor.constraint(equalTo: chip.trailingAnchor, constant: 12),
        name.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}
