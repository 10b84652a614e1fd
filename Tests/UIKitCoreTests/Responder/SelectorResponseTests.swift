import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Which selectors an object answers.
@MainActor @Suite struct SelectorResponseTests {
  class BaseController: UIViewController {
    override class var _actions: [_Action] { super._actions + [_Action("refresh", BaseController.refresh)] }
    var refreshes = 0
    func refresh() { refreshes += 1 }
  }

  final class DetailController: BaseController {
    override class var _actions: [_Action] {
      super._actions + [_Action("tapped:", DetailController.tapped(_:))]
    }
    func tapped(_ sender: Any?) {}
  }

  /// Keeps to itself that it has a method.
  final class SecretiveView: UIView {
    override class var _actions: [_Action] { super._actions + [_Action("hidden", SecretiveView.hidden)] }
    func hidden() {}
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector != Selector("hidden") && super.responds(to: aSelector)
    }
  }

  final class Presenter: NSObject, _ActionTarget {
    static var _actions: [_Action] { [_Action("open:", Presenter.open(_:))] }
    func open(_ sender: Any?) {}
  }

  @Test func respondsToIncludesInheritedSelectors() {
    let (base, detail) = (BaseController(), DetailController())
    expect(base.responds(to: Selector("refresh")))
    expect(!base.responds(to: Selector("tapped:")))
    expect(detail.responds(to: Selector("refresh")) && detail.responds(to: Selector("tapped:")))
    expect(!detail.responds(to: Selector("tapped")), "the colon is part of the name")
    expect(!UIViewController().responds(to: Selector("refresh")))
  }

  @Test func respondsToNilIsFalse() {
    expect(!BaseController().responds(to: nil))
    expect(!NSObject().responds(to: nil))
  }

  @Test func respondsToWorksForAnyObject() {
    expect(Presenter().responds(to: Selector("open:")))
    expect(!Presenter().responds(to: Selector("close:")))
    expect(!NSObject().responds(to: Selector("open:")))
    let object: NSObject = Presenter()
    expect(object.responds(to: Selector("open:")), "by its own class, whatever it is seen as")
    let responder: any NSObjectProtocol = DetailController()
    expect(responder.responds(to: Selector("tapped:")))
  }

  @Test func aClassMayOverrideRespondsTo() {
    let view = SecretiveView()
    expect(!view.responds(to: Selector("hidden")))
    let object: any NSObjectProtocol = view
    expect(!object.responds(to: Selector("hidden")))
  }

  /// [D] The standard edit actions are methods of what edits text.
  @Test func textFieldsRespondToTheStandardEditActions() {
    for name in ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"] {
      expect(UITextField().responds(to: Selector(name)), "\(name)")
    }
    expect(!UIViewController().responds(to: Selector("copy:")))
  }
}
