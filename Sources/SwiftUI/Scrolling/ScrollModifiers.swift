import UIKit

/// When scroll indicators are shown.
///
/// Documentation: `SwiftUI/ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isShown: Bool?
  /// The default of the scroll view.
  public static let automatic = ScrollIndicatorVisibility(isShown: nil)
  /// While the content is scrolled.
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  /// Hidden during scrolling by touch.
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  /// Hidden for pointing devices too.
  public static let never = ScrollIndicatorVisibility(isShown: false)
}

/// How scrolling dismisses the keyboard.
///
/// Documentation: `SwiftUI/ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  /// The default of the content: interactively.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive)
  /// As soon as the user drags the content.
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

/// When scroll views bounce at their ends.
///
/// Documentation: `SwiftUI/ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let needsLength: Bool
  /// The usual way.
  public static let automatic = ScrollBounceBehavior(needsLength: false)
  /// Even if all content is visible.
  public static let always = ScrollBounceBehavior(needsLength: false)
  /// If the content is longer than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(needsLength: true)
}

/// Settings of the surroundings for scroll views.
struct ScrollSettings: Equatable {
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var isDisabled = false
  var keyboard: ScrollDismissesKeyboardMode?
  var bouncesByLength: Axis.Set = []
  var isUnclipped = false
  var anchor: UnitPoint?
  var margins = ContentMargins()
  var indicatorMargins = ContentMargins()
}

extension EnvironmentValues {
  private struct ScrollKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
  var scrollSettings: ScrollSettings {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }

  /// Whether content can be scrolled.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }
}

extension View {
  /// When scroll indicators in the view are shown, in some directions.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      for axis in Axis.allCases where axes.contains(axis == .vertical ? .vertical : .horizontal) {
        settings.indicators[axis] = visibility
      }
    }
  }

  /// Disables scrolling in the view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// How scrolling in the view dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) { $0.keyboard = mode }
  }

  /// When scroll views in the view bounce, along some axes.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrollSettings) {
      if behavior.needsLength { $0.bouncesByLength.formUnion(axes) } else { $0.bouncesByLength.subtract(axes) }
    }
  }

  /// Lets scroll views in the view show their content outside of their bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isUnclipped = disabled }
  }

  /// The point of the content that scroll views in the view show at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchor = anchor }
  }
}
