import InterfaceDocuments

/// Decodes sliders from documents of Interface Builder.
enum SliderDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISlider>) {
    plan.set(\.minimumValue, element.number("minValue").map { Float($0) })
    plan.set(\.maximumValue, element.number("maxValue").map { Float($0) })
    plan.set(\.value, element.number("value").map { Float($0) })
    plan.set(\.isContinuous, element.bool("continuous"))
    plan.set(\.minimumValueImage, element.image("minimumValueImage"))
    plan.set(\.maximumValueImage, element.image("maximumValueImage"))
    plan.set(\.minimumTrackTintColor, element.color(key: "minimumTrackTintColor"))
    plan.set(\.maximumTrackTintColor, element.color(key: "maximumTrackTintColor"))
    plan.set(\.thumbTintColor, element.color(key: "thumbTintColor"))
  }
}
