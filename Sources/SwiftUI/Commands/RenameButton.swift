import ListCore
import UIKit

/// A button that runs the rename action of the enclosing views; disabled without such an action. In the menu of a title
/// that can be edited, it edits the title.
///
/// Documentation: `SwiftUI/RenameButton`.
public struct RenameButton<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename
  @Environment(\.isTitleMenu) private var isTitleMenu
  @Environment(\.hostController) private var host

  /// The button as the style of the surroundings shows it.
  public var body: some View {
    let action = action
    Button(action: { action?() }, label: { label }).disabled(action == nil)
  }

  private var action: RenameAction? {
    if let rename { return rename }
    guard isTitleMenu, let controller = host.controller, controller.navigationItem.renameDelegate != nil else {
      return nil
    }
    return RenameAction { [weak controller] in controller?.navigationController?.rename(nil) }
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// A button with the system's own text and symbol.
  public init() { label = SwiftUI.Label(SystemWord.rename.text, systemImage: "pencil") }
}

/// Lets the user rename something.
///
/// Documentation: `SwiftUI/RenameAction`.
@MainActor @preconcurrency
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins the renaming.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
  /// The rename action for what the view shows; nil if there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }

  private struct TitleMenuKey: EnvironmentKey { static let defaultValue = false }
  /// Whether the view is a command in the menu of a title.
  var isTitleMenu: Bool {
    get { self[TitleMenuKey.self] }
    set { self[TitleMenuKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of rename buttons in the view.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets rename buttons in the view focus a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
