#sourceLocation(file: "KeyPaths/KeyPaths.swift", line: 1)
import Foundation
import UIKit

class Address: NSObject, _KeyValueTarget {
          var street = ""
                var city = ""
@MainActor class var _properties: [_Property] { [_Property("street", \Address.street), _Property("town", \Address.city)] } }

class Person: NSObject, _KeyValueTarget {
          var name = ""
          var address: Address?
          var friends: [Person] = []
    class Pet: NSObject, _KeyValueTarget {
              var name = ""
    @MainActor class var _properties: [_Property] { [_Property("name", \Pet.name)] } }

    static let keys = [
        "name", "name", "address.street", "address.town",
        "friends.name", "name", "name",
    ]
@MainActor class var _properties: [_Property] { [_Property("name", \Person.name), _Property("address", \Person.address), _Property("friends", \Person.friends)] } }

let animated = "opacity"
let hidden = "hidden"
let corner = "layer.cornerRadius"
