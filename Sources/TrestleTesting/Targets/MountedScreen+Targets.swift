import Foundation
import Trestle
import UIKit

extension MountedScreen {
  /// Taps the middle of the visible part of a target; with a duration, presses it that long.
  public func tap(_ target: ScreenTarget, duration: TimeInterval = 0.05) throws(NoSuchTarget) {
    tap(at: try point(of: target), duration: duration)
  }

  /// Drags a finger from a target by a distance; see `drag(from:to:duration:hold:)`.
  public func drag(
    _ target: ScreenTarget, by distance: CGVector, duration: TimeInterval = 0.3, hold: TimeInterval = 0.2
  ) throws(NoSuchTarget) {
    let start = try point(of: target)
    drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration, hold: hold)
  }

  /// Scrolls the list that has a row until the row is in its middle, as far as there is content, without animation.
  public func reveal(_ identity: RowIdentity) throws(NoSuchTarget) {
    let (view, indexPath) = try place(of: identity)
    if let collection = view as? UICollectionView {
      collection.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
      collection.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: false)
    } else {
      (view as? UITableView)?.scrollToRow(at: indexPath, at: .middle, animated: false)
    }
    advance(frames: 1)
  }

  /// The middle of the visible part of a target, in points from the screen's top left corner.
  public func point(of target: ScreenTarget) throws(NoSuchTarget) -> CGPoint {
    switch target {
    case .row(let identity):
      let (view, indexPath) = try place(of: identity)
      do {
        if let collection = view as? UICollectionView { return try place(ofItem: indexPath, in: collection) }
        return try place(of: indexPath, in: view as? UITableView)
      } catch {
        throw NoSuchTarget(target: target, reason: error.reason)
      }
    case .identifier(let identifier):
      do {
        return try accessibilityElement(.identifier(identifier)).activationPoint
      } catch {
        throw NoSuchTarget(target: target, reason: error.reason)
      }
    case .text(let text): return try point(ofText: text)
    }
  }

  private func place(of identity: RowIdentity) throws(NoSuchTarget) -> (UIScrollView, IndexPath) {
    let views = listViews
    for view in views {
      if let indexPath = ListAdapter.indexPath(of: identity, in: view) { return (view, indexPath) }
    }
    let lists = views.compactMap(ListAdapter.description)
    throw NoSuchTarget(
      target: .row(identity),
      reason: lists.isEmpty ? "no list is on the screen" : "there is none in\n\(lists.joined(separator: "\n"))")
  }

  private func point(ofText text: String) throws(NoSuchTarget) -> CGPoint {
    let shown = ShownText.all(in: window)
    let exact = shown.filter { $0.text == text }
    let found = exact.isEmpty ? shown.filter { $0.text.contains(text) } : exact
    guard found.count == 1, let only = found.first else {
      let texts = shown.map { "'\($0.text)'" }.joined(separator: ", ")
      throw NoSuchTarget(
        target: .text(text),
        reason: found.isEmpty ? "the screen says \(texts)" : "it is said \(found.count) times: \(texts)")
    }
    return CGPoint(x: only.area.midX, y: only.area.midY)
  }
}

/// A text on the screen, with its frame.
@MainActor
private struct ShownText {
  let text: String
  /// The part that can be seen, in points of the window.
  let area: CGRect

  static func all(in window: UIWindow) -> [ShownText] { all(in: window, clip: window.bounds) }

  private static func all(in view: UIView, clip: CGRect) -> [ShownText] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let area = frame.intersection(clip)
    var found: [ShownText] = []
    if let text = text(of: view), !text.isEmpty, !area.isEmpty { found.append(ShownText(text: text, area: area)) }
    let inner = view.clipsToBounds ? area : clip
    if inner.isEmpty { return found }
    return found + view.subviews.flatMap { all(in: $0, clip: inner) }
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text ?? label.attributedText?.string
    case let field as UITextField: field.text
    default: nil
    }
  }
}
