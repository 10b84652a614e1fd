import UIKit

/// Every small control in a stack, each with what most apps set on it.
final class ControlsViewController: UIViewController {
  let wifiSwitch = UISwitch()
  let tintedSwitch = UISwitch(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  let sizeControl = UISegmentedControl(items: ["Small", "Medium", "Large"])
  let viewControl = UISegmentedControl(items: [UIImage(systemName: "star")!, "List"])
  let pages = UIPageControl()
  let spinner = UIActivityIndicatorView(style: .medium)
  let largeSpinner = UIActivityIndicatorView(style: .large)
  let progress = UIProgressView(progressViewStyle: .default)
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    wifiSwitch.isOn = true
    wifiSwitch.addAction(
      UIAction { [weak self] action in
        guard let self, let sender = action.sender as? UISwitch else { return }
        log.append("wifi \(sender.isOn)")
      }, for: .valueChanged)
    tintedSwitch.onTintColor = .systemOrange
    tintedSwitch.thumbTintColor = .systemYellow
    tintedSwitch.setOn(true, animated: false)
    let disabledSwitch = UISwitch()
    disabledSwitch.isEnabled = false

    sizeControl.selectedSegmentIndex = 1
    sizeControl.addAction(
      UIAction { [unowned self] _ in log.append("size \(sizeControl.selectedSegmentIndex)") }, for: .valueChanged)
    viewControl.selectedSegmentTintColor = .systemTeal
    viewControl.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    viewControl.selectedSegmentIndex = 1

    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.addAction(UIAction { [unowned self] _ in log.append("page \(pages.currentPage)") }, for: .valueChanged)

    spinner.startAnimating()
    largeSpinner.color = .systemPurple
    largeSpinner.startAnimating()
    progress.setProgress(0.4, animated: false)

    let switches = UIStackView(arrangedSubviews: [wifiSwitch, tintedSwitch, disabledSwitch])
    switches.spacing = 12
    let spinners = UIStackView(arrangedSubviews: [spinner, largeSpinner])
    spinners.spacing = 12
    spinners.alignment = .center
    let stack = UIStackView(arrangedSubviews: [switches, sizeControl, viewControl, pages, spinners, progress])
    stack.axis = .vertical
    stack.spacing = 20
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      progress.widthAnchor.constraint(equalTo: stack.widthAnchor),
      sizeControl.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }
}
