import SwiftUI
import UIKit
import UIKitTesting

@testable import SwiftUI

/// Views on a screen of their own, and the frames that they have there.
@MainActor final class Hosted<Content: View> {
  let controller: UIHostingController<Content>
  let screen: MountedScreen

  init(
    _ content: Content, width: CGFloat = 300, height: CGFloat = 200,
    traits: (inout UITraitOverrides) -> Void = { _ in }
  ) {
    controller = UIHostingController(rootView: content)
    screen = MountedScreen(controller, size: CGSize(width: width, height: height), scale: 1, traits: traits)
  }

  /// The views in the hosting view, from back to front, each with its frame in the screen's coordinates.
  var views: [UIView] {
    func below(_ view: UIView) -> [UIView] {
      view.subviews.flatMap { view in
        let hasViews =
          view is ContainedView || view is PressView && !(view is MenuButton) || view is FollowedScrollView
          || view is PassingView
        return hasViews ? [view] + below(view) : [view]
      }
    }
    return below(controller.view)
  }

  /// The frames of the views, from back to front.
  var frames: [CGRect] { views.map { $0.convert($0.bounds, to: nil) } }

  /// The texts that are shown, from back to front.
  var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }

  /// All views of the window that blur what is behind them.
  var blurs: [UIVisualEffectView] {
    func below(_ view: UIView) -> [UIVisualEffectView] {
      view.subviews.flatMap { below($0) } + ((view as? UIVisualEffectView).map { [$0] } ?? [])
    }
    return below(controller.view)
  }

  /// The size of the content for a room.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let view = controller.view as? _UIHostingView<Content>
    return view?.hosted.size(ProposedViewSize(width: width, height: height)) ?? .zero
  }

  /// The value of a preference of the content.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    (controller.view as? _UIHostingView<Content>)?.hosted.preference(key)
  }

  /// How many bodies were evaluated.
  var evaluations: Int { (controller.view as? _UIHostingView<Content>)?.hosted.graph.evaluations ?? 0 }
}

/// A box of one size, for layouts.
struct Box: View {
  var width: CGFloat
  var height: CGFloat
  var body: some View { Color.red.frame(width: width, height: height) }
}

/// Runs something with reports caught.
@MainActor func reports(of body: () -> Void) -> [String] {
  var messages: [String] = []
  ViewReport.receiver = { messages.append($0) }
  defer { ViewReport.receiver = nil }
  body()
  return messages
}

extension Hosted {
  struct NoSuchButton: Error { let title: String }

  /// Taps the button with a text.
  func press(_ title: String) throws {
    guard let button = views.first(where: { ($0 as? PressView)?.accessibilityLabel == title }) else {
      throw NoSuchButton(title: title)
    }
    screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    try screen.settle()
  }
}

extension Hosted {
  /// The colour of a pixel of the picture as hexadecimal red, green and blue.
  func pixel(_ x: Int, _ y: Int) -> String {
    guard let data = screen.picture.dataProvider?.data as Data? else { return "none" }
    let place = y * screen.picture.bytesPerRow + x * 4
    return String(format: "%02x%02x%02x", data[place + 2], data[place + 1], data[place])
  }
}
