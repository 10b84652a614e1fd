import InterfaceDocuments

/// Decodes the attributes that every scroll view has.
enum ScrollViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIScrollView>) {
    element.ignore(["contentViewInsetsToSafeArea", "automaticallyAdjustsScrollIndicatorInsets"])
    plan.set(\.delaysContentTouches, element.bool("delaysContentTouches"))
    plan.set(\.isScrollEnabled, element.bool("scrollEnabled"))
    plan.set(\.isPagingEnabled, element.bool("pagingEnabled"))
    plan.set(\.isDirectionalLockEnabled, element.bool("directionalLockEnabled"))
    plan.set(\.bounces, element.bool("bounces"))
    plan.set(\.alwaysBounceVertical, element.bool("alwaysBounceVertical"))
    plan.set(\.alwaysBounceHorizontal, element.bool("alwaysBounceHorizontal"))
    plan.set(\.bouncesZoom, element.bool("bouncesZoom"))
    plan.set(\.showsVerticalScrollIndicator, element.bool("showsVerticalScrollIndicator"))
    plan.set(\.showsHorizontalScrollIndicator, element.bool("showsHorizontalScrollIndicator"))
    plan.set(\.canCancelContentTouches, element.bool("canCancelContentTouches"))
    plan.set(\.minimumZoomScale, element.number("minimumZoomScale"))
    plan.set(\.maximumZoomScale, element.number("maximumZoomScale"))
    plan.set(\.contentInset, element.insets(key: "contentInset"))
    plan.set(\.scrollIndicatorInsets, element.insets(key: "scrollIndicatorInsets"))
    plan.set(\.contentSize, element.size(key: "contentSize"))
    plan.set(\.keyboardDismissMode, element.value("keyboardDismissMode", dismissModes))
    plan.set(\.contentInsetAdjustmentBehavior, element.value("contentInsetAdjustmentBehavior", adjustments))
    plan.set(\.indicatorStyle, element.value("indicatorStyle", indicators))
  }

  /// The guide that documents name by a key, where it is one that scroll views alone have.
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
