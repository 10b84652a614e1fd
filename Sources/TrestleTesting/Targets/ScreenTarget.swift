import Trestle
import UIKit

/// What is touched on a screen, by what it is instead of by where it stands.
///
///     try screen.tap(.row(RowIdentity(Post.self, id: 12)))
///     try screen.tap(.text("View all comments"))
public enum ScreenTarget: CustomStringConvertible {
  /// A row of a list that Trestle shows.
  case row(RowIdentity)
  /// What has an accessibility identifier.
  case identifier(String)
  /// What shows a text: word for word, or where nothing does, as part of its text.
  case text(String)

  public var description: String {
    switch self {
    case .row(let identity): "the row \(identity)"
    case .identifier(let identifier): "what is identified as '\(identifier)'"
    case .text(let text): "what says '\(text)'"
    }
  }
}

/// Something that cannot be touched.
public struct NoSuchTarget: Error, CustomStringConvertible {
  /// What was to be touched.
  public var target: String
  public var reason: String

  init(target: ScreenTarget, reason: String) {
    self.target = "\(target)"
    self.reason = reason
  }

  public var description: String { "\(target) cannot be touched: \(reason)" }
}
