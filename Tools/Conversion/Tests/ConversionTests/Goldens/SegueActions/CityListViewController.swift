#sourceLocation(file: "SegueActions/CityListViewController.swift", line: 1)
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
                   func showCity(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> CityViewController? {
        CityViewController(coder: coder, city: "Kyoto")
    }

                  
    private func showNearest(_ coder: NSCoder) -> UIViewController? {
        return CityViewController(coder: coder, city: "Osaka")
    }

                   func showFavourite(coder: NSCoder, sender: Any?) -> CityViewController? { nil }
override class var _actions: [_Action] { super._actions + [_Action("showCity:sender:segueIdentifier:", Self.showCity(_:sender:segueIdentifier:)), _Action("showNearest:", Self.showNearest(_:)), _Action("showFavouriteWithCoder:sender:", Self.showFavourite(coder:sender:))] } }
