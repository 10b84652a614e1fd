// `import UIKit` alone brings what it brings on iOS, and UIKit's own floors.
@_exported import UIKitGraphics
