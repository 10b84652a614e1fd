import UIKit

/// Which gestures of a view and of the views in it are recognised.
///
/// Documentation: `SwiftUI/GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Gestures from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the added gesture nor those inside.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture over gestures of the views inside.
enum GesturePrecedence {
  case afterSubviews, beforeSubviews, simultaneous
}

/// Decides which of UIKit's recognisers may run simultaneously.
@MainActor
final class GestureReferee: NSObject, UIGestureRecognizerDelegate {
  private let precedence: GesturePrecedence
  private let own: Set<ObjectIdentifier>
  /// The object that tracks the gesture.
  let tracker: AnyObject

  init(_ recognizers: [UIGestureRecognizer], _ precedence: GesturePrecedence, _ tracker: AnyObject) {
    self.precedence = precedence
    self.tracker = tracker
    own = Set(recognizers.map(ObjectIdentifier.init))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    precedence == .simultaneous || own.contains(ObjectIdentifier(other))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard precedence == .beforeSubviews, let view = gestureRecognizer.view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}

extension View {
  /// Attaches a gesture. Gestures of the views inside take precedence.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifiers.modifier(gesture, mask, .afterSubviews))
  }

  /// Attaches a gesture that takes precedence over those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifiers.modifier(gesture, mask, .beforeSubviews))
  }

  /// Attaches a gesture that is recognised simultaneously with those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifiers.modifier(gesture, mask, .simultaneous))
  }

  /// Attaches a gesture that is enabled by a condition. Gestures of the views inside take precedence.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is enabled by a condition and takes precedence over those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is enabled by a condition and is recognised simultaneously with those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action with the location of each tap on the view.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}

@MainActor
enum GestureModifiers {
  static func modifier<T: Gesture>(_ gesture: T, _ mask: GestureMask, _ precedence: GesturePrecedence)
    -> ContainedModifier
  {
    ContainedModifier { view, environment in
      view.takesTouches = true
      view.blocksSubviews = !mask.contains(.subviews)
      let referee = view.kept as? GestureReferee ?? attach(gesture, precedence, to: view)
      guard let tracker = referee.tracker as? _GestureTracker<T.Value> else { return }
      for recognizer in tracker.recognizers {
        recognizer.isEnabled = environment.isEnabled && mask.contains(.gesture)
      }
      gesture._update(tracker)
    }
  }

  private static func attach<T: Gesture>(_ gesture: T, _ precedence: GesturePrecedence, to view: ContainedView)
    -> GestureReferee
  {
    let tracker = gesture._makeTracker()
    let referee = GestureReferee(tracker.recognizers, precedence, tracker)
    for recognizer in tracker.recognizers {
      recognizer.delegate = referee
      // Buttons inside still receive their touches.
      if precedence == .simultaneous { recognizer.cancelsTouchesInView = false }
      view.addGestureRecognizer(recognizer)
    }
    view.kept = referee
    return referee
  }
}
