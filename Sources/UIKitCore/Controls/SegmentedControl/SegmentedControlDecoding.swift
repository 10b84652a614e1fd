import InterfaceDocuments

/// Decodes segmented controls from documents of Interface Builder.
enum SegmentedControlDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISegmentedControl>) {
    element.ignore(["segmentControlStyle", "springLoaded"])
    for (index, segment) in element.contents(of: "segments").enumerated() {
      segment.ignore(["catalog"])
      let (title, image) = (segment.string("title"), segment.image("image"))
      let (isEnabled, width) = (segment.bool("enabled"), segment.number("width"))
      plan.run { control, _ in
        if let image {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
        if let isEnabled { control.setEnabled(isEnabled, forSegmentAt: index) }
        if let width { control.setWidth(width, forSegmentAt: index) }
      }
    }
    plan.set(element.bool("momentary")) { $0.isMomentary = $1 }
    plan.set(element.bool("apportionsSegmentWidthsByContent")) { $0.apportionsSegmentWidthsByContent = $1 }
    plan.set(element.integer("selectedSegmentIndex")) { control, index in
      if (0..<control.numberOfSegments).contains(index) { control.selectedSegmentIndex = index }
    }
    plan.set(element.color(key: "selectedSegmentTintColor")) { $0.selectedSegmentTintColor = $1 }
  }
}
