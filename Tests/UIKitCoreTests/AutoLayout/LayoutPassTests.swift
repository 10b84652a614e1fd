import Expectations
import Testing
import UIKit
import UIKitTesting

/// The order of passes, and what asks for them.
@MainActor @Suite struct LayoutPassTests {
  /// A view that notes what is asked of it.
  class TracingView: UIView {
    nonisolated(unsafe) static var trace: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
      name = ""
      super.init(coder: coder)
    }

    override func updateConstraints() {
      Self.trace.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.trace.append("layout \(name)")
    }

    override func draw(_ rect: CGRect) {
      Self.trace.append("draw \(name)")
    }
  }

  final class TracingController: UIViewController {
    override func updateViewConstraints() {
      TracingView.trace.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { TracingView.trace.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { TracingView.trace.append("viewDidLayoutSubviews") }
  }

  func pin(_ view: UIView, in superview: UIView) {
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.5),
    ])
  }

  @Test func constraintsAreUpdatedBeforeLayoutAndDrawing() {
    TracingView.trace = []
    let controller = TracingController()
    let outer = TracingView("outer")
    let inner = TracingView("inner")
    pin(outer, in: controller.view)
    pin(inner, in: outer)
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 100))
    expectEqual(
      TracingView.trace,
      [
        "update inner", "update outer", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "layout outer", "layout inner", "draw outer", "draw inner",
      ])
    TracingView.trace = []
    inner.setNeedsUpdateConstraints()
    screen.advance(frames: 1)
    expectEqual(TracingView.trace.filter { $0.hasPrefix("update") }, ["update inner"])
    expect(!TracingView.trace.contains { $0.hasPrefix("draw") })
    TracingView.trace = []
    screen.advance(frames: 3)
    expect(TracingView.trace.isEmpty)
  }

  /// A view that makes its constraints where the documentation says that they may be made.
  final class LazyView: UIView {
    let content = UIView()
    private(set) var updateCount = 0

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      updateCount += 1
      if content.superview == nil {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
          content.centerXAnchor.constraint(equalTo: centerXAnchor),
          content.centerYAnchor.constraint(equalTo: centerYAnchor),
          content.widthAnchor.constraint(equalToConstant: 20), content.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      super.updateConstraints()
    }
  }

  @Test func requiresConstraintBasedLayoutUpdatesConstraintsInitially() {
    let controller = UIViewController()
    let view = LazyView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    controller.view.addSubview(view)
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 100))
    expectEqual(view.updateCount, 1)
    expectEqual(view.content.frame, CGRect(x: 40, y: 20, width: 20, height: 20))
    view.setNeedsUpdateConstraints()
    expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    expectEqual(view.updateCount, 2)
    expect(!view.needsUpdateConstraints())
    withExtendedLifetime(screen) {}
  }

  final class ControllerWithLateConstraints: UIViewController {
    let box = UIView()
    private var hasConstraints = false

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }

    override func updateViewConstraints() {
      if !hasConstraints {
        hasConstraints = true
        NSLayoutConstraint.activate([
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      super.updateViewConstraints()
    }
  }

  @Test func updateViewConstraintsMayCreateConstraints() {
    let controller = ControllerWithLateConstraints()
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 100))
    expectEqual(controller.box.frame, CGRect(x: 80, y: 80, width: 20, height: 20))
    withExtendedLifetime(screen) {}
  }

  @Test func layoutIfNeededPerformsPendingLayouts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = TracingView("view")
    pin(view, in: root)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 50, height: 50))
    TracingView.trace = []
    root.layoutIfNeeded()
    expect(TracingView.trace.isEmpty)
    root.frame.size.width = 200
    expectEqual(view.frame.width, 50, "nothing moves before layout")
    view.layoutIfNeeded()
    expectEqual(view.frame.width, 100, "what asks for layout above is laid out, too")
    expectEqual(TracingView.trace, ["layout view"])
  }

  /// A view that changes a constraint whenever it is laid out.
  final class RestlessView: UIView {
    var constraint: NSLayoutConstraint?
    private(set) var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      constraint?.constant += 1
    }
  }

  @Test func endlessLayoutIsStopped() {
    let controller = UIViewController()
    let restless = RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(restless)
    restless.addSubview(inner)
    let leading = inner.leadingAnchor.constraint(equalTo: restless.leadingAnchor)
    restless.constraint = leading
    NSLayoutConstraint.activate([leading, inner.topAnchor.constraint(equalTo: restless.topAnchor)])
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 100))
    expect((2...1000).contains(restless.layoutCount))
    let count = restless.layoutCount
    restless.constraint = nil
    restless.setNeedsLayout()
    screen.advance(frames: 1)
    expectEqual(restless.layoutCount, count + 1)
    expectEqual(inner.frame.minX, leading.constant)
  }

  // MARK: Lives of constraints

  /// A view that sizes itself by a constraint that it holds weakly, as growing text views do.
  private final class Growing: UIView {
    private weak var heightConstraint: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      if heightConstraint == nil {
        heightConstraint = NSLayoutConstraint(
          item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 50)
        if let heightConstraint { addConstraint(heightConstraint) }
      }
      heightConstraint?.constant = 70
    }
  }

  @Test func aConstraintMadeDuringATurnLivesUntilItsEnd() throws {
    let controller = UIViewController()
    let growing = Growing()
    growing.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(growing)
    growing.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    try screen.settle()
    expectEqual(growing.frame.height, 70)
    weak var unused: NSLayoutConstraint?
    let view = UIView()
    autoreleasepool {
      unused = NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 1)
    }
    expectNil(unused, "nothing keeps it outside of turns")
  }

  /// A drawer whose height follows from the size of the screen: the view in it is resized by its mask, and constraints in that
  /// follow in the same layout.
  @Test func constraintsWithinAnAutoresizedViewFollowItsSuperview() {
    final class DrawerController: UIViewController {
      let drawer = UIView()
      let content = UIView()
      let list = UIView()
      private lazy var height = drawer.heightAnchor.constraint(equalToConstant: 100)

      override func viewDidLoad() {
        super.viewDidLoad()
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        drawer.addSubview(content)
        for (view, superview) in [(drawer, view!), (list, content)] as [(UIView, UIView)] {
          view.translatesAutoresizingMaskIntoConstraints = false
          superview.addSubview(view)
        }
        NSLayoutConstraint.activate([
          drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
          list.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
          list.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          list.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        height.constant = view.bounds.height / 2
      }
    }
    let controller = DrawerController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    // A height that is set at the end of a layout comes with the next one.
    func layOut() { for _ in 0..<2 { window.layoutIfNeeded() } }
    layOut()
    expectEqual(controller.drawer.frame, CGRect(x: 0, y: 300, width: 300, height: 300))
    expectEqual(controller.list.frame, CGRect(x: 0, y: 20, width: 300, height: 280))
    window.frame.size.height = 400
    layOut()
    expectEqual(controller.list.frame, CGRect(x: 0, y: 20, width: 300, height: 180))
  }
}
