import Expectations
import Testing
import UIKit

@testable import TextLayout
@testable import UIKitCore

/// Attributed texts in list content configurations.
@MainActor
struct AttributedConfigurationTests {
  private func view(_ configuration: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    return view
  }

  private func label(_ view: UIView) -> UILabel? { view.subviews.first as? UILabel }

  private func styled() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "Nine new")
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 4))
    return text
  }

  @Test func missingAttributesComeFromTheTextProperties() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = styled()
    configuration.textProperties.font = .systemFont(ofSize: 13)
    configuration.textProperties.color = .green
    configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    let view = view(configuration)
    let content = try require(label(view)).content.textContent()
    expectEqual(content.attributes(at: 0).font.size, 30)
    expectEqual(
      content.attributes(at: 0).color, TextColor(red: 1, green: 0, blue: 0), "transformers leave the text's own")
    expectEqual(content.attributes(at: 6).font.size, 13)
    expectEqual(content.attributes(at: 6).color, TextColor(red: 0, green: 0, blue: 1))
  }

  @Test func applyingAnEqualConfigurationChangesNothing() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = styled()
    let view = view(configuration)
    let shown = try require(label(view))
    let (text, shapings) = (shown.attributedText, TextFrame.shapingCount)
    configuration.attributedText = styled()
    view.configuration = configuration
    view.layoutIfNeeded()
    expect(label(view) === shown && shown.attributedText === text)
    expectEqual(TextFrame.shapingCount, shapings)
    configuration.textProperties.numberOfLines = 1
    view.configuration = configuration
    expect(shown.numberOfLines == 1 && shown.attributedText == text)
  }

  @Test func plainTextAfterAttributedTextTakesTheTextProperties() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = styled()
    let view = view(configuration)
    configuration.text = "plain"
    view.configuration = configuration
    let shown = try require(label(view))
    expectEqual(shown.text, "plain")
    expectEqual(shown.font, configuration.textProperties.font)
    expectEqual(shown.textColor, configuration.textProperties.color)
    configuration.attributedText = styled()
    view.configuration = configuration
    expectEqual(shown.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
  }
}
