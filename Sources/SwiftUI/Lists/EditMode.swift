import ListCore
import UIKit

/// The state of editing the contents of a view.
///
/// Documentation: `SwiftUI/EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The contents are not edited.
  case inactive
  /// Rows are edited temporarily, by a swipe for example.
  case transient
  /// The contents are edited.
  case active

  /// Whether the contents are edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey { static var defaultValue: EditModeBinding? { nil } }
  private var ownEditMode: EditModeBinding? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the view's content is being edited; nil if it cannot be edited.
  public var editMode: Binding<EditMode>? {
    get { ownEditMode?.binding }
    set { ownEditMode = newValue.map { EditModeBinding(binding: $0, value: $0.wrappedValue) } }
  }
}

/// The binding of the edit mode, with the value that it had: comparing both shows readers that the mode has changed.
private struct EditModeBinding: Equatable {
  let binding: Binding<EditMode>
  let value: EditMode
  static func == (a: EditModeBinding, b: EditModeBinding) -> Bool { a.value == b.value && a.binding.isSame(b.binding) }
}

extension Binding {
  /// Whether another binding is known to refer to the same value.
  func isSame(_ other: Binding<Value>) -> Bool { isKnownEqual(to: other) }
}

/// A button that begins and ends editing.
///
/// Documentation: `SwiftUI/EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button that begins and ends editing.
  nonisolated public init() {}

  /// The button, whose title names the action of a tap: to edit or to finish.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(action: { withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active } }) {
      Text(verbatim: isEditing ? SystemWord.done.text : SystemWord.edit.text).fontWeight(isEditing ? .semibold : nil)
    }
    .disabled(editMode == nil)
  }
}

/// The edit mode of a screen that sets none.
final class EditModeLocation: ValueLocation<EditMode>, @unchecked Sendable {
  private var mode = EditMode.inactive
  /// Called when the mode has changed.
  @MainActor var onChange: ((Transaction) -> Void)?

  override var value: EditMode { mode }

  override func set(_ value: EditMode, _ transaction: Transaction) {
    guard value != mode else { return }
    mode = value
    onMainActor { [self] in onChange?(transaction) }
  }
}
