import InterfaceDocuments

/// Decodes steppers from documents of Interface Builder.
enum StepperDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIStepper>) {
    plan.set(\.minimumValue, element.number("minimumValue").map { Double($0) })
    plan.set(\.maximumValue, element.number("maximumValue").map { Double($0) })
    plan.set(\.stepValue, element.number("stepValue").map { Double($0) })
    plan.set(\.value, element.number("value").map { Double($0) })
    plan.set(\.wraps, element.bool("wraps"))
    plan.set(\.autorepeat, element.bool("autorepeat"))
    plan.set(\.isContinuous, element.bool("continuous"))
  }
}
