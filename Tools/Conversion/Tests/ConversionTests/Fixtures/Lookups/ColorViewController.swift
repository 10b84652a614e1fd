import UIKit

class ColorViewController: UIViewController {
    private var index = 0

    @IBAction func chosen(_ sender: Any) {
        let tag: Int = (sender as AnyObject).tag
        index = tag
        if (sender as AnyObject).isSelected { index = 0 }
    }

    @IBAction func switched(_ sender: AnyObject?) {
        guard let isOn = (sender as AnyObject).isOn else { return }
        view.isHidden = !isOn
    }

    @objc func changed(_ notification: Notification) {
        if (notification.object as AnyObject).shade == 3 { index = 3 }
    }
}

class Palette: NSObject {
    @objc var shade = 3
}
