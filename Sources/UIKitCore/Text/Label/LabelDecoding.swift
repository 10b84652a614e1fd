import CoreGraphics
import InterfaceDocuments

/// Decodes labels from documents of Interface Builder.
enum LabelDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UILabel>) {
    element.ignore(["adjustsLetterSpacingToFitWidth", "usesAttributedText", "minimumFontSize"])
    let isPlacedByConstraints =
      element.bool("translatesAutoresizingMaskIntoConstraints") == false && element.bool("fixedFrame") != true
    plan.call(isPlacedByConstraints ? nil : true) { $0.content.hasDocumentFrame = $1 }
    plan.set(\.text, element.string("text"))
    plan.call(element.font()) { $0.font = $1 }
    plan.call(element.color(key: "textColor")) { $0.textColor = $1 }
    plan.set(\.highlightedTextColor, element.color(key: "highlightedColor"))
    plan.set(\.shadowColor, element.color(key: "shadowColor"))
    plan.set(\.shadowOffset, element.size(key: "shadowOffset"))
    plan.set(\.textAlignment, element.value("textAlignment", TextWords.alignments))
    plan.set(\.lineBreakMode, element.value("lineBreakMode", TextWords.lineBreakModes))
    plan.set(\.numberOfLines, element.integer("numberOfLines"))
    plan.set(\.adjustsFontSizeToFitWidth, element.bool("adjustsFontSizeToFit"))
    plan.set(\.minimumScaleFactor, element.number("minimumScaleFactor"))
    plan.set(\.adjustsFontForContentSizeCategory, element.bool("adjustsFontForContentSizeCategory"))
    plan.set(\.baselineAdjustment, element.value("baselineAdjustment", baselines))
    plan.set(\.preferredMaxLayoutWidth, element.number("preferredMaxLayoutWidth"))
    plan.set(\.isEnabled, element.bool("enabled"))
    plan.set(\.isHighlighted, element.bool("highlighted"))
    plan.set(\.attributedText, element.attributedText(key: "attributedText"))
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
