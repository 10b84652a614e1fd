// `import UIKit` alone brings what it brings on iOS, by way of its lowest floor.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
