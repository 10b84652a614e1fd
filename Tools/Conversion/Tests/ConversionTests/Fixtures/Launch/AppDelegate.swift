import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NotificationCenter.default.addObserver(
            self, selector: #selector(memoryIsLow), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        return true
    }

    @objc private func memoryIsLow() {}
}
