import UIKit

/// The seed, the speed and the last operations, above the table of the Fuzzer screen.
final class FuzzerPanel: UIView {
  /// Operations a second, in the order of the control's segments.
  static let speeds = [1, 4, 15]
  private static let shownLines = 4

  let speed = UISegmentedControl(items: FuzzerPanel.speeds.map { "\($0)/s" })
  private let seed = UILabel()
  private let count = UILabel()
  private let log = UILabel()
  private var lines: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    seed.font = .preferredFont(forTextStyle: .headline)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    log.font = .preferredFont(forTextStyle: .footnote)
    log.numberOfLines = Self.shownLines
    log.lineBreakMode = .byTruncatingTail
    for label in [seed, count, log] { label.adjustsFontForContentSizeCategory = true }
    speed.selectedSegmentIndex = 1
    speed.setContentHuggingPriority(.required, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [seed, count])
    texts.axis = .vertical
    let head = UIStackView(arrangedSubviews: [texts, speed])
    head.alignment = .center
    head.spacing = 12
    let stack = UIStackView(arrangedSubviews: [head, log])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The visible lines of the log, the last operation last.
  var shownLog: String { log.text ?? "" }

  func begin(seed: UInt64) {
    self.seed.text = "Seed \(seed)"
    count.text = "No operation yet"
    lines = []
    log.text = Array(repeating: " ", count: Self.shownLines).joined(separator: "\n")
  }

  /// - Parameter fault: the fault after the operation, which the log shows in red; nil for none.
  func note(_ operation: FuzzerOperation, number: Int, fault: String?) {
    count.text = number == 1 ? "1 operation" : "\(number) operations"
    lines.append("\(number)  \(operation)")
    if let fault { lines.append(fault) }
    lines = lines.suffix(Self.shownLines)
    // A constant number of lines, so that the table below does not move.
    let blank = Array(repeating: " ", count: Self.shownLines - lines.count)
    log.text = (lines + blank).joined(separator: "\n")
    log.textColor = fault == nil ? .label : .systemRed
  }
}
