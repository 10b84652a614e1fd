// What an app gets with `import UIKit` comes from UIKit's own modules alike.
@_exported import UIKitCore
