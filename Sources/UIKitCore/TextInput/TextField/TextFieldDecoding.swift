import InterfaceDocuments

extension UITextField: SettableEditorTraits {}

/// Decodes text fields from documents of Interface Builder.
enum TextFieldDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITextField>) {
    plan.set(element.value("borderStyle", borders) ?? UITextField.BorderStyle.none) { $0.borderStyle = $1 }
    plan.set(element.string("text")) { $0.text = $1 }
    plan.set(element.string("placeholder")) { $0.placeholder = $1 }
    plan.set(element.attributedText(key: "attributedPlaceholder")) { $0.attributedPlaceholder = $1 }
    plan.set(element.font()) { $0.font = $1 }
    plan.set(element.color(key: "textColor")) { $0.textColor = $1 }
    plan.set(element.value("textAlignment", TextWords.alignments)) { $0.textAlignment = $1 }
    plan.set(element.value("clearButtonMode", viewModes)) { $0.clearButtonMode = $1 }
    plan.set(element.value("leftViewMode", viewModes)) { $0.leftViewMode = $1 }
    plan.set(element.value("rightViewMode", viewModes)) { $0.rightViewMode = $1 }
    plan.set(element.bool("clearsOnBeginEditing")) { $0.clearsOnBeginEditing = $1 }
    plan.set(element.bool("adjustsFontSizeToFit")) { $0.adjustsFontSizeToFitWidth = $1 }
    plan.set(element.number("minimumFontSize")) { $0.minimumFontSize = $1 }
    plan.set(element.bool("adjustsFontForContentSizeCategory")) { $0.adjustsFontForContentSizeCategory = $1 }
    plan.readTraits(of: element)
    plan.readEditorTraits(of: element)
    plan.set(element.textInputTraits?.bool("secureTextEntry")) { $0.isSecureTextEntry = $1 }
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
