import UIKit

/// The position of a tab bar's accessory view.
///
/// Documentation: `SwiftUI/TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In one line with the tab bar.
  case inline
  /// Above the tab bar, or at the lower edge if the tab bar is at the top.
  case expanded
}

/// The accessory view of a tab bar.
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
  /// The position of the tab bar's accessory view, which is always `expanded` here; nil outside of that view.
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

/// Places an accessory view above the tab bar. The safe areas of the screens exclude it.
final class AccessoryTabBarController: UITabBarController {
  private var host: UIHostingController<AnyView>?
  /// The height that was added to each screen's safe area inset at the bottom.
  private var rooms: [ObjectIdentifier: CGFloat] = [:]
  /// The points at both sides of the accessory view, and below it [?].
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
