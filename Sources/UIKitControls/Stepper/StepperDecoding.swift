import InterfaceDocuments

/// Decodes steppers from documents of Interface Builder.
enum StepperDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIStepper>) {
    let minimum = Double(element.number("minimumValue") ?? 0)
    let maximum = Double(element.number("maximumValue") ?? 100)
    if minimum < maximum {
      plan.run { stepper, _ in
        stepper.maximumValue = max(maximum, stepper.minimumValue + 1)
        stepper.minimumValue = minimum
        stepper.maximumValue = maximum
      }
    } else {
      element.document?.tell(element, "the values of a stepper end at \(maximum) and begin at \(minimum)")
    }
    if let step = element.number("stepValue"), step > 0 { plan.set(Double(step)) { $0.stepValue = $1 } }
    plan.set(element.number("value").map { Double($0) }) { $0.value = $1 }
    plan.set(element.bool("wraps")) { $0.wraps = $1 }
    plan.set(element.bool("autorepeat")) { $0.autorepeat = $1 }
    plan.set(element.bool("continuous")) { $0.isContinuous = $1 }
  }
}
