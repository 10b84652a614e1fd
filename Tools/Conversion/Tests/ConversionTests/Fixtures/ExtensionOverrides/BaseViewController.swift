import UIKit

class BaseViewController: UIViewController {
    var isReady = false
}

extension BaseViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isReady = true
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override open var shouldAutorotate: Bool {
        return false
    }

    // Subclasses have views of their own.
    @objc func setUpViews() {
        view.backgroundColor = .white
    }

    @objc func count(of kind: String, in list: [String]) -> Int { list.filter { $0 == kind }.count }
}
