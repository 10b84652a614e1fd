import UIKit

extension UIViewController {
    @objc func styleBar() {
        navigationItem.title = "plain"
    }

    @objc func height(for width: CGFloat, rounded: Bool = true) -> CGFloat { width / 2 }

    func present(_ text: String) {
        styleBar()
        title = text
    }
}

class BrandedController: UIViewController {
    override func styleBar() {
        super.styleBar()
        navigationItem.prompt = "branded"
    }

    override func height(for width: CGFloat, rounded: Bool) -> CGFloat {
        super.height(for: width, rounded: rounded) + 1
    }
}

final class ShopController: BrandedController {
    override func styleBar() {
        super.styleBar()
        navigationItem.title = "shop"
    }
}
