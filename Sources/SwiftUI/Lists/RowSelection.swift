import UIKit

/// The selected rows of a list, by the values of their views.
@MainActor
struct RowSelection {
  let isMultiple: Bool
  let get: () -> Set<AnyHashable>
  let set: (Set<AnyHashable>) -> Void
  /// Whether a value is of the selection's type.
  let knows: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMultiple = false
    get = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    set = { values in
      let value = values.first.flatMap { $0.base as? Value }
      if selection.wrappedValue != value { selection.wrappedValue = value }
    }
    knows = { $0.base is Value }
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isMultiple = true
    get = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    set = { values in
      let values = Set(values.compactMap { $0.base as? Value })
      if selection.wrappedValue != values { selection.wrappedValue = values }
    }
    knows = { $0.base is Value }
  }
}
