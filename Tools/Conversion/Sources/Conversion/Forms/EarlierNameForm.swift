import SwiftSyntax

/// Replaces names of UIKit from before Swift 4.2 by today's names, unless the app declares the old name itself.
struct EarlierNameForm {
  let index: ModuleIndex

  /// An old name of UIKit in a source.
  struct Use {
    let name: String
    let current: String
    let range: Range<Int>
    let isMember: Bool
  }

  func convert(_ use: Use, _ scan: SourceScan) {
    let isTheApps =
      use.isMember ? !index.members(named: use.name).isEmpty : !index.declarations(of: use.name).isEmpty
    if !isTheApps { scan.edits.replace(use.range, with: use.current, .earlierName) }
  }

  // MARK: Finding

  static func use(of name: TokenSyntax) -> Use? {
    if let current = EarlierNames.current(name.text) {
      return Use(name: name.text, current: current, range: name.range, isMember: false)
    }
    return EarlierNames.currentMember(name.text).map {
      Use(name: name.text, current: $0, range: name.range, isMember: true)
    }
  }

  /// `.UIKeyboardWillShow`, with or without `Notification.Name` or `NSNotification.Name` before the dot.
  static func notification(_ node: MemberAccessExprSyntax) -> Use? {
    let base = node.base?.trimmedDescription
    guard base == nil || base == "Notification.Name" || base == "NSNotification.Name",
      let current = EarlierNames.notification(node.declName.baseName.text)
    else { return nil }
    return Use(name: node.declName.baseName.text, current: current, range: node.range, isMember: true)
  }
}
