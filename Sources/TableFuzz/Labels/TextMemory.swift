import CAllocations
import Fuzzing
import Stage
import Trestle
import UIKit

/// Sets texts in a label, a row and a field, draws each and lets it go, and measures the memory that they leave.
@MainActor
final class TextMemory {
  /// The bytes that 100,000 texts may leave: ten each.
  static let limit = 1_000_000

  private struct Person {
    var name: String
  }

  private var random: SeededGenerator
  private let stage = OffscreenStage(size: CGSize(width: 320, height: 160), scale: 1)
  private let loop: FrameLoop
  private let window: UIWindow
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 320, height: 40))
  private let search = ListSearch([Person(name: "Ann")], by: \.name)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    cell.frame = CGRect(x: 0, y: 50, width: 320, height: 44)
    for view in [label, cell, field] { window.addSubview(view) }
    window.makeKeyAndVisible()
    field.attributedText = NSAttributedString(string: "begun", attributes: [.underlineStyle: 1])
    field.becomeFirstResponder()
    search.text = "a"
  }

  /// Returns a message if `count` texts leave more memory allocated than their part of `limit`; nil otherwise.
  func run(texts count: Int, progress: (Int) -> Void = { _ in }) -> String? {
    // Fills the caches first, so that their growth is not measured.
    for number in 0..<6_000 { show(number) }
    count_live_bytes()
    for number in 0..<count / 3 { show(number) }
    let left = live_bytes()
    progress(count)
    let allowed = Int64(Self.limit) * Int64(max(count, 10_000)) / 100_000
    return left > allowed ? "\(count) texts leave \(left) bytes, more than \(allowed)" : nil
  }

  /// Lays out three texts: that of a label, that of a row with marked search words, and a typed letter.
  private func show(_ number: Int) {
    stage.clock.makeCurrent()
    label.text = "Label \(random.below(1_000_000))"
    var content = UIListContentConfiguration.subtitleCell()
    content.attributedText = search.marked(
      "A name \(random.below(1_000_000))", [.foregroundColor: UIColor.red],
      others: [.font: UIFont.systemFont(ofSize: 15)])
    content.secondaryText = "Detail \(random.below(1_000_000))"
    cell.contentConfiguration = content
    if number.isMultiple(of: 12) {
      field.text = "again"
      field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 16), .underlineStyle: 1]
    }
    field.insertText(random.pick(["a", "b", "c"]))
    stage.advance(by: 1.0 / 60)
  }
}
