/// Screens that are driven, inspected and pictured in tests.
@_exported import UIKitTesting
