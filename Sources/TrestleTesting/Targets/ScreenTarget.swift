import Trestle
import UIKit

/// The target of a touch on a screen, named by its identity or content instead of its position.
///
///     try screen.tap(.row(RowIdentity(Post.self, id: 12)))
///     try screen.tap(.text("View all comments"))
public enum ScreenTarget: CustomStringConvertible {
  /// A row of a list that Trestle shows.
  case row(RowIdentity)
  /// The view with an accessibility identifier.
  case identifier(String)
  /// The view that shows exactly this text; if there is none, one whose text contains it.
  case text(String)

  /// The target in words, for messages of failing tests.
  public var description: String {
    switch self {
    case .row(let identity): "the row \(identity)"
    case .identifier(let identifier): "what is identified as '\(identifier)'"
    case .text(let text): "what says '\(text)'"
    }
  }
}

/// Thrown if a target cannot be touched.
public struct NoSuchTarget: Error, CustomStringConvertible {
  /// The target in words.
  public var target: String
  /// The reason in words.
  public var reason: String

  init(target: ScreenTarget, reason: String) {
    self.target = "\(target)"
    self.reason = reason
  }

  /// The target and the reason.
  public var description: String { "\(target) cannot be touched: \(reason)" }
}
