#sourceLocation(file: "Imports/Networking.swift", line: 1)
import Foundation; import FoundationNetworking; import UIKit
                 
import os    
             

final class Loader: NSObject, URLSessionDelegate, _ActionTarget {
    private static var key: UInt8 = 0
    private let session = URLSession(configuration: .default)

    func load(_ url: URL, completion: @escaping (Data?) -> Void) {
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        session.dataTask(with: request) { data, _, _ in completion(data) }.resume()
    }

    var tag: Any? {
        get { objc_getAssociatedObject(self, &Loader.key) }
        set { objc_setAssociatedObject(self, &Loader.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

          func reload() {}
@MainActor class var _actions: [_Action] { [_Action("reload", { (target: Loader) in { target.reload() } })] } }
