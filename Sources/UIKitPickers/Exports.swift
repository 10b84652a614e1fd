// `import UIKit` also imports the modules that it imports on iOS; UIKit's own modules import them through here.
@_exported import UIKitCore
