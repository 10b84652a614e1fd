import ListCore

/// The standard edit actions that menus and keys perform, by the names of their methods.
@MainActor
enum StandardEditAction: CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  init?(_ selector: Selector) {
    guard let action = Self.allCases.first(where: { $0.selector == selector }) else { return nil }
    self = action
  }

  var selector: Selector {
    switch self {
    case .cut: "cut:"
    case .copy: "copy:"
    case .paste: "paste:"
    case .delete: "delete:"
    case .select: "select:"
    case .selectAll: "selectAll:"
    }
  }

  /// The title of the action in a menu.
  var title: String {
    switch self {
    case .cut: SystemWord.cut.text
    case .copy: SystemWord.copy.text
    case .paste: SystemWord.paste.text
    case .delete: SystemWord.delete.text
    case .select: SystemWord.select.text
    case .selectAll: SystemWord.selectAll.text
    }
  }

  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }

  /// Whether a class of responders overrides the method.
  func isImplemented(by responder: UIResponder) -> Bool { method.isOverridden(in: type(of: responder)) ?? false }

  private var method: OverriddenMethod {
    switch self {
    case .cut: Self.cutMethod
    case .copy: Self.copyMethod
    case .paste: Self.pasteMethod
    case .delete: Self.deleteMethod
    case .select: Self.selectMethod
    case .selectAll: Self.selectAllMethod
    }
  }

  private class PlainProbe: UIResponder {}
  private class CutProbe: UIResponder { override func cut(_ sender: Any?) {} }
  private class CopyProbe: UIResponder { override func copy(_ sender: Any?) {} }
  private class PasteProbe: UIResponder { override func paste(_ sender: Any?) {} }
  private class DeleteProbe: UIResponder { override func delete(_ sender: Any?) {} }
  private class SelectProbe: UIResponder { override func select(_ sender: Any?) {} }
  private class SelectAllProbe: UIResponder { override func selectAll(_ sender: Any?) {} }

  private static let cutMethod = probe(CutProbe.self)
  private static let copyMethod = probe(CopyProbe.self)
  private static let pasteMethod = probe(PasteProbe.self)
  private static let deleteMethod = probe(DeleteProbe.self)
  private static let selectMethod = probe(SelectProbe.self)
  private static let selectAllMethod = probe(SelectAllProbe.self)

  private static func probe(_ overriding: AnyClass) -> OverriddenMethod {
    OverriddenMethod(
      of: UIResponder.self, plain: PlainProbe.self, overriding: overriding,
      consequence: "menus do not offer the edit commands of an app's own views")
  }

  /// Menu elements for the edit actions that a responder, or one behind it, can perform now. [C] Deletion is left to
  /// keys.
  static func suggestions(from responder: UIResponder, sender: AnyObject) -> [UIMenuElement] {
    allCases.compactMap { command in
      guard let target = responder.target(forAction: command.selector, withSender: sender) as? UIResponder,
        command != .delete || !(target is any UITextInput)
      else { return nil }
      return UIAction(title: command.title) { [weak target, weak sender] _ in
        if let target { command.perform(on: target, sender: sender) }
      }
    }
  }
}
