import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Every small control in every state, as pictures. From left to right: normal, highlighted, selected, disabled, and
/// with the line of the tab key around it.
@MainActor @Suite(.serialized) struct ControlPictureTests {
  private static let column: CGFloat = 136
  private static let margin: CGFloat = 12

  private static let controls: [(name: String, make: @MainActor () -> UIControl)] = [
    ("off", { UISwitch() }),
    (
      "on",
      {
        let control = UISwitch()
        control.isOn = true
        return control
      }
    ),
    (
      "tinted",
      {
        let control = UISwitch()
        control.isOn = true
        (control.onTintColor, control.thumbTintColor) = (.systemOrange, .systemYellow)
        return control
      }
    ),
    (
      "segments",
      {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 1
        return control
      }
    ),
    (
      "segments with pictures",
      {
        let control = UISegmentedControl(items: [UIImage(systemName: "star")!, "List"])
        control.selectedSegmentTintColor = .systemTeal
        control.selectedSegmentIndex = 0
        return control
      }
    ),
    (
      "pages",
      {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (4, 1)
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.systemGray3, .systemBlue)
        return control
      }
    ),
    (
      "slider",
      {
        let control = UISlider()
        control.value = 0.3
        return control
      }
    ),
    (
      "slider with pictures",
      {
        let control = UISlider()
        control.value = 0.7
        (control.minimumValueImage, control.maximumValueImage) = (
          UIImage(systemName: "minus"), UIImage(systemName: "plus")
        )
        control.minimumTrackTintColor = .systemGreen
        return control
      }
    ),
    ("stepper at its end", { UIStepper() }),
    (
      "stepper",
      {
        let control = UIStepper()
        control.value = 3
        return control
      }
    ),
    (
      "field",
      {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = "Name"
        return field
      }
    ),
  ]

  private func sheet(_ variant: TraitVariant, height: CGFloat) -> (UIViewController, MountedScreen) {
    let controller = UIViewController()
    let screen = MountedScreen(
      controller, size: CGSize(width: 5 * Self.column + 2 * Self.margin, height: height), scale: 1.5,
      traits: variant.apply)
    controller.view.backgroundColor = .systemBackground
    return (controller, screen)
  }

  /// The leading edge of a column.
  private func left(_ index: Int, _ width: CGFloat, in variant: TraitVariant) -> CGFloat {
    let step = Self.margin + CGFloat(index) * Self.column
    return variant == .rightToLeft ? 5 * Self.column + 2 * Self.margin - step - width : step
  }

  @Test(arguments: TraitVariant.allCases) func controlStatesMatchTheirPictures(_ variant: TraitVariant) throws {
    let (controller, screen) = sheet(variant, height: variant == .largest ? 640 : 600)
    var (y, focuses): (CGFloat, [KeyFocus]) = (Self.margin, [])
    var edited: UITextField?
    for (_, make) in Self.controls {
      var tallest: CGFloat = 0
      for state in 0..<5 {
        let control = make()
        controller.view.addSubview(control)
        control.sizeToFit()
        control.frame.size.width = min(max(control.bounds.width, control is UISwitch ? 0 : 94), 112)
        control.frame.origin = CGPoint(x: left(state, control.bounds.width, in: variant), y: y)
        control.isHighlighted = state == 1
        control.isSelected = state == 2
        control.isEnabled = state != 3
        tallest = max(tallest, control.frame.height)
        guard state == 4 else { continue }
        if let field = control as? UITextField {
          edited = field
        } else {
          let focus = KeyFocus(screen.window)
          expect(focus.take(control), "keys act on \(control)")
          focuses.append(focus)
        }
      }
      y += tallest + 2 * Self.margin
    }
    screen.advance(by: 1)
    edited?.becomeFirstResponder()
    try screen.settle()
    expectGolden(screen.picture, "states \(variant.rawValue)")
  }

  /// Bars and spinners: what is done, in both styles, and colours of an app's own; spinners that turn and one that
  /// stands.
  @Test(arguments: TraitVariant.allCases) func indicatorsMatchTheirPictures(_ variant: TraitVariant) throws {
    let (controller, screen) = sheet(variant, height: 150)
    for (row, style) in [UIProgressView.Style.default, .bar].enumerated() {
      for (index, progress) in [Float(0), 0.3, 0.6, 1].enumerated() {
        let view = UIProgressView(progressViewStyle: style)
        view.progress = progress
        if index == 2 { (view.progressTintColor, view.trackTintColor) = (.systemOrange, .systemYellow) }
        view.sizeToFit()
        view.frame = CGRect(
          x: left(index, 112, in: variant), y: 20 + 24 * CGFloat(row), width: 112, height: view.bounds.height)
        controller.view.addSubview(view)
      }
    }
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large, .large, .medium].enumerated() {
      let indicator = UIActivityIndicatorView(style: style)
      if index == 2 { indicator.color = .systemPurple }
      if index == 3 { indicator.hidesWhenStopped = false } else { indicator.startAnimating() }
      indicator.frame.origin = CGPoint(x: left(index, indicator.bounds.width, in: variant), y: 84)
      controller.view.addSubview(indicator)
    }
    screen.advance(by: 0.25)
    expectGolden(screen.picture, "indicators \(variant.rawValue)")
  }
}
