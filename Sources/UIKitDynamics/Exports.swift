// `import UIKit` also imports lists; sources that import this module get them as well.
@_exported import UIKitLists
