import InterfaceDocuments

extension UITextField: SettableEditorTraits {}

/// Decodes text fields from documents of Interface Builder.
enum TextFieldDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITextField>) {
    plan.set(\.borderStyle, element.value("borderStyle", borders) ?? UITextField.BorderStyle.none)
    plan.set(\.text, element.string("text"))
    plan.set(\.placeholder, element.string("placeholder"))
    plan.set(\.attributedPlaceholder, element.attributedText(key: "attributedPlaceholder"))
    plan.call(element.font()) { $0.font = $1 }
    plan.call(element.color(key: "textColor")) { $0.textColor = $1 }
    plan.set(\.textAlignment, element.value("textAlignment", TextWords.alignments))
    plan.set(\.clearButtonMode, element.value("clearButtonMode", viewModes))
    plan.set(\.leftViewMode, element.value("leftViewMode", viewModes))
    plan.set(\.rightViewMode, element.value("rightViewMode", viewModes))
    plan.set(\.clearsOnBeginEditing, element.bool("clearsOnBeginEditing"))
    plan.set(\.adjustsFontSizeToFitWidth, element.bool("adjustsFontSizeToFit"))
    plan.set(\.minimumFontSize, element.number("minimumFontSize"))
    plan.set(\.adjustsFontForContentSizeCategory, element.bool("adjustsFontForContentSizeCategory"))
    plan.readTraits(of: element)
    plan.readEditorTraits(of: element)
    plan.set(\.isSecureTextEntry, element.textInputTraits?.bool("secureTextEntry"))
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
