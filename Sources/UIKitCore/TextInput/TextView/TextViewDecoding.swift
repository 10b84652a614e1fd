import InterfaceDocuments

extension UITextView: SettableEditorTraits {}

/// Decodes text views from documents of Interface Builder.
enum TextViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITextView>) {
    plan.set(\.backgroundColor, element.color(key: "backgroundColor"))
    plan.call(element.font()) { $0.font = $1 }
    plan.call(element.color(key: "textColor")) { $0.textColor = $1 }
    plan.call(element.string("text")) { $0.text = $1 }
    plan.call(element.attributedText(key: "attributedText")) { $0.attributedText = $1 }
    plan.set(\.textAlignment, element.value("textAlignment", TextWords.alignments))
    plan.set(\.isEditable, element.bool("editable"))
    plan.set(\.isSelectable, element.bool("selectable"))
    plan.set(\.adjustsFontForContentSizeCategory, element.bool("adjustsFontForContentSizeCategory"))
    if let detectors = element.child("dataDetectorType", key: "dataDetectorTypes") {
      plan.set(\.dataDetectorTypes, self.detectors(detectors))
    }
    plan.readTraits(of: element)
    plan.readEditorTraits(of: element)
  }

  private static func detectors(_ element: DocumentElement) -> UIDataDetectorTypes {
    element.ignore(["flightNumber", "lookupSuggestion", "trackingNumber", "shipmentTrackingNumber"])
    let parts: [(String, UIDataDetectorTypes)] = [
      ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
    ]
    return UIDataDetectorTypes(parts.filter { element.bool($0.0) == true }.map(\.1))
  }
}
