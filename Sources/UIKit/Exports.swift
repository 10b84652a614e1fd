// `import UIKit` alone also imports the modules that it imports on iOS, and UIKit's own floors.
@_exported import UIKitGraphics
