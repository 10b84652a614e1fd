// Re-exported, because sources that import this module also use views and lists.
@_exported import UIKitLists
