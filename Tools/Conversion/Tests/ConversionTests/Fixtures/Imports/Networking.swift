import Foundation
import ObjectiveC
import os.log
import Darwin

final class Loader: NSObject, URLSessionDelegate {
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

    @objc func reload() {}
}
