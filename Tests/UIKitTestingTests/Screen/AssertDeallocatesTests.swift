import Expectations
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Objects that outlive their screen")
@MainActor struct AssertDeallocatesTests {
  private final class BadgeView: UIView {}

  /// Keeps itself by a closure, or a view elsewhere, if it is told to.
  private final class LeakyController: UIViewController {
    enum Leak { case nothing, itself, aView }
    static var kept: UIView?
    private let leak: Leak
    private var onTap: (() -> Void)?

    init(_ leak: Leak) {
      self.leak = leak
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let badge = BadgeView()
      badge.addSubview(UILabel())
      view.addSubview(badge)
      if leak == .itself { onTap = { self.title = "tapped" } }
      if leak == .aView { Self.kept = badge }
    }

    func forget() { onTap = nil }
  }

  @Test("are not found for a sound controller")
  func sound() throws {
    var taps = 0
    try assertDeallocates {
      UINavigationController(rootViewController: LeakyController(.nothing))
    } afterwards: {
      $0.tap(at: CGPoint(x: 100, y: 300))
      taps += 1
    }
    expectEqual(taps, 1)
  }

  @Test("are named: a controller that keeps itself, and the outermost view that something else keeps")
  func leaks() throws {
    weak var leaked: LeakyController?
    let names = try Deallocation.remains {
      let controller = LeakyController(.itself)
      leaked = controller
      return controller
    } _: { _ in
    }
    expectEqual(names.first, "LeakyController")
    leaked?.forget()
    expectNil(leaked)
    expectEqual(
      try Deallocation.remains {
        LeakyController(.aView)
      } _: { _ in
      }, ["BadgeView"])
    withKnownIssue("a view is kept") { try assertDeallocates { LeakyController(.aView) } }
    LeakyController.kept = nil
  }
}
