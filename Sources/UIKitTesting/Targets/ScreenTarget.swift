import UIKit

/// The target of a touch on a screen, named by its identity or content instead of its position.
///
///     try screen.tap(.identifier("cart"))
///     try screen.tap(.text("View all comments"))
public struct ScreenTarget: CustomStringConvertible {
  /// The target in words, for messages of failing tests.
  public let description: String

  /// Finds the centre of the target's visible part, in points from the screen's top left corner, or throws the reason
  /// why there is none.
  let find: @MainActor (MountedScreen) throws(NoSuchTarget) -> CGPoint

  /// - Parameters:
  ///   - description: the target in words.
  ///   - find: finds the middle of the target's visible part, in points from the screen's top left corner.
  package init(_ description: String, find: @escaping @MainActor (MountedScreen) throws(NoSuchTarget) -> CGPoint) {
    self.description = description
    self.find = find
  }

  /// The view with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ScreenTarget {
    let description = "what is identified as '\(identifier)'"
    return ScreenTarget(description) { screen throws(NoSuchTarget) in
      do throws(NoSuchElement) {
        return try screen.accessibilityElement(.identifier(identifier)).activationPoint
      } catch {
        throw NoSuchTarget(target: description, reason: error.reason)
      }
    }
  }

  /// The view that shows exactly this text; if there is none, the empty field with exactly this placeholder, then a
  /// view whose text contains it, then an empty field whose placeholder does.
  public static func text(_ text: String) -> ScreenTarget {
    let description = "what says '\(text)'"
    return ScreenTarget(description) { screen throws(NoSuchTarget) in
      let shown = ShownText.all(in: screen.window)
      let found = ShownText.best(text, of: shown)
      guard found.count == 1, let only = found.first else {
        let texts = shown.map { "'\($0.text)'" }.joined(separator: ", ")
        throw NoSuchTarget(
          target: description,
          reason: found.isEmpty ? "the screen says \(texts)" : "it is said \(found.count) times: \(texts)")
      }
      return CGPoint(x: only.area.midX, y: only.area.midY)
    }
  }
}

/// Thrown if a target cannot be touched.
public struct NoSuchTarget: Error, CustomStringConvertible {
  /// The target in words.
  public var target: String
  /// The reason in words.
  public var reason: String

  /// - Parameters:
  ///   - target: the target in words.
  ///   - reason: the reason in words.
  package init(target: String, reason: String) {
    self.target = target
    self.reason = reason
  }

  /// The target and the reason.
  public var description: String { "\(target) cannot be touched: \(reason)" }
}
