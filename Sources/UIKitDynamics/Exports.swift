// Sources that import this module name views and layouts as well.
@_exported import UIKitLists
