import InterfaceDocuments

/// Decodes sliders from documents of Interface Builder.
enum SliderDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISlider>) {
    plan.set(element.number("minValue").map { Float($0) }) { $0.minimumValue = $1 }
    plan.set(element.number("maxValue").map { Float($0) }) { $0.maximumValue = $1 }
    plan.set(element.number("value").map { Float($0) }) { $0.value = $1 }
    plan.set(element.bool("continuous")) { $0.isContinuous = $1 }
    plan.set(element.image("minimumValueImage")) { $0.minimumValueImage = $1 }
    plan.set(element.image("maximumValueImage")) { $0.maximumValueImage = $1 }
    plan.set(element.color(key: "minimumTrackTintColor")) { $0.minimumTrackTintColor = $1 }
    plan.set(element.color(key: "maximumTrackTintColor")) { $0.maximumTrackTintColor = $1 }
    plan.set(element.color(key: "thumbTintColor")) { $0.thumbTintColor = $1 }
  }
}
