import InterfaceDocuments

/// Decodes the attributes that every scroll view has.
enum ScrollViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIScrollView>) {
    element.ignore(["contentViewInsetsToSafeArea", "automaticallyAdjustsScrollIndicatorInsets"])
    plan.set(element.bool("delaysContentTouches")) { $0.delaysContentTouches = $1 }
    plan.set(element.bool("scrollEnabled")) { $0.isScrollEnabled = $1 }
    plan.set(element.bool("pagingEnabled")) { $0.isPagingEnabled = $1 }
    plan.set(element.bool("directionalLockEnabled")) { $0.isDirectionalLockEnabled = $1 }
    plan.set(element.bool("bounces")) { $0.bounces = $1 }
    plan.set(element.bool("alwaysBounceVertical")) { $0.alwaysBounceVertical = $1 }
    plan.set(element.bool("alwaysBounceHorizontal")) { $0.alwaysBounceHorizontal = $1 }
    plan.set(element.bool("bouncesZoom")) { $0.bouncesZoom = $1 }
    plan.set(element.bool("showsVerticalScrollIndicator")) { $0.showsVerticalScrollIndicator = $1 }
    plan.set(element.bool("showsHorizontalScrollIndicator")) { $0.showsHorizontalScrollIndicator = $1 }
    plan.set(element.bool("canCancelContentTouches")) { $0.canCancelContentTouches = $1 }
    plan.set(element.number("minimumZoomScale")) { $0.minimumZoomScale = $1 }
    plan.set(element.number("maximumZoomScale")) { $0.maximumZoomScale = $1 }
    plan.set(element.insets(key: "contentInset")) { $0.contentInset = $1 }
    plan.set(element.insets(key: "scrollIndicatorInsets")) { $0.scrollIndicatorInsets = $1 }
    plan.set(element.size(key: "contentSize")) { $0.contentSize = $1 }
    plan.set(element.value("keyboardDismissMode", dismissModes)) { $0.keyboardDismissMode = $1 }
    plan.set(element.value("contentInsetAdjustmentBehavior", adjustments)) { $0.contentInsetAdjustmentBehavior = $1 }
    plan.set(element.value("indicatorStyle", indicators)) { $0.indicatorStyle = $1 }
  }

  /// The layout guide to which documents of Interface Builder refer by a key; nil if it is not one of scroll views
  /// alone.
  static func guide(_ key: String, of view: UIScrollView) -> UILayoutGuide? {
    switch key {
    case "contentLayoutGuide": view.contentLayoutGuide
    case "frameLayoutGuide": view.frameLayoutGuide
    default: nil
    }
  }

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  private static let indicators: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
}
