import UIKit

class Leaf: Middle, Pausable {
    @objc func leaf() {}
    func pause() {}
    func resume() {}
}

class Left: Base {
    @objc func left() {}
}

class Home: Screen {
    @objc func refresh() {}
    @objc var position = 0
}

class Start: Home {
    override func refresh() {}
    @objc override var title: String? {
        didSet {}
    }
}

extension UIView {
    @objc func flash() {}
    @IBInspectable var borderWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
}

class Panel: UIView {}

private extension Home {
    @objc func close() {}
}

fileprivate extension Middle {
    @objc func end() {}
}
