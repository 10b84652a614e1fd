#sourceLocation(file: "LocalizedTexts/LocalizedTexts.swift", line: 1)
import Foundation; import UIKit

struct Basket {
    var count: Int
    let owner = "Ada"

    var title: String {
        String._localizedStringWithFormat(_NSLocalizedString("%d fruits", comment: "Title of a basket."), count)
    }

    var subtitle: String {
        let format = _NSLocalizedString("basket.subtitle", tableName: "Baskets", bundle: .main, value: "%d", comment: "")
        return String(_format: format, count) + String.init(_format: "%02d", locale: .current, arguments: [count])
    }

    var greeting: String { String(localized: "\(count) fruits of \(owner)", comment: "Greeting.") }

    func translated(_ keys: [String]) -> [String] { keys.map { _NSLocalizedString($0, comment: "") } }
}
