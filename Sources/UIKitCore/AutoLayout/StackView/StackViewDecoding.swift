import CoreGraphics
import InterfaceDocuments

/// Decodes stack views from documents of Interface Builder.
enum StackViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIStackView>) {
    let usesStandardSpacing = element["spacingType"] == "standard"
    plan.set(\.axis, element.value("axis", ["horizontal": .horizontal, "vertical": .vertical]))
    plan.set(\.alignment, element.value("alignment", alignments))
    plan.set(\.distribution, element.value("distribution", distributions))
    plan.set(\.spacing, usesStandardSpacing ? UIStackView.spacingUseSystem : element.number("spacing"))
    plan.set(\.isBaselineRelativeArrangement, element.bool("baselineRelativeArrangement"))
    plan.set(\.isLayoutMarginsRelativeArrangement, element.bool("layoutMarginsRelativeArrangement"))
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
