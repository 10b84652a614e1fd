/// The modules whose classes an app sees as UIKit's and QuartzCore's.
enum OwnModules {
  /// Those with classes that documents of Interface Builder describe, the one with most of them first.
  static let ofDocuments = ["UIKitCore", "UIKitLists", "UIKitControls", "UIKitPickers", "UIKitPages", "UIKitDocuments"]

  static let all = ofDocuments + ["UIKitDynamics", "UIKitGraphics", "QuartzCore"]
}
