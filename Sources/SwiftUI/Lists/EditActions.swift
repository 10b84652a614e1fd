import Foundation

/// Changes that the user may make to the rows of a collection.
///
/// Documentation: `SwiftUI/EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Actions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving and deleting.
  public static var all: EditActions { EditActions(rawValue: 3) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting.
  public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Moving.
  public static var move: EditActions { EditActions(rawValue: 2) }
}

/// A collection whose rows the user may change, as a list shows it.
struct EditedCollection<Data: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, ID: Hashable>
where Data.Index: Hashable {
  let data: Binding<Data>
  let id: KeyPath<Data.Element, ID>
  let actions: EditActions<Data>

  @MainActor
  func rows<Content: View>(_ content: @escaping (Binding<Data.Element>) -> Content) -> some View {
    let data = self.data
    return ForEach(data, id: id, content: content)
      .onDelete(
        perform: actions.rawValue & 1 == 0
          ? nil
          : { offsets in
            var rest = data.wrappedValue
            for offset in offsets.sorted(by: >) { rest.remove(at: rest.index(rest.startIndex, offsetBy: offset)) }
            data.wrappedValue = rest
          }
      )
      .onMove(
        perform: actions.rawValue & 2 == 0
          ? nil
          : { offsets, target in
            var list = Array(data.wrappedValue)
            list.move(fromOffsets: offsets, toOffset: target)
            data.wrappedValue = Data(list)
          })
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a collection that the user may change, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == AnyView, Data.Element: Identifiable, Data.Index: Hashable {
    self.init {
      AnyView(EditedCollection(data: data, id: \.id, actions: editActions).rows(rowContent))
    }
  }

  /// A row for each element of a collection that the user may change, identified by a property, with a binding to it.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == AnyView, Data.Index: Hashable {
    self.init {
      AnyView(EditedCollection(data: data, id: id, actions: editActions).rows(rowContent))
    }
  }
}
