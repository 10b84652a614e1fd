// Sources that import this module name views and lists as well.
@_exported import UIKitLists
