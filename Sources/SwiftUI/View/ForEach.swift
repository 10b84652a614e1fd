/// A view for each element of a collection. A view keeps its state for as long as its element's id is there.
///
/// Documentation: `SwiftUI/ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The edits that the user can make to the rows; nil for none.
  var edits: RowEdits?
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if Data.self is any KnownWhereShown.Type, let own = view.value as? any ShowsSubviews { return own.makeView(inputs) }
    return _ViewOutputs(node: ForEachNode(view.value, inputs))
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each identified element.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by a property.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a constant range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection that can be changed, with a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a collection that can be changed, identified by a property, with a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { element in content(data.element(at: element.0)) }, id: { $0.1 })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to an element. Where the collection has become shorter meanwhile it answers the last known element.
  func element(at index: Value.Index) -> Binding<Value.Element> where Value: RandomAccessCollection {
    let last = wrappedValue[index]
    return Binding<Value.Element>(
      get: {
        let elements = self.wrappedValue
        return index >= elements.startIndex && index < elements.endIndex ? elements[index] : last
      },
      set: { value, transaction in
        let elements = self.wrappedValue
        guard index >= elements.startIndex, index < elements.endIndex else { return }
        self.transaction(transaction).wrappedValue[index] = value
      })
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views of a collection's elements.
///
/// Documentation: `SwiftUI/DynamicViewContent`.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}
