import UIKit

/// Views that the user shows and hides by tapping a label.
///
/// Documentation: `SwiftUI/DisclosureGroup`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// The label and the views as the style of the surroundings shows them; in a list rows.
  public var body: some View {
    if let style {
      style.make(
        DisclosureGroupStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(make: { AnyView(content()) }),
          isExpanded: isExpanded ?? $isOpen))
    } else {
      UsualDisclosureGroup(label: label, content: content, isOpen: isExpanded ?? $isOpen)
    }
  }
}

extension DisclosureGroup {
  /// Views that are hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, isExpanded: nil)
  }

  /// Views that are shown while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Views that the user shows and hides by tapping a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content, isExpanded: nil)
  }

  /// Views that the user shows and hides by tapping a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), content: content, isExpanded: nil)
  }

  /// Views that are shown while a value is true, with a text.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content, isExpanded: isExpanded)
  }

  /// Views that are shown while a value is true, with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), content: content, isExpanded: isExpanded)
  }
}

/// A label with an arrow, which points down while the group is open; a tap opens and closes the group.
struct DisclosureLabel<Label: View>: View {
  let label: Label
  let isOpen: Binding<Bool>

  var body: some View {
    PressableView(action: { withAnimation { isOpen.wrappedValue.toggle() } }) { isPressed in
      HStack {
        label
        Spacer(minLength: 8)
        Image(systemName: isOpen.wrappedValue ? "chevron.down" : "chevron.forward").asDecoration
          .font(.footnote.weight(.semibold)).foregroundStyle(Color.accentColor)
      }
      .contentShape(Rectangle())
      .opacity(isPressed ? 0.4 : 1)
    }
  }
}

/// The views of a tree's elements. Elements with children are groups that the user opens and closes.
///
/// Documentation: `SwiftUI/OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data?
  /// The single root element, instead of a collection.
  var root: Data.Element?
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// A view for each element; those with children are groups.
  public var body: some View {
    if let root { OutlineItem(element: root, group: self) }
    if let data { ForEach(data, id: id) { OutlineItem(element: $0, group: self) } }
  }
}

/// An element of a tree, with its children if it is an open group.
private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View, SectionView {
  let element: Data.Element
  let group: OutlineGroup<Data, ID, Leaf>

  var body: some View {
    if let inner = element[keyPath: group.children] {
      DisclosureGroup {
        // Type-erased, as the type of a tree would be infinite.
        AnyView(OutlineGroup(data: inner, id: group.id, children: group.children, content: group.content))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

extension DisclosureGroup: SectionView {}

extension OutlineGroup {
  /// Views of a tree of elements, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }

  /// Views of a tree with one element at its top, which are identified by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data.Element == DataElement {
    self.init(data: nil, root: root, id: id, children: children, content: content)
  }
}

extension OutlineGroup where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Views of a tree of identified elements.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// Views of a tree of identified elements with one at its top.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: nil, root: root, id: \.id, children: children, content: content)
  }
}
