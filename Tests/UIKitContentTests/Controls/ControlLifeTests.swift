import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Nothing that controls, menus, searches and fields are given outlives them: closures go with who holds them, delegates
/// and targets are not held at all.
@MainActor @Suite(.serialized) struct ControlLifeTests {
  /// An object that closures retain, and that is a delegate and a target.
  private final class Witness: UIResponder, UITextFieldDelegate, UITextInputDelegate, UISearchBarDelegate,
    UISearchControllerDelegate, UISearchResultsUpdating, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    var calls = 0

    override class var _actions: [_Action] { super._actions + [_Action("called", Witness.called)] }
    func called() { calls += 1 }
    func action(_ title: String = "Element") -> UIAction { UIAction(title: title) { _ in self.calls += 1 } }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls += 1 }
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { calls += 1 }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { calls += 1 }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls += 1 }
    func willPresentSearchController(_ searchController: UISearchController) { calls += 1 }
    func updateSearchResults(for searchController: UISearchController) { calls += 1 }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls += 1
      return UIContextMenuConfiguration(
        previewProvider: {
          self.calls += 1
          return nil
        },
        actionProvider: { _ in UIMenu(children: [self.action()]) })
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls += 1
      return UIMenu(children: [action()])
    }
  }

  private struct Member {
    var name: String
    /// A view in use, with the member set to what reaches the witness.
    var view: @MainActor (Witness) -> UIView
    /// The action of a person on the control; a tap by default.
    var use: @MainActor (UIView, MountedScreen) throws -> Void = { view, screen in
      screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
  }

  private static func button(_ change: (UIButton) -> Void) -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Button"
    change(button)
    return button
  }

  private static func menuButton(_ element: UIMenuElement) -> UIButton {
    button {
      $0.menu = UIMenu(children: [element])
      $0.showsMenuAsPrimaryAction = true
    }
  }

  private static func openMenu(_ view: UIView, _ screen: MountedScreen) throws {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    screen.advance(by: 0.6)
    try screen.tap(.text("Element"))
    screen.advance(by: 0.6)
  }

  private static func pressLong(_ view: UIView, _ screen: MountedScreen) throws {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), duration: 1)
    screen.advance(by: 0.6)
    try screen.tap(.text("Element"))
    screen.advance(by: 0.6)
  }

  private static let closures: [Member] = [
    Member(
      name: "UIControl.addAction(_:for:)",
      view: { witness in button { $0.addAction(witness.action(), for: .touchUpInside) } }),
    Member(
      name: "UIControl.init(frame:primaryAction:)",
      view: { UISwitch(frame: .zero, primaryAction: $0.action()) }),
    Member(
      name: "UIButton.init(type:primaryAction:)", view: { UIButton(type: .system, primaryAction: $0.action()) }),
    Member(
      name: "UIButton.init(configuration:primaryAction:)",
      view: { UIButton(configuration: .gray(), primaryAction: $0.action()) }),
    Member(
      name: "UIButton.configurationUpdateHandler",
      view: { witness in button { $0.configurationUpdateHandler = { _ in witness.calls += 1 } } }),
    Member(
      name: "UIButton.Configuration.titleTextAttributesTransformer",
      view: { witness in
        button {
          $0.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            MainActor.assumeIsolated { witness.calls += 1 }
            return $0
          }
        }
      }),
    Member(name: "UIButton.menu", view: { menuButton($0.action()) }, use: openMenu),
    Member(
      name: "UIDeferredMenuElement.init(_:)",
      view: { witness in menuButton(UIDeferredMenuElement { answer in answer([witness.action()]) }) }, use: openMenu),
    Member(
      name: "UIDeferredMenuElement.uncached(_:)",
      view: { witness in menuButton(UIDeferredMenuElement.uncached { answer in answer([witness.action()]) }) },
      use: openMenu),
    Member(
      name: "UISegmentedControl.init(frame:actions:)",
      view: { UISegmentedControl(frame: .zero, actions: [$0.action("One"), $0.action("Two"), $0.action("Three")]) }),
    Member(
      name: "UISegmentedControl.setAction(_:forSegmentAt:)",
      view: {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.setAction($0.action("Deux"), forSegmentAt: 1)
        return control
      }),
    Member(
      name: "UIPageControl, .valueChanged",
      view: {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        control.addAction($0.action(), for: .valueChanged)
        return control
      }),
    Member(
      name: "UISlider, .touchDown",
      view: {
        let control = UISlider()
        control.value = 0.5
        control.addAction($0.action(), for: .touchDown)
        return control
      }),
    Member(
      name: "UIStepper, .valueChanged",
      view: {
        let control = UIStepper()
        control.addAction($0.action(), for: .valueChanged)
        return control
      },
      use: { view, screen in
        screen.tap(at: view.convert(CGPoint(x: view.bounds.maxX - 10, y: 16), to: nil), duration: 2)
      }),
    Member(
      name: "UITextField.addAction, .editingDidBegin",
      view: {
        let field = UITextField()
        field.text = "A field"
        field.addAction($0.action(), for: .editingDidBegin)
        return field
      }),
    Member(
      name: "UIBarButtonItem.init(title:primaryAction:)",
      view: {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UIBarButtonItem(title: "Element", primaryAction: $0.action())]
        return bar
      }, use: { _, screen in try screen.tap(.text("Element")) }),
    Member(
      name: "UIContextMenuConfiguration.init(previewProvider:actionProvider:)",
      view: { witness in
        let view = UIView()
        let interaction = UIContextMenuInteraction(delegate: witness)
        view.addInteraction(interaction)
        // The delegate is not held: whoever has the view holds it here.
        view.addSubview(HoldingView(witness))
        return view
      }, use: pressLong),
  ]

  /// Keeps something as long as the view that it lies in.
  private final class HoldingView: UIView {
    private let held: AnyObject

    init(_ held: AnyObject) {
      self.held = held
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func mount(_ view: UIView) -> MountedScreen {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    if view.bounds.width < 300 { view.sizeToFit() }
    if view.bounds.width < 100 { view.bounds.size.width = 150 }
    if view.bounds.height < 30 { view.bounds.size.height = 40 }
    view.frame.origin = CGPoint(x: 0, y: 100)
    controller.view.addSubview(view)
    screen.advance(frames: 2)
    return screen
  }

  @Test func closuresAreCalledAndReleasedWithTheirOwner() throws {
    for member in Self.closures {
      weak var witness: Witness?
      weak var owner: UIView?
      var screen: MountedScreen?
      try autoreleasepool {
        let seen = Witness()
        let view = member.view(seen)
        (witness, owner) = (seen, view)
        let mounted = mount(view)
        screen = mounted
        try member.use(view, mounted)
        mounted.advance(by: 1)
        expect(seen.calls > 0, "\(member.name) was called")
        view.removeFromSuperview()
      }
      screen?.advance(by: 2)
      expectNil(owner, "\(member.name): the owner is gone")
      expectNil(witness, "\(member.name): the closure is gone")
    }
  }

  private static func searching(_ change: (UISearchController) -> Void) -> UIView {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    change(search)
    let view = UIView(frame: search.searchBar.frame)
    view.addSubview(search.searchBar)
    view.addSubview(HoldingView(search))
    return view
  }

  private static let delegates: [Member] = [
    Member(
      name: "UIControl.addTarget(_:action:for:)",
      view: { witness in button { $0.addTarget(witness, action: Selector("called"), for: .touchUpInside) } }),
    Member(
      name: "UITextField.delegate",
      view: {
        let field = UITextField()
        field.text = "A field"
        field.delegate = $0
        return field
      }),
    Member(
      name: "UITextField.inputDelegate",
      view: {
        let field = UITextField()
        field.text = "A field"
        field.inputDelegate = $0
        return field
      },
      use: { view, _ in (view as? UITextField)?.text = "Another" }),
    Member(
      name: "UISearchBar.delegate",
      view: {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.delegate = $0
        return bar
      }),
    Member(
      name: "UISearchController.delegate", view: { witness in searching { $0.delegate = witness } }),
    Member(
      name: "UISearchController.searchResultsUpdater",
      view: { witness in searching { $0.searchResultsUpdater = witness } }),
    Member(
      name: "UIContextMenuInteraction.delegate",
      view: {
        let view = UIView()
        view.addInteraction(UIContextMenuInteraction(delegate: $0))
        return view
      }, use: pressLong),
    Member(
      name: "UIEditMenuInteraction.delegate",
      view: {
        let view = UIView()
        view.addInteraction(UIEditMenuInteraction(delegate: $0))
        return view
      },
      use: { view, screen in
        let interaction = view.interactions.compactMap { $0 as? UIEditMenuInteraction }.first
        interaction?.presentEditMenu(
          with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
        screen.advance(by: 0.6)
        interaction?.dismissMenu()
        screen.advance(by: 0.6)
      }),
  ]

  @Test func delegatesAndTargetsAreCalledAndNotRetained() throws {
    for member in Self.delegates {
      weak var witness: Witness?
      var owner: UIView?
      var screen: MountedScreen?
      try autoreleasepool {
        let seen = Witness()
        witness = seen
        let view = member.view(seen)
        owner = view
        let mounted = mount(view)
        screen = mounted
        try member.use(view, mounted)
        mounted.advance(by: 1)
        expect(seen.calls > 0, "\(member.name) was told")
      }
      screen?.advance(by: 1)
      expectNil(witness, "\(member.name) is not held")
      // Used once more without: nobody is asked, and nothing breaks.
      if let owner, let screen { screen.tap(at: owner.convert(CGPoint(x: 20, y: 20), to: nil)) }
      screen?.advance(by: 1)
    }
  }

  @Test func removedObjectsAreReleased() {
    weak var (action, replaced, menu): (Witness?, Witness?, Witness?)
    let button = UIButton(type: .system)
    autoreleasepool {
      let witnesses = [Witness(), Witness(), Witness()]
      (action, replaced, menu) = (witnesses[0], witnesses[1], witnesses[2])
      let identifier = UIAction.Identifier("one")
      let first = witnesses[0].action()
      button.addAction(first, for: [.touchUpInside, .touchDown])
      button.addAction(UIAction(identifier: identifier) { [kept = witnesses[1]] _ in kept.calls += 1 }, for: .touchDown)
      button.addAction(UIAction(identifier: identifier) { _ in }, for: .touchDown)
      button.menu = UIMenu(children: [witnesses[2].action()])
      button.removeAction(first, for: [.touchUpInside, .touchDown])
      button.menu = nil
      button.configurationUpdateHandler = { [kept = witnesses[2]] _ in kept.calls += 1 }
      button.configurationUpdateHandler = nil
    }
    expectNil(action, "an action that was removed")
    expectNil(replaced, "an action whose identifier another one took")
    expectNil(menu, "a menu and a handler that were taken away")
    expectEqual(button.allControlEvents, .touchDown)
  }
}
