import UIKit

let isTested = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
let delegateClass: AnyClass = isTested ? TestedAppDelegate.self : AppDelegate.self
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
