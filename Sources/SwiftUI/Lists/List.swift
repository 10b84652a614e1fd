import UIKit

/// Rows below each other that scroll.
///
/// Documentation: `SwiftUI/List`.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let content: Content
  var selection: RowSelection?

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: RowsNode(view.value, inputs, content: \.content, selection: \.selection, usual: \.usualListAppearance))
  }
}

extension List where SelectionValue == Never {
  /// A row for each view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each identified element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each number of a constant range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  /// A row for each view; a value names the selected one by its tag.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { RowSelection($0) })
  }

  /// A row for each view; a set names the selected ones by their tags.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { RowSelection($0) })
  }

  /// A row for each identified element; a value names the selected one by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { RowSelection($0) })
  }

  /// A row for each element, identified by a property; a value names the selected one by it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { RowSelection($0) })
  }

  /// A row for each identified element; a set names the selected ones by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { RowSelection($0) })
  }

  /// A row for each element, identified by a property; a set names the selected ones by it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { RowSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a collection that can be changed, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a tree. Elements with children are groups that the user opens and closes.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
}

/// Rows of controls for settings.
///
/// Documentation: `SwiftUI/Form`.
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  /// A row for each view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows as the style of the surroundings shows them.
  public var body: some View {
    if let style, !(content is FormStyleConfiguration.Content) {
      style.make(FormStyleConfiguration(content: .init(view: AnyView(content))))
    } else {
      FormRows(content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, in the default style, so that a style can extend it.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
