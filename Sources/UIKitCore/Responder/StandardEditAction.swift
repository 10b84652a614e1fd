import ListCore

/// The standard edit actions that menus and keys perform, by the names of their methods.
@MainActor
enum StandardEditAction: CaseIterable {
  case cut, copy, paste, delete, select, selectAll
  case duplicate, move, rename, export, print

  /// The actions on a selection, in the order of a menu.
  static let editing: [StandardEditAction] = [.cut, .copy, .paste, .delete, .select, .selectAll]
  /// The actions on a document, in the order of a menu [C].
  static let document: [StandardEditAction] = [.duplicate, .move, .rename, .export, .print]

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
    case .duplicate: "duplicate:"
    case .move: "move:"
    case .rename: "rename:"
    case .export: "export:"
    case .print: "printContent:"
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
    case .duplicate: SystemWord.duplicate.text
    case .move: SystemWord.move.text
    case .rename: SystemWord.rename.text
    case .export: SystemWord.export.text
    case .print: SystemWord.print.text
    }
  }

  /// The name of the symbol beside the title of an action on a document [C].
  private var symbol: String? {
    switch self {
    case .duplicate: "plus.square.on.square"
    case .move: "folder"
    case .rename: "pencil"
    case .export: "square.and.arrow.up"
    case .print: "printer"
    default: nil
    }
  }

  /// The action as a command, which the responder chain carries out.
  var command: UICommand {
    UICommand(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, action: selector)
  }

  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .duplicate: responder.duplicate(sender)
    case .move: responder.move(sender)
    case .rename: responder.rename(sender)
    case .export: responder.export(sender)
    case .print: responder.printContent(sender)
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
    case .duplicate: Self.duplicateMethod
    case .move: Self.moveMethod
    case .rename: Self.renameMethod
    case .export: Self.exportMethod
    case .print: Self.printMethod
    }
  }

  private class PlainProbe: UIResponder {}
  private class CutProbe: UIResponder { override func cut(_ sender: Any?) {} }
  private class CopyProbe: UIResponder { override func copy(_ sender: Any?) {} }
  private class PasteProbe: UIResponder { override func paste(_ sender: Any?) {} }
  private class DeleteProbe: UIResponder { override func delete(_ sender: Any?) {} }
  private class SelectProbe: UIResponder { override func select(_ sender: Any?) {} }
  private class SelectAllProbe: UIResponder { override func selectAll(_ sender: Any?) {} }
  private class DuplicateProbe: UIResponder { override func duplicate(_ sender: Any?) {} }
  private class MoveProbe: UIResponder { override func move(_ sender: Any?) {} }
  private class RenameProbe: UIResponder { override func rename(_ sender: Any?) {} }
  private class ExportProbe: UIResponder { override func export(_ sender: Any?) {} }
  private class PrintProbe: UIResponder { override func printContent(_ sender: Any?) {} }

  private static let cutMethod = probe(CutProbe.self)
  private static let copyMethod = probe(CopyProbe.self)
  private static let pasteMethod = probe(PasteProbe.self)
  private static let deleteMethod = probe(DeleteProbe.self)
  private static let selectMethod = probe(SelectProbe.self)
  private static let selectAllMethod = probe(SelectAllProbe.self)
  private static let duplicateMethod = probe(DuplicateProbe.self)
  private static let moveMethod = probe(MoveProbe.self)
  private static let renameMethod = probe(RenameProbe.self)
  private static let exportMethod = probe(ExportProbe.self)
  private static let printMethod = probe(PrintProbe.self)

  private static func probe(_ overriding: AnyClass) -> OverriddenMethod {
    OverriddenMethod(
      of: UIResponder.self, plain: PlainProbe.self, overriding: overriding,
      consequence: "menus do not offer the edit commands of an app's own views")
  }

  /// Menu elements for the edit actions that a responder, or a later one in its chain, can perform now. [C] Deletion is
  /// left to keys.
  static func suggestions(from responder: UIResponder, sender: AnyObject) -> [UIMenuElement] {
    editing.compactMap { command in
      guard let target = responder.target(forAction: command.selector, withSender: sender) as? UIResponder,
        command != .delete || !(target is any UITextInput)
      else { return nil }
      return UIAction(title: command.title) { [weak target, weak sender] _ in
        if let target { command.perform(on: target, sender: sender) }
      }
    }
  }
}
