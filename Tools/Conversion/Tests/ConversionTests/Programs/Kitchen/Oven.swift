import Foundation

@objc protocol OvenDelegate: AnyObject {
    @objc optional func ovenDidHeat(_ oven: Oven)
    @objc optional func oven(_ oven: Oven, shouldHeatTo degrees: Int) -> Bool
    @objc optional func oven(_ oven: Oven, nameFor degrees: Int) -> String
    @objc optional var maximum: Int { get }
}

class Oven: NSObject {
    weak var delegate: OvenDelegate?
    @objc dynamic var degrees = 20
    @objc private(set) var isOn = false

    func heat(to value: Int) {
        if let maximum = delegate?.maximum, value > maximum {
            print("too hot")
            return
        }
        guard delegate?.oven?(self, shouldHeatTo: value) ?? true else {
            print("refused \(value)")
            return
        }
        degrees = value
        delegate?.ovenDidHeat?(self)
        print(delegate?.oven?(self, nameFor: value) ?? "no name", delegate?.ovenDidHeat != nil)
    }

    @objc func reset() -> String {
        degrees = 20
        return "cold"
    }
}
