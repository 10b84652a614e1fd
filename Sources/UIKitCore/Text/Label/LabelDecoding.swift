import CoreGraphics
import InterfaceDocuments

/// Decodes labels from documents of Interface Builder.
enum LabelDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UILabel>) {
    element.ignore(["adjustsLetterSpacingToFitWidth", "usesAttributedText", "minimumFontSize"])
    plan.set(element.isPlacedByConstraints ? nil : true) { $0.content.hasDocumentFrame = $1 }
    plan.set(element.string("text")) { $0.text = $1 }
    plan.set(element.font()) { $0.font = $1 }
    plan.set(element.color(key: "textColor")) { $0.textColor = $1 }
    plan.set(element.color(key: "highlightedColor")) { $0.highlightedTextColor = $1 }
    plan.set(element.color(key: "shadowColor")) { $0.shadowColor = $1 }
    plan.set(element.size(key: "shadowOffset")) { $0.shadowOffset = $1 }
    plan.set(element.value("textAlignment", TextWords.alignments)) { $0.textAlignment = $1 }
    plan.set(element.value("lineBreakMode", TextWords.lineBreakModes)) { $0.lineBreakMode = $1 }
    plan.set(element.integer("numberOfLines")) { $0.numberOfLines = $1 }
    plan.set(element.bool("adjustsFontSizeToFit")) { $0.adjustsFontSizeToFitWidth = $1 }
    plan.set(element.number("minimumScaleFactor")) { $0.minimumScaleFactor = $1 }
    plan.set(element.bool("adjustsFontForContentSizeCategory")) { $0.adjustsFontForContentSizeCategory = $1 }
    plan.set(element.value("baselineAdjustment", baselines)) { $0.baselineAdjustment = $1 }
    plan.set(element.number("preferredMaxLayoutWidth")) { $0.preferredMaxLayoutWidth = $1 }
    plan.set(element.bool("enabled")) { $0.isEnabled = $1 }
    plan.set(element.bool("highlighted")) { $0.isHighlighted = $1 }
    plan.set(element.attributedText(key: "attributedText")) { $0.attributedText = $1 }
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}

extension DocumentElement {
  /// Whether constraints place a view; otherwise its frame is the document's, which Interface Builder fits to the text
  /// in Apple's font.
  var isPlacedByConstraints: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") == false && bool("fixedFrame") != true
  }
}
