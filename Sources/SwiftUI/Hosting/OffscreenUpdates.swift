import UIKit

/// The views of a screen. They are evaluated in a layout, or without one while another screen covers them.
@MainActor
protocol UpdatableTree: AnyObject {
  var isOnScreen: Bool { get }
  func setNeedsLayout()
  /// Evaluates waiting nodes, then runs the actions that were deferred until after an update.
  func updateOffscreen()
}

/// Updates the views of covered screens, which have no layout that would do so.
@MainActor
enum OffscreenUpdates {
  private struct Weak { weak var tree: (any UpdatableTree)? }
  private static var trees: [Weak] = []
  private static var waiting: [Weak] = []

  static func add(_ tree: any UpdatableTree) {
    trees.removeAll { $0.tree == nil }
    trees.append(Weak(tree: tree))
  }

  /// Notes a change in a tree that is not on screen: it is updated with the next layout of a tree that is.
  static func wait(_ tree: any UpdatableTree) {
    if waiting.contains(where: { $0.tree === tree }) { return }
    waiting.append(Weak(tree: tree))
    trees.first { $0.tree?.isOnScreen == true }?.tree?.setNeedsLayout()
  }

  static func run() {
    guard !waiting.isEmpty else { return }
    let trees = waiting
    waiting = []
    for entry in trees { if let tree = entry.tree, !tree.isOnScreen { tree.updateOffscreen() } }
  }
}
