// `import UIKit` alone also imports the modules that it imports on iOS, and all of UIKit's own modules.
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDocuments
@_exported import UIKitDynamics
@_exported import UIKitGraphics
@_exported import UIKitLists
@_exported import UIKitPages
@_exported import UIKitPickers
