import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ButtonTextTests {
  private func attributes(_ label: UILabel?, at offset: Int = 0) -> [NSAttributedString.Key: Any] {
    label?.attributedText?.attributes(at: offset, effectiveRange: nil) ?? [:]
  }

  private func font(_ label: UILabel?, at offset: Int = 0) -> UIFont? {
    attributes(label, at: offset)[.font] as? UIFont
  }
  private func kern(_ label: UILabel?) -> CGFloat? { attributes(label)[.kern] as? CGFloat }
  private func color(_ label: UILabel?, at offset: Int = 0) -> UIColor? {
    attributes(label, at: offset)[.foregroundColor] as? UIColor
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.tintColor = .systemGreen
    button.layoutIfNeeded()
    return button
  }

  @Test func titleAndAttributedTitleAreTheSameText() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    expectEqual(configuration.attributedTitle, AttributedString("Plain"))
    var styled = AttributedString("Styled")
    styled.foregroundColor = UIColor.red
    configuration.attributedTitle = styled
    configuration.attributedSubtitle = AttributedString("Below")
    expect(configuration.title == "Styled" && configuration.subtitle == "Below")
    var other = configuration
    expectEqual(other, configuration)
    other.attributedTitle?.foregroundColor = UIColor.blue
    expect(other != configuration && other.title == configuration.title)
    configuration.title = "Plain"
    expectEqual(configuration.attributedTitle, AttributedString("Plain"), "its attributes are gone")
    configuration.attributedTitle = nil
    expectNil(configuration.title)
  }

  @Test func missingAttributesComeFromTheButtonStyle() throws {
    var title = AttributedString("Red")
    title.foregroundColor = UIColor.red
    var rest = AttributedString(" and bold")
    rest.font = UIFont.boldSystemFont(ofSize: 30)
    let button = button { $0.attributedTitle = title + rest }
    let label = try require(button.titleLabel)
    expectEqual(label.text, "Red and bold")
    expectEqual(color(label), UIColor.red)
    expectEqual(font(label), UIFont.preferredFont(forTextStyle: .body))
    expectEqual(color(label, at: 5), UIColor.systemGreen)
    expectEqual(font(label, at: 5), UIFont.boldSystemFont(ofSize: 30))
    expect(button.intrinsicContentSize.height > 30)
  }

  @Test func textAttributesTransformersOverrideTheStyle() throws {
    var seen: [UIFont?] = []
    let button = button {
      $0.title = "Title"
      $0.subtitle = "Subtitle"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        seen.append(incoming.font)
        outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
        return outgoing
      }
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        incoming.merging(AttributeContainer([.kern: 2]))
      }
    }
    expectEqual(seen.first, UIFont.preferredFont(forTextStyle: .body))
    expectEqual(font(button.titleLabel), UIFont.preferredFont(forTextStyle: .headline))
    expectEqual(color(button.titleLabel), UIColor.systemGreen)
    expectEqual(kern(button.subtitleLabel), CGFloat(2))
    expectEqual(font(button.subtitleLabel), UIFont.preferredFont(forTextStyle: .caption1))
    button.configuration?.titleTextAttributesTransformer = nil
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.font, UIFont.preferredFont(forTextStyle: .body))
  }

  @Test func aTitleWithOneFontAndColourIsPlain() throws {
    var title = AttributedString("Day")
    title.font = UIFont.boldSystemFont(ofSize: 20)
    let button = button { $0.attributedTitle = title }
    let label = try require(button.titleLabel)
    expect(!label.content.isAttributed && label.text == "Day")
    expect(label.font == UIFont.boldSystemFont(ofSize: 20) && label.textColor == UIColor.systemGreen)
    title.kern = 1
    button.configuration?.attributedTitle = title
    button.layoutIfNeeded()
    expect(label.content.isAttributed && kern(label) == CGFloat(1))
  }

  @Test func textAttributesTransformersEqualOnlyTheirCopies() {
    var first = UIButton.Configuration.plain()
    first.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    var second = first
    expectEqual(first, second)
    second.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    expect(first != second)
  }

  @Test func attributedTitlesWithoutColourFollowTheStatesColour() {
    let button = button { $0.attributedTitle = AttributedString("Title", attributes: AttributeContainer([.kern: 1])) }
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(color(button.titleLabel), UIColor.tertiaryLabel)
  }

  @Test func stateTitlesOverrideTheConfigurationsTitle() {
    let button = button { $0.attributedTitle = AttributedString("Configured") }
    button.setAttributedTitle(NSAttributedString(string: "Pressed", attributes: [.kern: 3]), for: .highlighted)
    button.isHighlighted = true
    button.layoutIfNeeded()
    expect(button.titleLabel?.text == "Pressed" && kern(button.titleLabel) == CGFloat(3))
    expectEqual(font(button.titleLabel), UIFont.preferredFont(forTextStyle: .body))
    button.isHighlighted = false
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Configured")
  }

  @Test func titleAlignmentAlignsWrappedLines() throws {
    func alignment(
      _ alignment: UIButton.Configuration.TitleAlignment, width: CGFloat = 100, image: UIImage? = nil
    ) throws -> NSTextAlignment {
      let button = button {
        $0.title = "A title of several lines"
        $0.titleAlignment = alignment
        $0.image = image
      }
      button.frame = CGRect(x: 0, y: 0, width: width, height: 200)
      button.layoutIfNeeded()
      return try require(button.titleLabel).textAlignment
    }
    expectEqual(try alignment(.automatic), .center)
    expectEqual(try alignment(.leading), .natural)
    expectEqual(try alignment(.trailing), .right)
    expectEqual(try alignment(.automatic, image: UIImage(systemName: "star")), .natural)
    expectEqual(try alignment(.automatic, width: 400), .natural, "one line needs none")
  }

  @Test func aSubtitleLabelExistsOnlyWithASubtitle() {
    expectNil(UIButton(type: .system).subtitleLabel)
    let button = button { $0.title = "Title" }
    expectNil(button.subtitleLabel)
    button.configuration?.subtitle = "Subtitle"
    expectEqual(button.subtitleLabel?.text, "Subtitle")
    button.configuration = nil
    expectNil(button.subtitleLabel)
  }
}
