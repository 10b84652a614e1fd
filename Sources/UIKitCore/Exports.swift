// The modules that an app imports with `import UIKit` are imported in UIKit's own modules as well.
@_exported import Symbols
@_exported import UIKitGraphics
