/// The modules whose classes an app sees as UIKit's and QuartzCore's.
enum OwnModules {
  /// Modules whose classes documents of Interface Builder describe; the module with most of them comes first.
  static let ofDocuments = ["UIKitCore", "UIKitLists", "UIKitControls", "UIKitPickers", "UIKitPages", "UIKitDocuments"]

  static let all = ofDocuments + ["UIKitDynamics", "UIKitGraphics", "QuartzCore"]
}
