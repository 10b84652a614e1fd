import UIKit

class CityViewController: UIViewController {
    let city: String

    init?(coder: NSCoder, city: String) {
        self.city = city
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class CityListViewController: UITableViewController {
    @IBSegueAction func showCity(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> CityViewController? {
        CityViewController(coder: coder, city: "Kyoto")
    }

    @IBSegueAction
    private func showNearest(_ coder: NSCoder) -> UIViewController? {
        return CityViewController(coder: coder, city: "Osaka")
    }

    @IBSegueAction func showFavourite(coder: NSCoder, sender: Any?) -> CityViewController? { nil }
}
