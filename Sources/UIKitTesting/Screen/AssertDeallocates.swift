import Testing
import UIKit

/// Expects a controller, its view, and everything in it to be released once it is off the screen: mounts the
/// controller, lets it come to rest, acts on it, and removes it.
///
///     try assertDeallocates { FeedController() } afterwards: { screen in
///       try screen.tap(row: IndexPath(row: 0, section: 0))
///     }
///
/// The test fails with the classes of the remaining objects: the controllers, and the views that no other remaining
/// view contains.
///
/// - Parameters:
///   - makeController: makes the controller, and keeps no reference to it.
///   - act: acts on the screen before it is removed.
/// - Throws: `StillMoving` if it does not come to rest, and any error of `act`.
@MainActor
public func assertDeallocates(
  testFile: String = #filePath, sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line,
  column: Int = #column, _ makeController: () -> UIViewController,
  afterwards act: (MountedScreen) throws -> Void = { _ in }
) throws {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let left = try Deallocation.remains(of: makeController, act)
  guard !left.isEmpty else { return }
  TestFailure.record("not released: \(left.joined(separator: ", "))", at: place)
}

/// Objects that outlive their screen.
@MainActor
enum Deallocation {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
    let isController: Bool
  }

  static func remains(
    of makeController: () -> UIViewController, _ act: (MountedScreen) throws -> Void
  ) throws -> [String] {
    var watched: [Watched] = []
    try show(makeController, act, &watched)
    let left = watched.filter { $0.object != nil }
    let views = left.filter { !$0.isController }
    // A view inside another remaining view is only a consequence of it.
    let outermost = views.filter { view in
      !views.contains { $0.object === (view.object as? UIView)?.superview }
    }
    return (left.filter(\.isController) + outermost).map(\.name)
  }

  private static func show(
    _ makeController: () -> UIViewController, _ act: (MountedScreen) throws -> Void, _ watched: inout [Watched]
  ) throws {
    let screen = MountedScreen(makeController())
    try screen.settle()
    try act(screen)
    try screen.settle()
    watch(screen.controller, &watched)
    watch(screen.window.subviews, &watched)
    screen.window.rootViewController = nil
    try screen.settle()
  }

  private static func watch(_ controller: UIViewController, _ watched: inout [Watched]) {
    watched.append(Watched(object: controller, name: String(describing: type(of: controller)), isController: true))
    for child in controller.children { watch(child, &watched) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      watch(presented, &watched)
    }
  }

  private static func watch(_ views: [UIView], _ watched: inout [Watched]) {
    for view in views {
      watched.append(Watched(object: view, name: String(describing: type(of: view)), isController: false))
      watch(view.subviews, &watched)
    }
  }
}
