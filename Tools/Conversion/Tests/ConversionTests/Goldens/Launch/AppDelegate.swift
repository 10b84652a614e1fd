#sourceLocation(file: "Launch/AppDelegate.swift", line: 1)
import UIKit

@main             
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NotificationCenter.default.addObserver(
            self, selector: Selector("memoryIsLow"), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        return true
    }

          private func memoryIsLow() {}
override class var _actions: [_Action] { super._actions + [_Action("memoryIsLow", { (target: AppDelegate) in { target.memoryIsLow() } })] } }
