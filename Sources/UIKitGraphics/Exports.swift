// `import UIKit` alone also imports the modules that it imports on iOS; its lowest floor re-exports them.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
