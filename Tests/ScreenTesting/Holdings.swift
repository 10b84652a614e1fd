import Foundation
import Testing
import UIKitTesting
import UIKit
import UIKitCore

/// All that an app holds of something on a screen, and lets go of within one of the calls that UIKit makes to it.
@MainActor
package final class Holdings {
  /// How an app lets go.
  package enum Way: String, CaseIterable {
    /// Takes the view out of its superview.
    case removesView
    /// Gives the window another controller.
    case replacesController
    /// Hides the window and forgets it.
    case hidesWindow
    /// Only forgets the window.
    case forgetsWindow

    package static let pairs: [[Way]] = [[.removesView, .forgetsWindow], [.replacesController, .hidesWindow]]
  }

  /// One call of those that come while something is used.
  package struct Call: Hashable {
    package var name: String
    package var number: Int

    package init(name: String, number: Int) {
      self.name = name
      self.number = number
    }
  }

  package let screen: MountedScreen
  package private(set) var window: UIWindow?
  package let controller = Held<UIViewController>()
  package let view = Held<UIView>()
  /// The other things that nobody but the app holds: delegates, data sources, animators.
  private var others: [AnyObject] = []
  private var watched: [(name: String, object: () -> AnyObject?)] = []
  /// How often each call came.
  package private(set) var counts: [String: Int] = [:]
  /// Gets every call, too.
  package var onCall: ((String) -> Void)?
  /// Whether calls count: those that come before anything is shown do not.
  private var isPrepared = false
  private let way: Way
  private let leavesAt: Call?
  package private(set) var hasLeft = false

  @MainActor package final class Held<Object: AnyObject> {
    package fileprivate(set) var object: Object?
  }

  package init(way: Way = .removesView, leavesAt: Call? = nil) {
    self.way = way
    self.leavesAt = leavesAt
    screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 440), scale: 1)
    // Nobody looks on.
    screen.paintsFrames = false
    window = UIWindow(windowScene: screen.window.windowScene!)
  }

  // MARK: Holding

  /// Shows a controller in a window of its own.
  package func show(_ controller: UIViewController) {
    isPrepared = true
    self.controller.object = controller
    watch("controller", controller)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    screen.advance(frames: 2)
  }

  /// Shows a view in a controller of its own.
  package func show(_ view: UIView, frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 440)) {
    let controller = UIViewController()
    view.frame = frame
    self.view.object = view
    watch("view", view)
    controller.view.addSubview(view)
    show(controller)
  }

  /// Retains an object that must be released with the view.
  package func hold(_ object: AnyObject) {
    guard !hasLeft else { return }
    others.append(object)
    watch("\(type(of: object))", object)
  }

  /// Watches an object that must be released with the rest, which retains it.
  package func watch(_ name: String, _ object: AnyObject) { watched.append((name, { [weak object] in object })) }

  /// The first of the other things that is of a type.
  package func held<Object: AnyObject>(_ type: Object.Type) -> Object? {
    others.lazy.compactMap { $0 as? Object }.first
  }

  // MARK: Letting go

  package func forgetOthers() { others = [] }

  /// UIKit calls the app.
  package func tell(_ name: String = #function) {
    guard isPrepared else { return }
    let number = counts[name, default: 0] + 1
    counts[name] = number
    onCall?(name)
    guard !hasLeft, leavesAt == Call(name: name, number: number) else { return }
    hasLeft = true
    leave()
  }

  package func leave() {
    switch way {
    case .removesView where view.object != nil:
      view.object?.removeFromSuperview()
    case .removesView, .replacesController:
      window?.rootViewController = UIViewController()
      controller.object = nil
    case .hidesWindow:
      window?.isHidden = true
      window = nil
      controller.object = nil
    case .forgetsWindow:
      window = nil
      controller.object = nil
    }
    view.object = nil
    others = []
  }

  /// The names of watched objects that still exist although nothing retains them.
  package var remaining: [String] {
    let keepsController = way == .removesView && controller.object != nil
    return watched.filter { $0.object() != nil && !(keepsController && $0.name == "controller") }.map(\.name)
  }

  /// Touches what shows a text, if something does.
  package func tap(_ text: String) {
    if let place = window.flatMap({ Self.place(of: text, in: $0) }) { screen.tap(at: place) }
  }

  /// Where a window shows a text.
  package static func place(of text: String, in window: UIWindow) -> CGPoint? {
    find(text, in: window).map { $0.convert($0.bounds.middle, to: nil) }
  }

  private static func find(_ text: String, in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    if (view as? UILabel)?.text == text || (view as? UIButton)?.currentTitle == text { return view }
    return view.subviews.reversed().lazy.compactMap { find(text, in: $0) }.first
  }

  package func settle() {
    screen.advance(by: 3)
    try? screen.settle()
  }

  package func end() {
    window?.isHidden = true
    window = nil
    controller.object = nil
    view.object = nil
    others = []
  }
}

/// Something that an app shows and a person uses.
@MainActor
package struct Use {
  package var name: String
  /// Calls that have to come, each of which the app lets go in.
  package var calls: [String]
  package var build: @MainActor (Holdings) -> Void
  /// The action of a person. Objects that were released meanwhile no longer exist.
  package var perform: @MainActor (Holdings) throws -> Void

  package init(
    name: String, calls: [String], build: @escaping @MainActor (Holdings) -> Void,
    perform: @escaping @MainActor (Holdings) throws -> Void
  ) {
    self.name = name
    self.calls = calls
    self.build = build
    self.perform = perform
  }

  /// Uses it once undisturbed, and then once for each call that came, in which the app lets go.
  package func leaveAtEachCall(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let undisturbed = try run(Holdings())
    let counts = undisturbed.counts
    undisturbed.end()
    for call in calls {
      #expect(counts[call] != nil, "\(name): \(call) was not called", sourceLocation: sourceLocation)
    }
    for (index, (call, count)) in counts.sorted(by: { $0.key < $1.key }).enumerated() {
      for (turn, number) in Set([1, count]).sorted().enumerated() {
        // The first time in two ways, the last time in the other two.
        let ways = count == 1 ? Holdings.Way.allCases : Holdings.Way.pairs[(index + turn) % 2]
        for way in ways {
          let place = "\(name), \(call) \(number) of \(count), \(way)"
          let holdings = try run(Holdings(way: way, leavesAt: Holdings.Call(name: call, number: number)))
          #expect(holdings.hasLeft, "\(place): called again", sourceLocation: sourceLocation)
          #expect(holdings.remaining == [], "\(place): is still there", sourceLocation: sourceLocation)
          holdings.end()
        }
      }
    }
  }

  private func run(_ holdings: Holdings) throws -> Holdings {
    build(holdings)
    try perform(holdings)
    holdings.settle()
    return holdings
  }
}
