@_exported import Testing
@_exported import UIKit
@_exported import _Testing_CoreGraphics
