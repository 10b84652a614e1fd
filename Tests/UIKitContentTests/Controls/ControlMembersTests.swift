import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Parts and styles of controls.
@MainActor @Suite struct ControlMembersTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    return button
  }

  /// [D] The insets move the image from where it would be: equal ones of opposite sign move it without changing its
  /// size.
  @Test func imageEdgeInsetsMoveOnlyTheImage() throws {
    let button = makeButton()
    let (picture, title) = (try require(button.imageView), try require(button.titleLabel))
    let (before, text) = (picture.frame, title.frame)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.layoutIfNeeded()
    expectEqual(picture.frame.minX, before.minX - 10)
    expectEqual(picture.frame.size, before.size)
    expectEqual(title.frame, text)
  }

  @Test func titleAndImageRectsEqualTheirFrames() throws {
    let button = makeButton()
    let title = try require(button.titleLabel)
    let content = button.contentRect(forBounds: button.bounds)
    expectEqual(button.titleRect(forContentRect: content), title.frame)
    expectEqual(button.imageRect(forContentRect: content), button.imageView?.frame)
  }

  /// Puts its title at the left.
  private final class LeftTitleButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 3, y: 4, width: 50, height: 20)
    }
  }

  /// Puts its image above its title, by the content rectangle that it is given.
  private final class ColumnButton: UIButton {
    var contents: [CGRect] = []
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      contents.append(contentRect)
      return CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.maxY - 24, width: contentRect.width, height: 24)
    }
  }

  @Test func aSubclassMayOverrideTheImageRect() {
    let button = ColumnButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 6, right: 20)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    button.layoutIfNeeded()
    expectEqual(button.contents.last, CGRect(x: 20, y: 10, width: 80, height: 64))
    expectEqual(button.imageView?.frame, CGRect(x: 50, y: 10, width: 20, height: 20))
    expectEqual(button.titleLabel?.frame, CGRect(x: 20, y: 50, width: 80, height: 24))
  }

  @Test func aSubclassMayOverrideTheTitleRect() {
    let button = LeftTitleButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, CGRect(x: 3, y: 4, width: 50, height: 20))
  }

  @Test func contentIsCentredVerticallyByDefault() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 101)
    expectEqual(button.contentVerticalAlignment, .center)
    button.layoutIfNeeded()
    let label = try require(button.titleLabel)
    expect(abs(label.frame.midY - 50.5) <= 0.5)
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    expectEqual(label.frame.maxY, 101)
    button.contentVerticalAlignment = .center
    button.layoutIfNeeded()
    expect(abs(label.frame.midY - 50.5) <= 0.5)
  }

  /// [D] Since iOS 7 all three look like one: an "i" in a circle.
  @Test func infoButtonTypesShowTheSameSymbol() throws {
    let sizes = [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark].map { type -> CGSize in
      let button = UIButton(type: type)
      expectEqual(button.buttonType, type)
      expectEqual(button.image(for: .normal)?.isSymbolImage, true)
      return button.intrinsicContentSize
    }
    expect(Set(sizes.map(\.width)).count == 1 && sizes[0].width > 15)
    expectEqual(UIButton(type: .infoLight).currentImage, UIButton(type: .detailDisclosure).currentImage)
  }

  @Test func symbolButtonTypesHaveTheirSizeInitially() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      let button = UIButton(type: type)
      expect(button.bounds.size == button.intrinsicContentSize && button.bounds.width > 15)
    }
    expect(UIButton(type: .system).frame == .zero && UIButton(type: .custom).frame == .zero)
  }

  /// [D] `dynamic`: the background's corner radius "adjusted for the dynamic type size"; `fixed` is taken as it is.
  @Test func dynamicCornerRadiiGrowWithTheTextSize() {
    func radius(_ style: UIButton.Configuration.CornerStyle, _ category: UIContentSizeCategory) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.cornerStyle = style
      configuration.background.cornerRadius = 8
      let button = UIButton(configuration: configuration)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.traitOverrides.preferredContentSizeCategory = category
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
      window.addSubview(button)
      window.isHidden = false
      window.layoutIfNeeded()
      func find(_ view: UIView) -> CGFloat {
        max(view.layer.cornerRadius, view.subviews.map(find).max() ?? 0)
      }
      return find(button)
    }
    expectEqual(UIButton.Configuration.filled().cornerStyle, .dynamic)
    expectEqual(radius(.dynamic, .large), 8)
    expect(radius(.dynamic, .accessibilityExtraExtraExtraLarge) > 8)
    expectEqual(radius(.fixed, .accessibilityExtraExtraExtraLarge), 8)
  }

  /// [D] The old styles are the sizes of today in a fixed colour.
  @Test func deprecatedActivityIndicatorStylesHaveTheirColours() {
    let styles: [(Int, UIColor, CGFloat)] = [(0, .white, 37), (1, .white, 20), (2, .systemGray, 20)]
    for (number, color, width) in styles {
      let indicator = UIActivityIndicatorView(style: UIActivityIndicatorView.Style(rawValue: number) ?? .medium)
      expect(indicator.color == color && indicator.bounds.width == width, "\(number)")
    }
  }

  @available(*, deprecated, message: "names deprecated styles")
  @Test func deprecatedActivityIndicatorStylesHaveApplesRawValues() {
    expectEqual([UIActivityIndicatorView.Style.whiteLarge, .white, .gray].map(\.rawValue), [0, 1, 2])
    expectEqual(UIActivityIndicatorView(style: .whiteLarge).color, .white)
  }

  @Test func imageSegmentsAreInserted() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    let star = image(16, 16)
    control.insertSegment(with: star, at: 1, animated: false)
    expectEqual(control.numberOfSegments, 3)
    expect(control.imageForSegment(at: 1) == star && control.titleForSegment(at: 1) == nil)
    expectEqual(control.titleForSegment(at: 2), "Two")
    // [D] The selection stays with its segment.
    expectEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(with: star, at: 99, animated: false)
    expectEqual(control.imageForSegment(at: 3), star, "behind the last")
  }

  /// [D] Only Mac idiom has checkboxes: elsewhere a switch is a sliding one .
  @Test func aSwitchHasTheSlidingStyle() {
    let toggle = UISwitch()
    expectEqual(toggle.style, .sliding)
    expectEqual([UISwitch.Style.automatic, .checkbox, .sliding].map(\.rawValue), [0, 1, 2])
  }
}
