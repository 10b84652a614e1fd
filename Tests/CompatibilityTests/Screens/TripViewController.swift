import UIKit

/// Chooses a country and one of its cities on two wheels: the second follows the first.
final class TripViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let countries = [
    ("Denmark", ["Aarhus", "Copenhagen", "Odense"]),
    ("Finland", ["Espoo", "Helsinki", "Tampere", "Turku", "Vantaa"]),
    ("Iceland", ["Reykjavik"]),
    ("Norway", ["Bergen", "Oslo", "Stavanger", "Trondheim"]),
    ("Sweden", ["Gothenburg", "Lund", "Malmö", "Stockholm", "Uppsala"]),
  ]
  let picker = UIPickerView()
  let answer = UILabel()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trip"
    view.backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    picker.translatesAutoresizingMaskIntoConstraints = false
    answer.translatesAutoresizingMaskIntoConstraints = false
    answer.textAlignment = .center
    answer.font = .preferredFont(forTextStyle: .headline)
    view.addSubview(picker)
    view.addSubview(answer)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      picker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      answer.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 12),
      answer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.reloadComponent(1)
    showAnswer()
  }

  private func showAnswer() {
    let country = countries[picker.selectedRow(inComponent: 0)]
    answer.text = "\(country.1[picker.selectedRow(inComponent: 1)]), \(country.0)"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? countries.count : countries[pickerView.selectedRow(inComponent: 0)].1.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? countries[row].0 : countries[pickerView.selectedRow(inComponent: 0)].1[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("select \(row) in \(component)")
    if component == 0 {
      pickerView.reloadComponent(1)
      pickerView.selectRow(0, inComponent: 1, animated: true)
    }
    showAnswer()
  }
}
