/// Tests of screens: they drive, inspect and picture them.
@_exported import UIKitTesting
