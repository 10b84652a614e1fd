import Foundation

struct Basket {
    var count: Int
    let owner = "Ada"

    var title: String {
        String.localizedStringWithFormat(NSLocalizedString("%d fruits", comment: "Title of a basket."), count)
    }

    var subtitle: String {
        let format = NSLocalizedString("basket.subtitle", tableName: "Baskets", bundle: .main, value: "%d", comment: "")
        return String(format: format, count) + String.init(format: "%02d", locale: .current, arguments: [count])
    }

    var greeting: String { String(localized: "\(count) fruits of \(owner)", comment: "Greeting.") }

    func translated(_ keys: [String]) -> [String] { keys.map { NSLocalizedString($0, comment: "") } }
}
