import Gallery
import GalleryViews
import UIKit
import UIKitTesting

/// A screen of the Gallery in one look.
@MainActor
struct GalleryPicture {
  /// The name of the screen, as `gallery --screen` has it.
  let screen: String
  var appearance = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  /// The button to tap when the screen is shown.
  var button: String?
  /// A text that is shown when the screen's data have come.
  var lastText: String?

  /// The picture, when everything in sight has come.
  ///
  /// - Parameters:
  ///   - size: that of the screen, in points.
  ///   - scale: pixels a point.
  func picture(size: CGSize, scale: CGFloat) async throws -> CGImage {
    let clock = ManualClock()
    let visit = GalleryVisit(screen: screen, views: ViewsAsValues(), isLive: false, clock: clock) { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
    let screen = MountedScreen(visit.navigationController, size: size, scale: scale) {
      $0.userInterfaceStyle = appearance
      $0.layoutDirection = direction
      $0.preferredContentSizeCategory = textSize
    }
    try screen.settle()
    if let button {
      try screen.tap(.text(button))
      try screen.settle()
    }
    do { try await settle(screen, clock) } catch {
      throw Fault(description: "\(self.screen): \(error)\n\(screen.accessibility)")
    }
    return screen.picture
  }

  /// A screen whose data do not come.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private func settle(_ screen: MountedScreen, _ clock: ManualClock) async throws {
    try await screen.settle {
      clock.advance(by: Self.step)
      return lastText.map { screen.accessibility.contains($0) } ?? true && Self.isComplete(screen.window)
    }
  }

  /// By which the clock of the data moves in each turn.
  private static let step = Duration.milliseconds(20)

  /// Whether no view that shows a picture still waits for it.
  private static func isComplete(_ view: UIView) -> Bool {
    guard !view.isHidden, view.bounds.width > 0, view.bounds.height > 0 else { return true }
    if let view = view as? UIImageView, view.image == nil { return false }
    return view.subviews.allSatisfy(isComplete)
  }
}
