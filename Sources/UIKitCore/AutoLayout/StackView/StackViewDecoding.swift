import CoreGraphics
import InterfaceDocuments

/// Decodes stack views from documents of Interface Builder.
enum StackViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIStackView>) {
    let usesStandardSpacing = element["spacingType"] == "standard"
    plan.set(element.value("axis", ["horizontal": .horizontal, "vertical": .vertical])) { $0.axis = $1 }
    plan.set(element.value("alignment", alignments)) { $0.alignment = $1 }
    plan.set(element.value("distribution", distributions)) { $0.distribution = $1 }
    plan.set(usesStandardSpacing ? UIStackView.spacingUseSystem : element.number("spacing")) { $0.spacing = $1 }
    plan.set(element.bool("baselineRelativeArrangement")) { $0.isBaselineRelativeArrangement = $1 }
    plan.set(element.bool("layoutMarginsRelativeArrangement")) { $0.isLayoutMarginsRelativeArrangement = $1 }
  }

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}
