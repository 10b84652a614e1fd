import InterfaceDocuments

extension UITextView: SettableEditorTraits {}

/// Decodes text views from documents of Interface Builder.
enum TextViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITextView>) {
    plan.set(element.color(key: "backgroundColor")) { $0.backgroundColor = $1 }
    plan.set(element.font()) { $0.font = $1 }
    plan.set(element.color(key: "textColor")) { $0.textColor = $1 }
    plan.set(element.string("text")) { $0.text = $1 }
    plan.set(element.attributedText(key: "attributedText")) { $0.attributedText = $1 }
    plan.set(element.value("textAlignment", TextWords.alignments)) { $0.textAlignment = $1 }
    plan.set(element.bool("editable")) { $0.isEditable = $1 }
    plan.set(element.bool("selectable")) { $0.isSelectable = $1 }
    plan.set(element.bool("adjustsFontForContentSizeCategory")) { $0.adjustsFontForContentSizeCategory = $1 }
    if let detectors = element.child("dataDetectorType", key: "dataDetectorTypes") {
      plan.set(self.detectors(detectors)) { $0.dataDetectorTypes = $1 }
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
