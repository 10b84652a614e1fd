// `import UIKit` alone brings what it brings on iOS: all of UIKit's own modules, and what these export.
@_exported import UIKitCore
@_exported import UIKitGraphics
@_exported import UIKitLists
