import Stage
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// Contact sheets: the same views four times beside each other, light and dark, left to right and right to left, one
/// sheet a text size. `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor
package enum Sheet {
  /// A sheet's text size.
  package enum Size: String, CaseIterable, CustomStringConvertible {
    case small, standard, largest

    package var category: UIContentSizeCategory {
      switch self {
      case .small: .extraSmall
      case .standard: .large
      case .largest: .accessibilityExtraExtraExtraLarge
      }
    }

    package var description: String { rawValue }
  }

  private static let paneWidth: CGFloat = 320
  private static let looks: [(style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection)] = [
    (.light, .leftToRight), (.dark, .leftToRight), (.light, .rightToLeft), (.dark, .rightToLeft),
  ]

  /// Expects the panes to look like the golden sheet of a name and a text size.
  ///
  /// - Parameters:
  ///   - height: How high a pane wants to be, in points; asked until it does not change.
  package static func expect<Pane: UIView>(
    _ name: String, _ size: Size, testFile: String = #filePath, pane make: () -> Pane, height: (Pane) -> CGFloat
  ) throws {
    // Spinners that the panes contain begin with the sheet, and not at the time of another test. Images that tests before
    // have left undecoded would let the sheet settle a frame later.
    FrameClock.virtual().makeCurrent()
    #expect(ImageDecoding.finish(timeout: 30))
    let controller = UIViewController()
    let panes = looks.map { look in
      let pane = make()
      pane.traitOverrides.userInterfaceStyle = look.style
      pane.traitOverrides.layoutDirection = look.direction
      controller.view.addSubview(pane)
      return pane
    }
    var room: CGFloat = 400
    let width = paneWidth * CGFloat(panes.count)
    func place() {
      for (index, pane) in panes.enumerated() {
        pane.frame = CGRect(x: paneWidth * CGFloat(index), y: 0, width: paneWidth, height: room)
      }
    }
    place()
    // The largest text can be read on a picture half as large.
    let scale: CGFloat = size == .largest ? 0.5 : 1
    let screen = MountedScreen(controller, size: CGSize(width: width, height: room), scale: scale) {
      $0.preferredContentSizeCategory = size.category
      $0.horizontalSizeClass = .compact
      $0.userInterfaceIdiom = .phone
    }
    for _ in 0..<10 {
      try screen.settle()
      let needed = panes.map(height).max() ?? 0
      if needed == room { break }
      room = needed
      screen.resize(to: CGSize(width: width, height: room))
      place()
    }
    try screen.settle()
    expectGolden(screen.picture, "\(name) \(size.rawValue)", testFile: testFile)
  }
}
