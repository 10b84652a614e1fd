#if !os(Linux)
  import Foundation
  import UIKit

  /// A view controller in a separate window, drawn by Apple's renderers: `UIGraphicsImageRenderer` and
  /// `CALayer.render(in:)`.
  ///
  /// It has the part of the Linux version that needs no virtual clock: pictures and layouts of a screen at rest, in any
  /// appearance. On Apple's UIKit an app uses the display's clock, so members for touches and time do not exist: code
  /// with them does not compile.
  @MainActor public final class MountedScreen {
    /// The window that holds the controller's view.
    public let window: UIWindow
    /// The controller that was mounted.
    public let controller: UIViewController
    /// Pixels per point of the picture.
    public let scale: CGFloat

    /// Shows `controller` in a window.
    ///
    /// - Parameters:
    ///   - size: in points; that of a phone.
    ///   - scale: pixels per point.
    ///   - traits: sets the trait overrides of the window, such as the appearance, the text size or the direction.
    public init(
      _ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
      traits: (inout UITraitOverrides) -> Void = { _ in }
    ) {
      (self.controller, self.scale) = (controller, scale)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      traits(&window.traitOverrides)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// In points.
    public var size: CGSize { window.bounds.size }

    /// The picture of the window as it is now. Blurs and the content of other processes are missing.
    public var picture: CGImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      format.opaque = true
      let image = UIGraphicsImageRenderer(size: size, format: format).image { window.layer.render(in: $0.cgContext) }
      guard let picture = image.cgImage else { fatalError("a window of \(size) points could not be drawn") }
      return picture
    }

    /// The views of the window, one per line; see `layoutText(of:)`.
    public var layout: String { layoutText(of: window) }

    /// Gives the window another size in points.
    public func resize(to size: CGSize) {
      window.frame.size = size
      window.layoutIfNeeded()
    }

    /// Lays out the window, and lets pending work of the main queue finish. It does not wait for animations.
    public func settle() throws {
      window.layoutIfNeeded()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
      window.layoutIfNeeded()
    }
  }

  // MARK: - On Linux alone

  extension MountedScreen {
    /// Time passes by the display's clock.
    @available(*, unavailable, message: "needs the virtual clock of tests on Linux: put the test into #if os(Linux)")
    public func advance(by seconds: TimeInterval) {}

    /// Frames come by the display's clock.
    @available(*, unavailable, message: "needs the virtual clock of tests on Linux: put the test into #if os(Linux)")
    public func advance(frames: Int) {}

    /// Apple's UIKit takes no touches from unit tests.
    @available(*, unavailable, message: "needs the virtual clock of tests on Linux: put the test into #if os(Linux)")
    public func tap(at point: CGPoint, duration: TimeInterval = 0.05) {}

    /// Frames come by the display's clock.
    @available(*, unavailable, message: "needs the virtual clock of tests on Linux: put the test into #if os(Linux)")
    public func strip(of count: Int, every interval: TimeInterval, area: CGRect? = nil) -> CGImage { picture }
  }

  /// Audits read the layout engine and the pixels of Linux's screens.
  @available(*, unavailable, message: "audits run on Linux: put the test into #if os(Linux)")
  @MainActor public func audit(_ screen: MountedScreen) {}

  /// Audits read the layout engine and the pixels of Linux's screens.
  @available(*, unavailable, message: "audits run on Linux: put the test into #if os(Linux)")
  @MainActor public func audit(over matrix: SnapshotMatrix = .standard, of makeController: () -> UIViewController) {}
#endif
