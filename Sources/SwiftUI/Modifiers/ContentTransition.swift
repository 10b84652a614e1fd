import UIKit

/// How a text or picture becomes another one in a change that is animated.
///
/// Documentation: `SwiftUI/ContentTransition`.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, interpolate, opacity
    case numericText(countsDown: Bool)
    case value(Double)
    case symbol
  }

  let kind: Kind

  /// The new content replaces the old at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The content is interpolated if possible; text and images change at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The new content fades in over the old one.
  public static let opacity = ContentTransition(kind: .opacity)

  /// The new number slides in from below, or from above when counting down. The text moves as a whole [?].
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The new number slides in from below if the value grows, from above if it shrinks. The text moves as a whole [?].
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

  /// The new symbol replaces the old one with an effect. It fades in as a whole [?].
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(kind: .symbol) }

  /// The new symbol replaces the old one. It fades in as a whole [?].
  public static let symbolEffect = ContentTransition(kind: .symbol)

  /// Begins the transition of a view whose content is about to change.
  @MainActor
  func run(on view: UIView, _ transaction: Transaction, _ environment: EnvironmentValues, before: Double? = nil) {
    guard let animation = transaction.animation, view.window != nil else { return }
    let transition = CATransition()
    switch kind {
    case .identity, .interpolate: return
    case .opacity, .symbol: transition.type = .fade
    case .numericText(let countsDown): transition.push(fromTop: countsDown)
    case .value(let value): transition.push(fromTop: value < before ?? value)
    }
    transition.duration = animation.duration / max(animation.rate, 0.001)
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    view.layer.add(transition, forKey: kCATransition)
  }

  /// The number of a numeric text, if the transition specifies it.
  var value: Double? {
    if case .value(let value) = kind { return value }
    return nil
  }
}

extension CATransition {
  fileprivate func push(fromTop: Bool) {
    type = .push
    subtype = fromTop ? .fromBottom : .fromTop
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }
  /// How texts and pictures become others in changes that are animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// How texts and pictures in the view become others in changes that are animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
