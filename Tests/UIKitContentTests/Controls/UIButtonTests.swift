import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@MainActor
struct UIButtonTests {
  /// As tags do that compute their size from it when they are made.
  @Test func theTitleLabelHasItsTextBeforeLayout() {
    let button = UIButton()
    button.setTitle("Tag", for: .normal)
    button.setTitle("Chosen", for: .selected)
    expectEqual(button.titleLabel?.text, "Tag")
    button.isSelected = true
    expectEqual(button.titleLabel?.text, "Chosen")
    button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .selected)
    expectEqual(button.titleLabel?.attributedText?.string, "Styled")
  }

  private func button(_ title: String?, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let context = CGContext(
      data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return UIImage(cgImage: context.makeImage()!)
  }

  /// A circle of about 30 points, whatever the tint.
  @Test func aButtonToCloseIsGrey() throws {
    let button = UIButton(type: .close)
    expect(abs(button.bounds.width - 30) <= 1 && abs(button.bounds.height - 30) <= 1)
    func picture(_ tint: UIColor) -> Data? {
      button.tintColor = tint
      button.layoutIfNeeded()
      return UIGraphicsImageRenderer(bounds: button.bounds).image { button.layer.render(in: $0.cgContext) }.pngData()
    }
    let (red, blue) = (try require(picture(.red)), try require(picture(.blue)))
    expectEqual(red, blue)
  }

  // MARK: Content

  @Test func statesWithoutAValueUseTheNormalOne() {
    let button = button("normal")
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    expectEqual(button.title(for: .highlighted), "normal")
    expectEqual(button.title(for: .selected), "selected")
    expectEqual(button.title(for: [.selected, .highlighted]), "normal")
    expectEqual(button.currentTitleColor, .red)
    button.isSelected = true
    button.layoutIfNeeded()
    expectEqual(button.currentTitle, "selected")
    expectEqual(button.titleLabel?.text, "selected")
    button.isSelected = false
    button.isEnabled = false
    expectEqual(button.currentTitleColor, .blue)
    expectEqual(button.titleLabel?.textColor, .blue)
  }

  @Test func aSystemButtonsTitleHasTheTintColor() {
    let button = button("Go")
    button.tintColor = .green
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.textColor, .green)
    expectEqual(button.titleLabel?.font.pointSize, 15)
    let custom = self.button("Go", type: .custom)
    expectEqual(custom.currentTitleColor, .white)
    expectEqual(custom.titleLabel?.font.pointSize, 18)
    expectEqual(UIButton(frame: .zero).buttonType, .custom)
  }

  /// [D] A system button with an image, which sends its action to the target.
  @Test func systemButtonCreatesAButtonWithImageAndTarget() {
    final class Target: NSObject, _ActionTarget {
      static var _actions: [_Action] { [_Action("tapped:", Target.tapped)] }
      var senders: [UIButton] = []
      func tapped(_ sender: UIButton) { senders.append(sender) }
    }
    final class Round: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    let target = Target()
    let image = UIImage(systemName: "star")!
    let button = UIButton.systemButton(with: image, target: target, action: Selector("tapped:"))
    expect(button.buttonType == .system && button.image(for: .normal) == image)
    button.sendActions(for: .touchUpInside)
    expectEqual(target.senders, [button])
    expectEqual(button.actions(forTarget: target, forControlEvent: .touchUpInside), ["tapped:"])
    let round: Round = .systemButton(with: image, target: nil, action: nil)
    expect(round.layer.cornerRadius == 7 && round.buttonType == .system && round.allTargets.isEmpty)
    expectEqual(round.currentTitleColor, UIButton(type: .system).currentTitleColor)
  }

  @Test func attributedTitlesOverridePlainOnes() {
    let button = button("plain")
    button.setAttributedTitle(
      NSAttributedString(string: "attributed", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "attributed")
    expectEqual(button.intrinsicContentSize.height, 48)
  }

  /// [C] As the title: the image of the state that an app set itself keeps the button's tint.
  @Test func aDisabledSystemButtonDimsItsImage() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.tintColor = .systemRed
    button.layoutIfNeeded()
    expectEqual(button.imageView?.tintColor, .systemRed)
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(button.imageView?.tintColor, .tertiaryLabel)
    button.setImage(UIImage(systemName: "moon"), for: .disabled)
    button.layoutIfNeeded()
    expectEqual(button.imageView?.tintColor, .systemRed)
  }

  // MARK: Size

  @Test func aTitleHasSixPointsAboveAndBelow() {
    let button = button("Button")
    let label = UILabel()
    label.text = "Button"
    label.font = .systemFont(ofSize: 15)
    expectEqual(button.intrinsicContentSize.height, label.intrinsicContentSize.height + 12)
    expectEqual(button.intrinsicContentSize.width, label.intrinsicContentSize.width)
    expectEqual(self.button("I").intrinsicContentSize.width, 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(button.intrinsicContentSize.height, label.intrinsicContentSize.height + 4)
    expectEqual(button.intrinsicContentSize.width, label.intrinsicContentSize.width + 6)
  }

  @Test func intrinsicContentSizeOfAnImageButtonIsTheImages() {
    let button = UIButton(type: .custom)
    button.setImage(image(24, 20), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 24, height: 20))
    expectEqual(button.sizeThatFits(.zero), CGSize(width: 24, height: 20))
  }

  @Test func imageAndTitleAreCentredSideBySide() throws {
    let button = button("Title", type: .custom)
    button.setImage(image(20, 20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let picture = try require(button.imageView).frame
    let title = try require(button.titleLabel).frame
    expectEqual(picture.maxX, title.minX)
    expectEqual(picture.size, CGSize(width: 20, height: 20))
    expect(abs(picture.midY - 22) <= 0.5 && abs(title.midY - 22) <= 0.5)
    expect(abs((picture.minX + title.maxX) / 2 - 100) <= 1)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    expectEqual(try require(button.imageView).frame.minX, (try require(button.titleLabel)).frame.maxX)
  }

  @Test func alignmentAndInsetsMoveTheContent() throws {
    let button = button("Title")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.origin, .zero)
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.origin, CGPoint(x: 10, y: 5))
    button.titleEdgeInsets = .zero
    button.contentHorizontalAlignment = .trailing
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.maxX, 200)
  }

  @Test func aTooLongTitleIsTruncated() throws {
    let button = button("A title that is much too long for the button")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    expect(try require(button.titleLabel).frame.width <= 100)
    expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
  }

  @Test func subclassesOverrideTheTitleRect() {
    final class Custom: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 30, height: 10)
      }
    }
    let button = Custom(type: .system)
    button.setTitle("x", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, CGRect(x: 1, y: 2, width: 30, height: 10))
  }

  // MARK: Touches

  @Test func aTapPerformsTheActions() {
    let scene = TouchScene()
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up inside") }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    scene.view.addSubview(button)
    scene.window.layoutIfNeeded()
    expectEqual(button.title(for: .normal), "Tap")
    scene.down(at: CGPoint(x: 150, y: 120))
    expect(button.titleLabel?.alpha ?? 1 < 0.5, "a system button is paler while pressed")
    scene.up()
    expectEqual(log, ["up inside", "primary"])
    expectEqual(button.titleLabel?.alpha, 1)
    button.performPrimaryAction()
    expectEqual(log.count, 3)
  }

  @Test func aHighlightedTitleColorReplacesTheDimming() {
    let button = button("normal")
    button.setTitleColor(.red, for: .highlighted)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    button.isHighlighted = true
    expectEqual(button.titleLabel?.alpha, 1)
    expectEqual(button.titleLabel?.textColor, .red)
  }

  @Test func aHighlightedCustomButtonDimsItsImage() {
    let button = UIButton(type: .custom)
    button.setImage(image(20, 20), for: .normal)
    button.layoutIfNeeded()
    button.isHighlighted = true
    expect(button.imageView?.alpha ?? 1 < 1)
    button.isHighlighted = false
    expectEqual(button.imageView?.alpha, 1)
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = true
    expectEqual(button.imageView?.alpha, 1)
  }

  @Test func aStateWithALongerTitleWidensTheButton() {
    let button = button("Follow", type: .custom)
    button.setTitle("Following", for: .selected)
    button.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.addSubview(button)
    button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    let width = button.bounds.width
    button.isSelected = true
    view.layoutIfNeeded()
    expect(button.bounds.width > width && button.bounds.width == button.intrinsicContentSize.width)
    button.setImage(image(20, 20), for: [.selected, .highlighted])
    button.setTitle("Following", for: [.selected, .highlighted])
    view.layoutIfNeeded()
    let selected = button.bounds.width
    button.isHighlighted = true
    view.layoutIfNeeded()
    expectEqual(button.bounds.width, selected + 20)
    (button.isHighlighted, button.isSelected) = (false, false)
    view.layoutIfNeeded()
    expectEqual(button.bounds.width, width)
  }

  @Test func accessibilityLabelIsTheTitle() {
    expectEqual(button("Save").accessibilityLabel, "Save")
    expect(button("Save").isAccessibilityElement)
  }

  @Test func aDestructiveButtonIsRedInsteadOfTinted() {
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Delete"
    plain.tintColor = .systemGreen
    plain.layoutIfNeeded()
    expectEqual(plain.titleLabel?.textColor, .systemGreen)
    plain.role = .destructive
    plain.layoutIfNeeded()
    expectEqual(plain.titleLabel?.textColor, .systemRed)
    plain.configuration?.baseForegroundColor = .systemBlue
    plain.layoutIfNeeded()
    expectEqual(plain.titleLabel?.textColor, .systemBlue)
    let system = UIButton(type: .system)
    system.setTitle("Delete", for: .normal)
    system.role = .destructive
    system.layoutIfNeeded()
    expectEqual(system.titleLabel?.textColor, .systemRed)
    system.role = .cancel
    system.layoutIfNeeded()
    expectEqual(system.titleLabel?.textColor, system.tintColor)
  }
}
