import Foundation
import UIKit

class Address: NSObject {
    @objc var street = ""
    @objc(town) var city = ""
}

class Person: NSObject {
    @objc var name = ""
    @objc var address: Address?
    @objc var friends: [Person] = []
    class Pet: NSObject {
        @objc var name = ""
    }

    static let keys = [
        #keyPath(name), #keyPath(Person.name), #keyPath(Person.address.street), #keyPath(Person.address.city),
        #keyPath(Person.friends.name), #keyPath(Pet.name), #keyPath(Person.Pet.name),
    ]
}

let animated = #keyPath(CALayer.opacity)
let hidden = #keyPath(UIView.isHidden)
let corner = #keyPath(UIView.layer.cornerRadius)
