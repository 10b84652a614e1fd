#sourceLocation(file: "ClassMethods/Theme.swift", line: 1)
import UIKit

/// Looks that follow a notification, without an object of their own.
@MainActor final class Theme: NSObject, _ActionTarget {
    private(set) static var isDark = false

    static func start() {
        NotificationCenter.default.addObserver(
            self, selector: Selector("becameActive:"), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

          private static func becameActive(_ notification: Notification) {
        isDark.toggle()
    }
@MainActor class var _actions: [_Action] { [_Action(ofClass: "becameActive:", { (target: Theme.Type) in { (a0: Notification) in target.becameActive(a0) } })] } }

class LinkCell: UITableViewCell {
    let button = UIButton(type: .system)

    override func awakeFromNib() {
        super.awakeFromNib()
        button.addTarget(LinkCell.self, action: Selector("open:"), for: .touchUpInside)
        button.addTarget(type(of: self), action: Selector("log"), for: .touchDown)
        button.addTarget(UIView.self, action: Selector(_Action(ofClass: "flash:with:", { (target: UIView.Type) in { (a0: UIView, a1: UIEvent?) in target.flash(a0, with: a1) } }), of: UIView.self), for: .touchUpOutside)
    }

          class func open(_ sender: UIButton) {
        print("open", sender.tag)
    }

          static func log() {}
          func log() {}
override class var _actions: [_Action] { super._actions + [_Action(ofClass: "open:", { (target: LinkCell.Type) in { (a0: UIButton) in target.open(a0) } }), _Action(ofClass: "log", { (target: LinkCell.Type) in { target.log() } }), _Action("log", { (target: LinkCell) in { target.log() } })] + _actions_Theme_4 + _actions_Theme_5 } }

class HelpCell: LinkCell {
    override class func open(_ sender: UIButton) {
        super.open(sender)
    }
}

             class Catalog: NSObject, _ActionTarget {
    static func reload() throws {}
    static func < (left: Catalog, right: Catalog) -> Bool { false }
    func count() -> Int { 0 }
@MainActor class var _actions: [_Action] { [_Action(ofClass: "reloadAndReturnError:", { (target: Catalog.Type) in { _ = try? target.reload() } }), _Action("count", { (target: Catalog) in { target.count() } })] } }

extension LinkCell {
                    static func close() {}
internal static var _actions_Theme_4: [_Action] { [_Action(ofClass: "closeAll", { (target: LinkCell.Type) in { target.close() } })] } }

extension UIView {
          static func flash(_ view: UIView, with event: UIEvent?) {
        view.alpha = 0.5
    }
internal static var _actions_Theme_5: [_Action] { [_Action(ofClass: "flash:with:", { (target: UIView.Type) in { (a0: UIView, a1: UIEvent?) in target.flash(a0, with: a1) } })] } }
final class _CarriedTables: _CarriedTablesOfModule { @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { [(UIView.self, UIView._actions_Theme_5)] }; @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { [] } }
