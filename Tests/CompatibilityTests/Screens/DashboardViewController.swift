import UIKit

/// Tiles, a bar chart and rows, all of nested stacks; a row of tiles becomes a column where the text is large.
final class DashboardViewController: UIViewController {
  let scrollView = UIScrollView()
  let tiles = UIStackView()
  let chart = UIStackView()
  let rows = UIStackView()
  let notice = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    notice.text = "Figures of the past seven days"
    notice.font = .preferredFont(forTextStyle: .footnote)
    notice.textColor = .secondaryLabel
    notice.numberOfLines = 0
    notice.adjustsFontForContentSizeCategory = true
    let entries: [(String, String, UIColor)] = [
      ("Visits", "12,480", .systemBlue), ("Orders", "318", .systemGreen), ("Returns", "7", .systemRed),
    ]
    for (title, value, color) in entries { tiles.addArrangedSubview(tile(title, value, color)) }
    tiles.distribution = .fillEqually
    tiles.spacing = 12
    chart.axis = .horizontal
    chart.alignment = .bottom
    chart.distribution = .equalSpacing
    for height in [40, 90, 60, 120, 75, 30, 100] as [CGFloat] {
      let bar = UIView()
      bar.backgroundColor = .systemBlue
      bar.layer.cornerRadius = 4
      bar.widthAnchor.constraint(equalToConstant: 22).isActive = true
      bar.heightAnchor.constraint(equalToConstant: height).isActive = true
      chart.addArrangedSubview(bar)
    }
    rows.axis = .vertical
    rows.spacing = 10
    for (name, value) in [("Conversion of visitors", "2.5 %"), ("Average basket", "€ 61.20"), ("Pages a visit", "4.1")]
    {
      rows.addArrangedSubview(row(name, value))
    }
    let column = UIStackView(arrangedSubviews: [notice, tiles, panel(chart), panel(rows)])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    adaptToTextSize()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    adaptToTextSize()
  }

  private func adaptToTextSize() {
    tiles.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }

  private func tile(_ title: String, _ value: String, _ color: UIColor) -> UIView {
    let number = UILabel()
    number.text = value
    number.font = .preferredFont(forTextStyle: .title2)
    number.textColor = color
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .caption1)
    name.textColor = .secondaryLabel
    for label in [number, name] { label.adjustsFontForContentSizeCategory = true }
    let stack = UIStackView(arrangedSubviews: [number, name])
    stack.axis = .vertical
    stack.alignment = .leading
    return panel(stack)
  }

  private func row(_ name: String, _ value: String) -> UIView {
    let title = UILabel()
    title.text = name
    title.numberOfLines = 0
    let number = UILabel()
    number.text = value
    number.textColor = .secondaryLabel
    number.setContentHuggingPriority(.required, for: .horizontal)
    number.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [title, number] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    let stack = UIStackView(arrangedSubviews: [title, number])
    stack.alignment = .firstBaseline
    stack.spacing = UIStackView.spacingUseSystem
    return stack
  }

  private func panel(_ content: UIView) -> UIView {
    let panel = UIView()
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 12
    panel.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let margins = panel.layoutMarginsGuide
    panel.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return panel
  }
}
