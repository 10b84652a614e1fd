import Gallery
import GalleryViews
import UIKit
import UIKitTesting

/// A screen of the Gallery in one appearance.
@MainActor
struct GalleryPicture {
  /// The name of the screen, as for `gallery --screen`.
  let screen: String
  var appearance = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large
  /// The title of the button to tap once the screen is shown.
  var button: String?
  /// A text that appears when the screen's data have arrived.
  var lastText: String?

  /// The picture, once everything visible has loaded.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - scale: the number of pixels per point.
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

  /// A screen whose data do not arrive.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private func settle(_ screen: MountedScreen, _ clock: ManualClock) async throws {
    try await screen.settle {
      clock.advance(by: Self.step)
      return lastText.map { screen.accessibility.contains($0) } ?? true && Self.isComplete(screen.window)
    }
  }

  /// The time by which the data's clock advances in each turn.
  private static let step = Duration.milliseconds(20)

  /// Whether every visible image view has its image.
  private static func isComplete(_ view: UIView) -> Bool {
    guard !view.isHidden, view.bounds.width > 0, view.bounds.height > 0 else { return true }
    if let view = view as? UIImageView, view.image == nil { return false }
    return view.subviews.allSatisfy(isComplete)
  }
}
