import Expectations
import QuartzCore
import Testing
import UIKit

/// Writes every call about its place into a trace.
private final class TracingView: UIView {
  static var trace: [String] = []
  var name = ""

  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
  }

  private func note(_ call: String) {
    Self.trace.append("\(name).\(call)")
  }

  private func label(_ view: UIView?) -> String {
    switch view {
    case nil: "nil"
    case let view as TracingView: view.name
    case .some: "window"
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMove(toSuperview: \(label(newSuperview)))") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMove(toWindow: \(label(newWindow)))") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview(\(label(subview)))") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview(\(label(subview)))") }
}

@MainActor
@Suite(.serialized)
struct ViewHierarchyTests {
  private func trace(_ body: () -> Void) -> [String] {
    TracingView.trace = []
    body()
    return TracingView.trace
  }

  @Test func addingToAWindowCallsMovesInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = TracingView("root")
    window.addSubview(root)
    let child = TracingView("child")
    child.addSubview(TracingView("leaf"))
    expectEqual(
      trace { root.addSubview(child) },
      [
        "child.willMove(toSuperview: root)", "child.willMove(toWindow: window)", "leaf.willMove(toWindow: window)",
        "child.didMoveToWindow", "leaf.didMoveToWindow", "child.didMoveToSuperview", "root.didAddSubview(child)",
      ])
    expect(child.window === window)
  }

  /// As lists of tags do: a view that makes its subviews anew whenever it is laid out is laid out once.
  @Test func subviewsAddedDuringLayoutCauseNoOtherLayout() {
    final class Rebuilding: UIView {
      var layouts = 0
      override var intrinsicContentSize: CGSize { CGSize(width: frame.width, height: 20) }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        subviews.forEach { $0.removeFromSuperview() }
        addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        invalidateIntrinsicContentSize()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Rebuilding(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.layer.layoutTreeIfNeeded()
    expect(view.layouts == 1 && view.subviews.count == 1)
    view.addSubview(UIView())
    window.layer.layoutTreeIfNeeded()
    expect(view.layouts == 2 && view.subviews.count == 1)
  }

  @Test func removingFromAWindowCallsMovesInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = TracingView("root")
    let child = TracingView("child")
    window.addSubview(root)
    root.addSubview(child)
    expectEqual(
      trace { child.removeFromSuperview() },
      [
        "root.willRemoveSubview(child)", "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)",
        "child.didMoveToWindow", "child.didMoveToSuperview",
      ])
    expect(child.window == nil && child.superview == nil && root.subviews.isEmpty)
    expectNil(child.layer.superlayer)
  }

  @Test func movingWithinAWindowCallsNoWindowMoves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second, child) = (TracingView("first"), TracingView("second"), TracingView("child"))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    expectEqual(
      trace { second.addSubview(child) },
      [
        "first.willRemoveSubview(child)", "child.willMove(toSuperview: second)", "child.didMoveToSuperview",
        "second.didAddSubview(child)",
      ])
    expect(first.subviews.isEmpty && child.superview === second && child.layer.superlayer === second.layer)
  }

  @Test func subviewOrderEqualsSublayerOrder() {
    let root = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    root.addSubview(views[0])
    root.addSubview(views[2])
    root.insertSubview(views[1], belowSubview: views[2])
    root.insertSubview(views[3], at: 0)
    func tags() -> [Int] { root.subviews.map(\.tag) }
    func layers() -> Bool { root.layer.sublayers?.elementsEqual(root.subviews.map(\.layer)) { $0 === $1 } ?? false }
    expect(tags() == [3, 0, 1, 2] && layers())
    root.bringSubviewToFront(views[0])
    expect(tags() == [3, 1, 2, 0] && layers())
    root.sendSubviewToBack(views[2])
    expect(tags() == [2, 3, 1, 0] && layers())
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    expect(tags() == [0, 3, 1, 2] && layers())
    root.insertSubview(views[0], aboveSubview: views[1])
    expect(tags() == [3, 1, 0, 2] && layers())
    expect(root.viewWithTag(1) === views[1])
  }

  @Test func anUnreferencedViewTreeIsReleased() {
    final class Target: UIView {
      func act() {}
      override class var _actions: [_Action] { super._actions + [_Action("act", Target.act)] }
    }
    weak var outer: UIView?
    weak var inner: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (view, child) = (Target(), UIView())
      let tap = UITapGestureRecognizer(target: view, action: "act")
      view.addGestureRecognizer(tap)
      view.addSubview(child)
      view.mask = UIView()
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "act")
      window.addSubview(view)
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      view.removeFromSuperview()
      (outer, inner, recognizer) = (view, child, tap)
    }
    expect(outer == nil && inner == nil && recognizer == nil)
  }

  @Test func standaloneLayersKeepTheirPosition() {
    let root = UIView()
    let background = CALayer()
    root.layer.addSublayer(background)
    let (first, second) = (UIView(), UIView())
    root.addSubview(second)
    root.insertSubview(first, at: 0)
    expectEqual(root.layer.sublayers?.map { $0 === background }, [true, false, false])
  }
}

/// References to views that are let go: none keeps a view alive, or leads to one that is gone.
@MainActor @Suite struct LettingViewsGoTests {
  private final class DeinitView: UIView {
    nonisolated(unsafe) var onDeinit: (() -> Void)?

    deinit { onDeinit?() }
  }

  @Test func superviewIsNilOnceReleased() {
    var superview: UIView? = UIView()
    let child = UIView()
    superview?.addSubview(child)
    expect(child.superview === superview)
    superview = nil
    expectNil(child.superview)
    expectNil(child.layer.superlayer)
    let next = UIView()
    next.addSubview(child)
    expect(child.superview === next)
  }

  /// A superview in its `deinit` is none any more: an app could store it beyond its end.
  @Test func superviewIsNilDuringItsDeinit() {
    let child = UIView()
    var answers: [Bool] = []
    var superview: DeinitView? = DeinitView()
    superview?.addSubview(child)
    superview?.onDeinit = {
      MainActor.assumeIsolated {
        answers.append(child.superview == nil)
        child.removeFromSuperview()
      }
    }
    superview = nil
    expectEqual(answers, [true])
  }

  @Test func windowIsNilOnceReleased() {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window?.addSubview(outer)
    expect(inner.window === window)
    window = nil
    expectNil(outer.window)
    expectNil(inner.window)
    expect(inner.superview === outer)
  }

  @Test func recognisersConstraintsAndLayersOutliveTheirView() {
    var view: UIView? = UIView()
    var other: UIView? = UIView()
    other?.addSubview(view!)
    let tap = UITapGestureRecognizer()
    view?.addGestureRecognizer(tap)
    let constraint = view!.widthAnchor.constraint(equalTo: other!.widthAnchor)
    constraint.isActive = true
    let layer = view!.layer
    expect(tap.view === view && constraint.firstItem === view && layer.delegate === view)
    // A view that is taken out of its superview lives until the turn of the loop ends.
    other = nil
    view = nil
    expectNil(tap.view)
    expectNil(constraint.firstItem)
    expectNil(constraint.secondItem)
    expectNil(layer.delegate)
  }
}
