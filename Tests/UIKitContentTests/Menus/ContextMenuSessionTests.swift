import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Menus of views: what is chosen, what changes while they are open, what stands out.
@MainActor @Suite(.serialized) struct ContextMenuSessionTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var menu = UIMenu()
    var preview: UIViewController?
    var log: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(previewProvider: { self.preview }, actionProvider: { _ in self.menu })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commits \(animator.previewViewController === preview)")
      animator.preferredCommitStyle = .pop
    }
  }

  private let owner = Owner()
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
  private let interaction: UIContextMenuInteraction
  private let screen: MountedScreen

  init() {
    let controller = UIViewController()
    interaction = UIContextMenuInteraction(delegate: owner)
    view.backgroundColor = .systemTeal
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(view)
    view.addInteraction(interaction)
    screen.advance(frames: 1)
  }

  private var overlay: ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }

  private func open() throws {
    screen.tap(at: CGPoint(x: 70, y: 70), duration: 0.7)
    try screen.settle()
  }

  private func choose(_ title: String) throws {
    let item = try require(overlay?.lists.last?.items.first { $0.item.element.title == title })
    screen.tap(at: item.convert(item.bounds.middle, to: nil))
    try screen.settle()
  }

  @Test func theDelegateGetsTheLocationInTheViewsCoordinates() throws {
    owner.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    try open()
    expectEqual(owner.log, ["asked at 50 30"])
    expect(interaction.view === view && interaction.location(in: view) == CGPoint(x: 50, y: 30))
    expectEqual(view.layer.opacity, 0, "a picture of it stands out")
    interaction.dismissMenu()
    try screen.settle()
    expect(owner.log.last == "ends" && overlay == nil && view.layer.opacity == 1)
    expectNil(screen.window.presence.keyCapture)
  }

  @Test func closingTheMenuRestoresTheViewsOpacity() throws {
    owner.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    view.alpha = 0.5
    try open()
    expectEqual(view.alpha, 0)
    interaction.dismissMenu()
    try screen.settle()
    expectEqual(view.alpha, 0.5)
    try open()
    view.alpha = 0.75
    interaction.dismissMenu()
    try screen.settle()
    expectEqual(view.alpha, 0.75, "the app changed it while the menu was open")
  }

  @Test func singleSelectionMenusKeepOneActionOn() throws {
    let actions = ["A", "B"].map { title in
      UIAction(title: title, attributes: .keepsMenuPresented, state: title == "A" ? .on : .off) { _ in
        self.owner.log.append("chose \(title)")
      }
    }
    owner.menu = UIMenu(options: .singleSelection, children: actions)
    try open()
    try choose("B")
    expectEqual(actions.map(\.state), [.off, .on])
    expect(owner.log.last == "chose B" && overlay != nil, "the menu stays")
    expectEqual(overlay?.lists.last?.items.map(\.accessibilityTraits), [.button, [.button, .selected]])
  }

  @Test func updateVisibleMenuReplacesTheOpenMenu() throws {
    owner.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    try open()
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren([UIAction(title: "B") { _ in self.owner.log.append("chose B") }])
    }
    try screen.settle()
    try choose("B")
    expectEqual(owner.log.suffix(2), ["ends", "chose B"])
  }

  @Test(arguments: [false, true]) func aPressedButtonsPreviewIsNotHighlighted(isInAView: Bool) throws {
    final class Looking: NSObject, UIContextMenuInteractionDelegate {
      let button = UIButton(type: .system)
      var log: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("asked \(button.isHighlighted)")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        log.append("pictured \(button.isHighlighted) \(button.titleLabel?.alpha ?? -1)")
        return nil
      }
    }
    let looking = Looking()
    let button = looking.button
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let marked = UIButton(type: .system)
    marked.isHighlighted = true
    for view in [button, marked] { around.addSubview(view) }
    screen.controller.view.addSubview(around)
    (isInAView ? around : button).addInteraction(UIContextMenuInteraction(delegate: looking))
    screen.advance(frames: 1)
    screen.tap(at: CGPoint(x: 70, y: 222), duration: 0.7)
    try screen.settle()
    expectEqual(looking.log, ["asked true", "pictured false 1.0"])
    expect(overlay != nil && marked.isHighlighted, "the app highlights it")
  }

  @Test func aPreviewProviderReplacesThePreview() throws {
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 120)
    owner.preview = preview
    owner.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    try open()
    expect(preview.view.window != nil && preview.view.bounds.size == CGSize(width: 200, height: 120))
    screen.tap(at: preview.view.convert(preview.view.bounds.middle, to: nil))
    try screen.settle()
    expectEqual(owner.log.suffix(2), ["commits true", "ends"])
    expectNil(preview.view.window)
  }

  @Test func aMenuWithoutElementsDoesNotOpen() throws {
    try open()
    expect(overlay == nil && owner.log == ["asked at 50 30"])
  }

  @Test func aLongMenuScrollsWithinTheScreen() throws {
    owner.menu = UIMenu(children: (0..<40).map { number in UIAction(title: "\(number)") { _ in } })
    try open()
    let list = try require(overlay?.lists.first)
    expect(screen.window.bounds.contains(list.frame))
    // Keys bring into sight what they reach: upwards from the first is the last.
    screen.press(.keyboardUpArrow)
    screen.advance(frames: 1)
    let last = try require(list.items.last)
    expect(last.isHighlighted)
    expect(list.frame.contains(last.convert(last.bounds, to: overlay).insetBy(dx: 1, dy: 1)))
  }

  @Test func removingTheInteractionClosesItsMenu() throws {
    owner.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    try open()
    view.removeInteraction(interaction)
    expect(overlay == nil && interaction.view == nil && view.layer.opacity == 1)
    try open()
    expectNil(overlay)
  }

  @Test func accessibilityReachesOnlyTheOpenMenu() throws {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "behind"
    owner.menu = UIMenu(children: [
      UIAction(title: "A", state: .on) { _ in self.owner.log.append("chose A") },
      UIAction(title: "B", attributes: .disabled) { _ in },
    ])
    try open()
    let tree = AccessibilityTree(of: screen.window)
    expect(!tree.text.contains("behind"))
    expect(tree.text.contains("button selected \"A\"") && tree.text.contains("button notEnabled \"B\""))
    expectEqual(overlay?.lists.first?.items.first?.accessibilityActivate(), true)
    try screen.settle()
    expectEqual(owner.log.last, "chose A")
    try open()
    expectEqual(overlay?.accessibilityPerformEscape(), true)
    try screen.settle()
    expectNil(overlay)
  }
}
