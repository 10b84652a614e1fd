import UIKit

@objc(PNTJar)
class Jar: NSObject {
    enum Failure: Error { case empty }

    @objc var amount = 0

    override required init() { super.init() }

    @objc func fill() throws { amount = 5 }
    @objc func open() throws { throw Failure.empty }
}

class PantryController: UIViewController {
    private(set) var chosen = 0

    @IBAction func choose(_ sender: Any) {
        let tag: Int = (sender as AnyObject).tag
        chosen = tag
    }

    @objc func count(_ jar: Any) async {
        await Task.yield()
        print("counted \((jar as AnyObject).amount!)")
    }
}
