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

/// The edits that the user may make to the rows of a collection.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// The edits of a collection for some actions. Deletion needs a collection that can remove elements.
  init<Data: MutableCollection & RandomAccessCollection>(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    if actions.rawValue & 1 != 0, Data.self is any RangeReplaceableCollection.Type {
      delete = { offsets in
        func without<Rest: RangeReplaceableCollection>(_ all: Rest) -> Rest {
          var rest = all
          for offset in offsets.sorted(by: >) { rest.remove(at: rest.index(rest.startIndex, offsetBy: offset)) }
          return rest
        }
        guard let all = data.wrappedValue as? any RangeReplaceableCollection, let rest = without(all) as? Data else {
          return
        }
        data.wrappedValue = rest
      }
    }
    if actions.rawValue & 2 != 0 {
      move = { offsets, target in
        var all = data.wrappedValue
        var moved = Array(all)
        moved.move(fromOffsets: offsets, toOffset: target)
        for (index, element) in zip(Array(all.indices), moved) { all[index] = element }
        data.wrappedValue = all
      }
    }
  }

  @MainActor
  func change(_ row: inout RowCollector.Row, in node: ViewNode) {
    let offset = row.offset
    if let delete { row.delete = { delete(IndexSet(integer: offset)) } }
    row.move = move.map { RowCollector.Move(group: ObjectIdentifier(node), offset: offset, action: $0) } ?? row.move
  }
}

/// The view of an element of a collection that the user may change.
///
/// Documentation: `SwiftUI/EditableCollectionContent`.
public struct EditableCollectionContent<Content: View, Data>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension ForEach {
  /// A view for each element of a collection that the user may change in some ways, with a binding to it.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// A view for each element of a collection that the user may change in some ways, identified by a property, with a
  /// binding to it.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(data, id: id) { EditableCollectionContent<R, C>(content($0)) }
    edits = RowEdits(data, editActions)
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a collection that the user may change, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A row for each element of a collection that the user may change, identified by a property, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
