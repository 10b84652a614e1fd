import UIKit

/// Where the view that accompanies a tab bar is.
///
/// Documentation: `SwiftUI/TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the line of the bar.
  case inline
  /// Above the bar, or at the lower edge where the bar is above.
  case expanded
}

/// The view that accompanies a tab bar.
struct TabAccessory {
  let view: AnyView
}

extension EnvironmentValues {
  private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
  /// The view above the tab bar; nil for none.
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }
  /// Where the view that accompanies the tab bar is; nil for views outside of it. It is above the bar here.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Shows a view above the bar of the tab view, whichever tab is shown, in a capsule of glass.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabAccessory, TabAccessory(view: AnyView(content())))
  }

  /// Shows a view above the bar of the tab view while a condition holds.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? TabAccessory(view: AnyView(content())) : nil)
  }
}

/// The look of the view above a tab bar.
struct TabAccessoryView: View {
  let content: AnyView

  /// The least height in points.
  static let height: CGFloat = 48

  var body: some View {
    content
      .frame(maxWidth: .infinity, minHeight: Self.height)
      .glassEffect(.regular, in: Capsule())
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .environment(\.tabAccessory, nil)
  }
}

/// Places a view above the bar of a tab bar controller, whose screens keep clear of it.
final class AccessoryTabBarController: UITabBarController {
  private var host: UIHostingController<AnyView>?
  /// The length below that each screen was given in addition to its safe area.
  private var rooms: [ObjectIdentifier: CGFloat] = [:]
  /// The points beside the view, and below it [?].
  private static let (side, gap): (CGFloat, CGFloat) = (21, 8)

  func show(_ content: AnyView?) {
    guard let content else {
      host?.willMove(toParent: nil)
      host?.view.removeFromSuperview()
      host?.removeFromParent()
      host = nil
      return viewIfLoaded?.setNeedsLayout() ?? ()
    }
    if let host {
      host.rootView = content
    } else {
      let host = UIHostingController(rootView: content)
      host.view.backgroundColor = .clear
      addChild(host)
      view.addSubview(host.view)
      host.didMove(toParent: self)
      self.host = host
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    let bar = tabBar.frame
    let isBarBelow = !tabBar.isHidden && tabBar.window != nil && bar.midY > view.bounds.midY
    let lowest = isBarBelow ? bar.minY : view.bounds.maxY - view.safeAreaInsets.bottom
    var room: CGFloat = 0
    if let host {
      let width = view.bounds.width - 2 * Self.side
      let height = host.sizeThatFits(in: CGSize(width: width, height: view.bounds.height)).height
      host.view.frame = CGRect(x: Self.side, y: lowest - Self.gap - height, width: width, height: height)
      view.bringSubviewToFront(host.view)
      room = height + Self.gap
    }
    for screen in viewControllers ?? [] {
      let difference = room - (rooms[ObjectIdentifier(screen)] ?? 0)
      rooms[ObjectIdentifier(screen)] = room
      if difference != 0 { screen.additionalSafeAreaInsets.bottom += difference }
    }
  }
}
