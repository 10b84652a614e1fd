import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct UIButtonConfigurationTests {
  private let scene = TouchScene()

  private func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  )
    -> UIButton
  {
    var configuration = configuration
    configuration.title = "Button"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    scene.window.traitOverrides.displayScale = 3
    scene.window.updateTraitsIfNeeded()
    scene.view.addSubview(button)
    return button
  }

  /// The colour behind the content; nil without one.
  private func background(_ button: UIButton) -> UIColor? {
    button.appearance.parts.backgroundView?.configuration.backgroundColor
  }

  @Test func configuredButtonHeightsEqualThoseOfIOS() {
    expect(abs(button(.filled()).intrinsicContentSize.height - 34.333) < 0.001)
    expect(abs(button(.filled()) { $0.buttonSize = .large }.intrinsicContentSize.height - 50.333) < 0.001)
    expect(button(.filled()) { $0.contentInsets = .zero }.intrinsicContentSize.height < 21)
    let kept = button(.plain()) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      $0.buttonSize = .large
    }
    expectEqual(kept.configuration?.contentInsets.top, 1, "insets of one's own stay")
  }

  @Test func configurationStylesDifferInColours() {
    func colors(_ configuration: UIButton.Configuration) -> (title: UIColor?, background: UIColor?) {
      let button = button(configuration)
      button.tintColor = .red
      button.layoutIfNeeded()
      return (button.titleLabel?.textColor, background(button))
    }
    expect(colors(.plain()).title == .red && colors(.plain()).background == nil)
    expect(colors(.filled()).title == .white && colors(.filled()).background == .red)
    expect(colors(.gray()).title == .red && colors(.gray()).background == .secondarySystemFill)
    expect(colors(.tinted()).background?.components.alpha ?? 1 < 0.5)
  }

  @Test func baseColorsOverrideTheStyles() {
    let button = button(.filled()) {
      $0.baseBackgroundColor = .green
      $0.baseForegroundColor = .black
    }
    button.layoutIfNeeded()
    expect(background(button) == .green && button.titleLabel?.textColor == .black)
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(background(button), .tertiarySystemFill)
  }

  @Test func configurationUpdateHandlerFollowsTheState() {
    let button = button(.plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "off")
    button.isSelected = true
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "on")
    expectEqual(states, [.normal, .selected])
  }

  @Test func imagePlacementPlacesTheImage() throws {
    let symbol = UIImage(systemName: "plus")
    for (placement, isBefore) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
      let button = button(.plain()) {
        $0.image = symbol
        $0.imagePadding = 8
        $0.imagePlacement = placement
      }
      button.sizeToFit()
      button.layoutIfNeeded()
      let (picture, title) = (try require(button.imageView).frame, try require(button.titleLabel).frame)
      expectEqual(isBefore, (picture.minX < title.minX))
      expect(abs((isBefore ? title.minX - picture.maxX : picture.minX - title.maxX) - 8) < 0.5)
    }
    let stacked = button(.plain()) {
      $0.image = symbol
      $0.imagePlacement = .top
    }
    stacked.sizeToFit()
    stacked.layoutIfNeeded()
    expect(try require(stacked.imageView).frame.maxY <= (try require(stacked.titleLabel)).frame.minY + 0.5)
  }

  @Test func capsuleCornerRadiusIsHalfTheHeight() {
    let button = button(.filled()) { $0.cornerStyle = .capsule }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    expectEqual(button.appearance.parts.backgroundView?.configuration.cornerRadius, 20)
  }

  @Test func aSubtitleIsBelowTheTitle() throws {
    let button = button(.filled()) {
      $0.subtitle = "Smaller"
      $0.titlePadding = 3
    }
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try require(button.titleLabel)
    let subtitle = try require(button.appearance.parts.subtitleLabel)
    expect(abs(subtitle.frame.minY - title.frame.maxY - 3) < 0.5)
    expect(subtitle.font.pointSize == 12 && title.font.pointSize == 17)
    expect(abs(subtitle.frame.midX - title.frame.midX) < 0.5, "in the middle without an image")
    button.configuration?.titleAlignment = .leading
    button.layoutIfNeeded()
    expect(abs(subtitle.frame.minX - title.frame.minX) < 0.01)
    button.configuration?.subtitle = nil
    button.layoutIfNeeded()
    expectNil(subtitle.superview)
  }

  @Test func theActivityIndicatorReplacesTheImage() throws {
    let button = button(.plain()) { $0.image = UIImage(systemName: "plus") }
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try require(button.imageView)
    button.configuration?.showsActivityIndicator = true
    button.layoutIfNeeded()
    let spinner = try require(button.appearance.parts.spinner)
    expect(image.isHidden && spinner.isAnimating && spinner.frame.size == CGSize(width: 20, height: 20))
    expect(spinner.frame.maxX <= (try require(button.titleLabel)).frame.minX + 0.5)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    expect(!image.isHidden && spinner.superview == nil)
  }

  @Test func theImageIsInFrontOfTheBackground() throws {
    let button = button(.filled()) { $0.image = UIImage(systemName: "plus") }
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try require(button.imageView)
    let plate = try require(button.appearance.parts.backgroundView)
    expect(button.subviews.firstIndex(of: plate) == 0 && button.subviews.contains(image))
    button.configuration = .plain()
    button.layoutIfNeeded()
    expectNil(plate.superview)
    button.configuration = .tinted()
    button.layoutIfNeeded()
    expect(button.subviews.first is ConfiguredBackgroundView)
  }

  @Test func automaticallyUpdateForSelectionStrengthensTheStyle() {
    let button = button(.plain())
    button.tintColor = .red
    button.layoutIfNeeded()
    expectNil(background(button))
    button.isSelected = true
    button.layoutIfNeeded()
    expect(background(button)?.components.alpha ?? 1 < 0.5)
    button.configuration?.automaticallyUpdateForSelection = false
    button.layoutIfNeeded()
    expectNil(background(button))
  }

  @Test func theAppsBackgroundStaysInEveryState() {
    let button = button(.filled()) {
      $0.background.backgroundColor = .purple
      $0.background.cornerRadius = 3
      $0.cornerStyle = .fixed
    }
    button.sizeToFit()
    button.layoutIfNeeded()
    button.isHighlighted = true
    button.layoutIfNeeded()
    expectEqual(background(button), .purple)
    expectEqual(button.appearance.parts.backgroundView?.configuration.cornerRadius, 3)
  }

  @Test func automaticConfigurationUpdatesCanBeTurnedOff() {
    final class Button: UIButton {
      var updates = 0

      override func updateConfiguration() {
        super.updateConfiguration()
        updates += 1
      }
    }
    let button = Button(configuration: .filled())
    button.tintColor = .red
    scene.view.addSubview(button)
    button.layoutIfNeeded()
    let count = button.updates
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    expectEqual(button.updates, count + 1, "asked for twice, updated once")
    expectEqual(background(button), .red)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(background(button), .red, "the state changes nothing by itself")
    expectEqual(button.configuration?.updated(for: button).background.backgroundColor, .tertiarySystemFill)
  }

  @Test func colorTransformersColourImageAndIndicator() throws {
    let button = button(.plain()) {
      $0.image = UIImage(systemName: "plus")
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
      $0.indicator = .popup
      $0.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .brown }
    }
    button.layoutIfNeeded()
    expectEqual(button.imageView?.tintColor, .green)
    expectEqual(button.appearance.parts.indicatorView?.tintColor, .brown)
    expectEqual(button.titleLabel?.textColor, button.tintColor)
  }

  @Test func symbolsTakeTheTitlesSizeUnlessConfigured() {
    func height(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> CGFloat {
      let button = button(.plain()) {
        $0.image = UIImage(systemName: "circle")
        change(&$0)
      }
      button.sizeToFit()
      button.layoutIfNeeded()
      return button.imageView?.frame.height ?? 0
    }
    expect(abs(height() - 19) < 0.5)
    expect(height { $0.buttonSize = .small } < height())
    expect(
      height { $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34) } > 1.9 * height())
    let classic = UIButton(type: .system)
    classic.setImage(UIImage(systemName: "circle"), for: .normal)
    classic.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    expectEqual(
      classic.preferredSymbolConfigurationForImage(in: .highlighted), classic.currentPreferredSymbolConfiguration)
    expect(classic.intrinsicContentSize.height > 35)
  }

  @Test func buttonConfigurationsAreValues() {
    var first = UIButton.Configuration.filled()
    let second = first
    expectEqual(first, second)
    first.subtitle = "other"
    expect(first != second && second.subtitle == nil)
    expect(UIButton.Configuration.plain() != .filled())
  }
}
