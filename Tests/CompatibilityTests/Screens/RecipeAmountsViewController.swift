import UIKit

/// A recipe for several people: a stepper counts them, a slider says how hot it gets.
final class RecipeAmountsViewController: UIViewController {
  let guestsStepper = UIStepper()
  let guestsLabel = UILabel()
  let heatSlider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  let heatLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guestsStepper.minimumValue = 1
    guestsStepper.maximumValue = 12
    guestsStepper.value = 4
    guestsStepper.stepValue = 1
    guestsStepper.addAction(UIAction { [weak self] _ in self?.updateLabels() }, for: .valueChanged)
    heatSlider.minimumValue = 50
    heatSlider.maximumValue = 250
    heatSlider.value = 180
    heatSlider.minimumTrackTintColor = .systemRed
    heatSlider.addAction(
      UIAction { [weak self] action in
        guard let slider = action.sender as? UISlider else { return }
        self?.heatLabel.text = "\(Int(slider.value)) °C"
      }, for: .valueChanged)
    let guests = UIStackView(arrangedSubviews: [guestsLabel, guestsStepper])
    guests.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [guests, heatLabel, heatSlider])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    updateLabels()
  }

  func heatUp() {
    heatSlider.setValue(220, animated: true)
    updateLabels()
  }

  private func updateLabels() {
    guestsLabel.text = "\(Int(guestsStepper.value)) guests"
    heatLabel.text = "\(Int(heatSlider.value)) °C"
  }
}
