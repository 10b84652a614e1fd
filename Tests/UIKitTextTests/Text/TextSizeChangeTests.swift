import Expectations
import Testing
import UIKit
import UIKitTesting

/// Everything that shows text, when the reader asks for another size while it is on screen.
@MainActor @Suite struct TextSizeChangeTests {
  private static let bodySizes: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 14), (.extraExtraLarge, 21), (.accessibilityExtraExtraExtraLarge, 53), (.large, 17),
  ]

  /// Expects the labels in a view to be written in the sizes that body text has, text size by text size.
  private func expectFollows(
    _ view: UIView, from start: UIContentSizeCategory = .large, sourceLocation: SourceLocation = #_sourceLocation,
    sizes: [(UIContentSizeCategory, CGFloat)] = Self.bodySizes, _ font: () -> UIFont?
  ) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    let screen = MountedScreen(controller) { $0.preferredContentSizeCategory = start }
    for (category, size) in sizes {
      screen.window.traitOverrides.preferredContentSizeCategory = category
      screen.advance(frames: 1)
      let shown = font()?.pointSize ?? 0
      #expect(abs(shown - size) < 0.01, "\(category.rawValue): \(shown)", sourceLocation: sourceLocation)
    }
  }

  private func label(in view: UIView, _ index: Int = 0) -> UILabel? {
    let labels = all(in: view)
    return index < labels.count ? labels[index] : nil
  }

  private func all(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(all)
  }

  @Test func labelFontsFollowTheContentSizeCategory() {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    expectFollows(label) { label.font }
    let metrics = UILabel()
    metrics.text = "Text"
    metrics.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    metrics.adjustsFontForContentSizeCategory = true
    expectFollows(metrics, sizes: [(.accessibilityExtraExtraExtraLarge, 62), (.extraSmall, 19), (.large, 22)]) {
      metrics.font
    }
  }

  @Test func labelsNotAskedToAdjustKeepTheirFont() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    expectFollows(label, sizes: [(.accessibilityLarge, 17), (.extraSmall, 17)]) { label.font }
    let fixed = UILabel()
    fixed.font = .systemFont(ofSize: 17)
    fixed.adjustsFontForContentSizeCategory = true
    expectFollows(fixed, sizes: [(.accessibilityLarge, 17)]) { fixed.font }
  }

  @Test func attributedLabelFontsFollowTheContentSizeCategory() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    label.adjustsFontForContentSizeCategory = true
    expectFollows(label) { label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
  }

  @Test func configuredButtonFontsFollowTheContentSizeCategory() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    expectFollows(button) { button.titleLabel?.font }
    expectFollows(button, sizes: [(.accessibilityExtraExtraExtraLarge, 43), (.extraSmall, 11), (.large, 12)]) {
      button.subtitleLabel?.font
    }
    let large = UIButton(configuration: configuration)
    var heights = [large.intrinsicContentSize.height]
    expectFollows(large, sizes: [(.accessibilityLarge, 33)]) {
      heights.append(large.intrinsicContentSize.height)
      return large.titleLabel?.font
    }
    expect(heights[1] > heights[0] * 1.5)
  }

  @Test func attributedButtonTitlesWithoutAFontFollowTheContentSizeCategory() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Title")
    title.foregroundColor = UIColor.systemRed
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    expectFollows(button) {
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
  }

  @Test func plainButtonsFollowWhenTheirTitleLabelAdjusts() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    expectFollows(button) { button.titleLabel?.font }
  }

  @Test func cellLabelFontsFollowTheContentSizeCategory() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    expectFollows(cell) { cell.textLabel?.font }
    expectFollows(cell) { cell.detailTextLabel?.font }
  }

  @Test func listContentFontsFollowTheContentSizeCategory() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Second text"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    expectFollows(cell) { label(in: cell)?.font }
    expectFollows(cell) { label(in: cell, 1)?.font }
  }

  /// The app's font was made at another text size, and comes anew with every update.
  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge])
  func listContentInTheAppsPreferredFontFollowsTheContentSizeCategory(_ start: UIContentSizeCategory) throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    expectFollows(cell, from: start) {
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      return label(in: cell)?.font
    }
    content.textProperties.adjustsFontForContentSizeCategory = false
    let fixed = UITableViewCell(style: .default, reuseIdentifier: nil)
    fixed.contentConfiguration = content
    expectFollows(fixed, from: start, sizes: [(.accessibilityMedium, 17), (.extraSmall, 17)]) { label(in: fixed)?.font }
  }

  @Test func headerFontsFollowTheContentSizeCategory() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    header.contentConfiguration = content
    expectFollows(header) { label(in: header)?.font }
    let plain = UITableViewHeaderFooterView(reuseIdentifier: nil)
    plain.textLabel?.text = "Title"
    expectFollows(plain) { plain.textLabel?.font }
  }

  @Test func contentUnavailableFontsFollowTheContentSizeCategory() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.textProperties.font = .preferredFont(forTextStyle: .body)
    configuration.button.title = "Button"
    let view = configuration.makeContentView()
    expectFollows(view) { label(in: view)?.font }
    expectFollows(view) { all(in: view).last?.font }
  }

  /// As on a phone, where they are shown larger when held.
  @Test func segmentTitlesKeepOneFontSize() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    expectFollows(control, sizes: [(.accessibilityLarge, 13), (.extraSmall, 13)]) { label(in: control)?.font }
  }
}
