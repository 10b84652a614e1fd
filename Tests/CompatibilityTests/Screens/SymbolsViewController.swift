import UIKit

/// Symbols as a documentation reader uses them: beside text, in colours of their own, as images for buttons.
final class SymbolsViewController: UIViewController {
  let plus = UIImageView()
  let title1 = UILabel()
  let warning = UIImageView()
  let person = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let textSize = UIImage.SymbolConfiguration(textStyle: .title1)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    plus.image = UIImage(systemName: "plus.circle.fill", withConfiguration: textSize.applying(palette))
    title1.font = .preferredFont(forTextStyle: .title1)
    title1.text = "Title"

    warning.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    warning.image = UIImage(systemName: "exclamationmark.triangle")
    warning.tintColor = .systemYellow

    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .systemGreen)
    person.image = UIImage(systemName: "person.crop.circle.badge.checkmark")?
      .applyingSymbolConfiguration(configuration)?
      .applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))

    let line = UIStackView(arrangedSubviews: [plus, title1])
    line.alignment = .firstBaseline
    line.spacing = 8
    let column = UIStackView(arrangedSubviews: [line, warning, person])
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
    ])
  }
}
