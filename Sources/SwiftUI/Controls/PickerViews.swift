import UIKit

/// A view that shows only the selected option.
struct ChosenOption<Content: View>: PrimitiveView {
  let choice: PickerChoice
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ChosenOptionNode(view.value, inputs))
  }
}

final class ChosenOptionNode<Content: View>: TypedNode<ChosenOption<Content>> {
  private var content: DetachedContent<Content>!
  private var chosen: LayoutNode?

  override init(_ view: ChosenOption<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = DetachedContent(view.content, in: self, inner)
    chosen = find()
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.isInList = false
    inner.rowMaking = .atOnce
    return inner
  }

  private func find() -> LayoutNode? {
    let options = content.leaves
    return view.choice.index(in: options).map { options[$0] }
  }

  override func collect(_ leaves: inout [LayoutNode]) { if let chosen { leaves.append(chosen) } }

  override func didUpdate(from old: ChosenOption<Content>, _ changesEnvironment: Bool) {
    content.update(view.content, inner)
    let new = find()
    guard new !== chosen else { return }
    chosen = new
    leavesDidChange()
  }

  override func willUnmount() { content.leave() }
}

/// The chosen option in a button that opens all of them in a menu.
struct MenuPicker<Label: View, Content: View>: View {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @Environment(\.isInList) private var isInList
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @State private var isPressed = false

  var body: some View {
    if isInList {
      LabeledControl(label: label, isStackable: true, isOneElement: true) { button }
    } else {
      button
    }
  }

  /// Whether the label is beside the button.
  private var showsLabel: Bool { isInList && !areLabelsHidden }

  private var style: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isInList && tint == nil ? .secondary : .accentColor
  }

  private var button: some View {
    HStack(spacing: 5) {
      ChosenOption(choice: choice, content: content)
      Image(systemName: "chevron.up.chevron.down").asDecoration.font(.footnote.weight(.medium))
    }
    .foregroundStyle(style)
    .padding(.vertical, isInList ? 0 : 7)
    .padding(.horizontal, isInList ? 0 : 12)
    .opacity(isPressed ? 0.2 : 1)
    .modifier(
      MenuModifier(
        content: CommandView(command: choice.command(.automatic), label: EmptyView(), content: content),
        primaryAction: nil, isPressed: $isPressed, takesRow: isInList, name: showsLabel ? nil : label.spokenTitle))
  }
}

/// The chosen option in a link to a screen of the options.
struct LinkedPicker<Label: View, Content: View>: View {
  let choice: PickerChoice
  let label: Label
  let content: Content

  var body: some View {
    NavigationLink {
      PickerScreen(choice: choice, label: label, content: content)
    } label: {
      LabeledControl(label: label, isStackable: true) {
        ChosenOption(choice: choice, content: content).foregroundStyle(Color.secondary)
      }
    }
  }
}

/// A screen of options, which closes when one is selected.
private struct PickerScreen<Label: View, Content: View>: View {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let choosing = PickerChoice(current: choice.current, isChosen: choice.isChosen) { tag in
      choice.choose(tag)
      dismiss()
    }
    List {
      InlinePicker(choice: choosing, label: EmptyView(), content: content)
    }
    .navigationBarTitleDisplayMode(.inline)
    .modifier(PickerTitle(title: label as? Text))
  }
}

private struct PickerTitle: ViewModifier {
  let title: Text?
  func body(content: Content) -> some View {
    if let title { content.navigationTitle(title) } else { content }
  }
}

/// Options as rows of a list, with a mark at the chosen one.
struct InlinePicker<Label: View, Content: View>: PrimitiveView {
  let choice: PickerChoice
  let label: Label
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: InlinePickerNode(view.value, inputs))
  }
}

final class InlinePickerNode<Label: View, Content: View>: TypedNode<InlinePicker<Label, Content>>, NamesRows {
  private var label: TypedNode<Label>!
  private var content: DetachedContent<Content>!
  private var rows: [OptionRowView] = []

  private struct OptionRowView {
    let option: LayoutNode
    let node: TypedNode<OptionRow>
  }

  override init(_ view: InlinePicker<Label, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    label = makeNode(view.label)
    content = DetachedContent(view.content, in: self, optionEnvironment)
    _ = arrange()
  }

  private var optionEnvironment: EnvironmentValues {
    var inner = environment
    inner.isInList = false
    inner.rowMaking = .atOnce
    return inner
  }

  override var children: [ViewNode] { [label] + rows.map(\.node) }

  private func arrange() -> Bool {
    let options = content.leaves
    let chosen = view.choice.index(in: options)
    let old = rows
    rows = options.enumerated().map { index, option in
      let row = OptionRow(option: option, isChosen: index == chosen, choose: view.choice.choose)
      if let known = old.first(where: { $0.option === option }) {
        known.node.update(row, environment)
        return known
      }
      return OptionRowView(option: option, node: makeNode(row))
    }
    for row in old where !rows.contains(where: { $0.option === row.option }) { row.node.unmount() }
    return !old.elementsEqual(rows) { $0.option === $1.option }
  }

  override func collect(_ leaves: inout [LayoutNode]) {
    if !environment.areLabelsHidden { label.collect(&leaves) }
    for row in rows { row.node.collect(&leaves) }
  }

  func nameRows(_ rows: inout RowCollector) {
    if !environment.areLabelsHidden { label.collectRows(&rows) }
    for row in self.rows { row.node.collectRows(&rows) }
  }

  override func didUpdate(from old: InlinePicker<Label, Content>, _ changesEnvironment: Bool) {
    label.update(view.label, environment)
    content.update(view.content, optionEnvironment)
    if arrange() { leavesDidChange() }
  }

  override func willUnmount() { content.leave() }
}

/// An option of a picker in a list: a tap anywhere in the row chooses it.
struct OptionRow: View {
  let option: LayoutNode
  let isChosen: Bool
  let choose: (AnyHashable) -> Void

  var body: some View {
    PressableView(action: { if let tag = option.tag { choose(tag) } }) { isPressed in
      HStack {
        ElementView(element: option)
        Spacer(minLength: 8)
        if isChosen {
          Image(systemName: "checkmark").asDecoration.font(.body.weight(.semibold)).foregroundStyle(Color.accentColor)
        }
      }
      .contentShape(Rectangle())
      .opacity(isPressed ? 0.4 : 1)
    }
  }
}

/// Shows an existing element as a view.
struct ElementView: PrimitiveView {
  let element: LayoutNode

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ElementNode(view.value, inputs))
  }
}

final class ElementNode: TypedNode<ElementView> {
  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(view.element) }
  override func didUpdate(from old: ElementView, _ changesEnvironment: Bool) {
    if old.element !== view.element { leavesDidChange() }
  }
}
