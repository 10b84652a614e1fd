import SwiftSyntax

/// The attributes and modifiers of a declaration that matter to Objective-C.
struct AttributeReading {
  private(set) var exposure: MemberDeclaration.Exposure = []
  private(set) var givenName: String?
  private(set) var exposesMembers = false
  private(set) var isOnMainActor = false
  private(set) var access: Access?
  private(set) var words: Set<String> = []

  /// Attributes that the compiler refuses on Linux, or that mean nothing there.
  static let removed: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    "NSManaged", "NSCopying",
  ]

  init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    for case .attribute(let attribute) in attributes { read(attribute) }
    for modifier in modifiers {
      let word = modifier.name.text
      if modifier.detail == nil, let access = Access(word: word) { self.access = access }
      words.insert(word)
    }
    if words.contains("dynamic") { exposure.insert(.dynamic) }
  }

  var isExposed: Bool { exposure.contains(.explicit) }

  private mutating func read(_ attribute: AttributeSyntax) {
    switch attribute.attributeName.trimmedDescription {
    case "objc":
      exposure.insert(.explicit)
      if let arguments = attribute.arguments { givenName = arguments.trimmedDescription.filter { !$0.isWhitespace } }
    case "objcMembers": exposesMembers = true
    case "nonobjc": exposure.insert(.never)
    case "IBAction": exposure.insert(.action)
    case "IBOutlet": exposure.insert(.outlet)
    case "IBInspectable", "GKInspectable": exposure.insert(.inspectable)
    case "IBSegueAction": exposure.insert(.segueAction)
    case "NSManaged": exposure.insert(.managed)
    case "MainActor": isOnMainActor = true
    default: break
    }
  }
}
