import UIKit

/// Looks that follow a notification, without an object of their own.
@MainActor final class Theme: NSObject {
    private(set) static var isDark = false

    static func start() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(becameActive(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private static func becameActive(_ notification: Notification) {
        isDark.toggle()
    }
}

class LinkCell: UITableViewCell {
    let button = UIButton(type: .system)

    override func awakeFromNib() {
        super.awakeFromNib()
        button.addTarget(LinkCell.self, action: #selector(LinkCell.open(_:)), for: .touchUpInside)
        button.addTarget(type(of: self), action: #selector(Self.log), for: .touchDown)
        button.addTarget(UIView.self, action: #selector(UIView.flash(_:with:)), for: .touchUpOutside)
    }

    @objc class func open(_ sender: UIButton) {
        print("open", sender.tag)
    }

    @objc static func log() {}
    @objc func log() {}
}

class HelpCell: LinkCell {
    override class func open(_ sender: UIButton) {
        super.open(sender)
    }
}

@objcMembers class Catalog: NSObject {
    static func reload() throws {}
    static func < (left: Catalog, right: Catalog) -> Bool { false }
    func count() -> Int { 0 }
}

extension LinkCell {
    @objc(closeAll) static func close() {}
}

extension UIView {
    @objc static func flash(_ view: UIView, with event: UIEvent?) {
        view.alpha = 0.5
    }
}
