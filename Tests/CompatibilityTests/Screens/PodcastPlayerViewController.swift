import UIKit

/// A player whose sliders and stepper have pictures of their own.
class PodcastPlayerViewController: UIViewController {
  let position = UISlider()
  let volume = UISlider()
  let speed = UIStepper()
  let speedLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemPurple

    position.setThumbImage(disc(14, .systemPurple), for: .normal)
    position.setThumbImage(disc(24, .systemPurple), for: .highlighted)
    position.setMinimumTrackImage(bar(.systemPurple), for: .normal)
    position.setMaximumTrackImage(bar(.systemGray4), for: .normal)
    position.value = 0.4
    position.accessibilityLabel = "Position"

    volume.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
    volume.minimumValueImage = UIImage(systemName: "minus")
    volume.maximumValueImage = UIImage(systemName: "plus")
    volume.value = 0.7
    volume.accessibilityLabel = "Volume"

    speed.minimumValue = 1
    speed.maximumValue = 4
    speed.value = 2
    speed.setDecrementImage(speed.decrementImage(for: .normal), for: .normal)
    speed.setIncrementImage(speed.incrementImage(for: .normal), for: .normal)
    speed.setBackgroundImage(bar(.systemGray6, height: 32), for: .normal)
    speed.setDividerImage(line(), forLeftSegmentState: .normal, rightSegmentState: .normal)
    speed.addAction(UIAction { [weak self] _ in self?.changeSpeed() }, for: .valueChanged)
    speedLabel.text = "2×"

    let speedRow = UIStackView(arrangedSubviews: [speedLabel, speed])
    speedRow.spacing = 12
    let rows = UIStackView(arrangedSubviews: [position, volume, speedRow])
    rows.axis = .vertical
    rows.spacing = 24
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  func changeSpeed() { speedLabel.text = "\(Int(speed.value))×" }

  private func disc(_ diameter: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: diameter, height: diameter)).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: diameter, height: diameter)).fill()
    }
  }

  private func bar(_ color: UIColor, height: CGFloat = 6) -> UIImage {
    let radius = height / 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: height + 1, height: height)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: height + 1, height: height), cornerRadius: radius).fill()
    }
    return image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: radius, bottom: 0, right: radius))
  }

  private func line() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 32)).image { context in
      UIColor.systemPurple.setFill()
      context.fill(CGRect(x: 0, y: 8, width: 2, height: 16))
    }
  }
}
