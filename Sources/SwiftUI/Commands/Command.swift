import UIKit

/// Where views become UIKit commands instead of views on a screen.
enum CommandPlace: Equatable, Sendable {
  /// Among the items of a menu that opens on a tap.
  case menu
  /// Among the actions of an alert.
  case alert
  /// In a bar: buttons without a custom style become bar button items.
  case bar
  /// As a swipe action of a row.
  case swipe
}

extension EnvironmentValues {
  private struct CommandPlaceKey: EnvironmentKey { static let defaultValue: CommandPlace? = nil }
  /// Where the view becomes a command; nil if it is shown as a view.
  var commandPlace: CommandPlace? {
    get { self[CommandPlaceKey.self] }
    set { self[CommandPlaceKey.self] = newValue }
  }

  private struct InCommandKey: EnvironmentKey { static let defaultValue = false }
  /// Whether the view is the label of a command.
  var isInCommand: Bool {
    get { self[InCommandKey.self] }
    set { self[InCommandKey.self] = newValue }
  }

  /// The environment of commands of a kind.
  func commands(at place: CommandPlace) -> EnvironmentValues {
    var values = self
    values.commandPlace = place
    values.isInList = false
    values.rowMaking = .atOnce
    values.labelStyle = .automatic
    values.font = nil
    values.foregroundStyle = nil
    // Swipe actions use filled symbols [D].
    if place == .swipe { values.symbolVariants = values.symbolVariants.fill }
    // Bars do not grow with text [D].
    if place == .bar { values.dynamicTypeSize = min(values.dynamicTypeSize, .large) }
    return values
  }
}

/// Something that a user can do, choose or open, as menus, alerts and bars show it.
@MainActor
struct Command {
  enum Kind {
    /// Runs an action.
    case button
    /// Shows and changes whether something is on.
    case toggle(Binding<Bool>)
    /// Opens a menu of other commands.
    case menu
    /// Groups other commands.
    case group
    /// Controls side by side.
    case row(isPalette: Bool)
    /// Offers options, of which one is selected: in a submenu, or among the other commands, in lines or side by side.
    case picker(isMenu: Bool, isPalette: Bool, isChosen: (AnyHashable) -> Bool, choose: (AnyHashable) -> Void)
    /// A text field.
    case field(Binding<String>, isSecure: Bool)
  }

  var kind: Kind
  var role: ButtonRole?
  var action: (@MainActor () -> Void)?
  /// Whether a menu stays open after the command.
  var keepsMenu = false
  /// Whether some, but not all, of a toggle's values are on.
  var isMixed = false

  /// Whether choosing the command runs an action.
  var isPerformed: Bool {
    if case .toggle = kind { return true }
    return action != nil
  }

  func perform() {
    if case .toggle(let isOn) = kind { isOn.wrappedValue.toggle() }
    action?()
  }
}

/// The element of a command, which UIKit shows, so that it takes no space.
final class CommandLeaf: LayoutNode {
  var command = Command(kind: .button)
  var isEnabled = true
  var tint: Color?
  var font: Font?
  var environment = EnvironmentValues()
  var label: () -> [LayoutNode] = { [] }
  var inner: () -> [LayoutNode] = { [] }

  override var innerElements: [LayoutNode] { label() }

  var content: LabelContent { LabelContent(label()) }

  /// The name that assistive tools read for a symbol that is shown without its text; nil if there is none.
  ///
  /// - Parameter element: The command with its enclosing elements.
  func spokenName(in element: LayoutNode) -> String? {
    let said = { (element: LayoutNode) in element.saidLabel(self.environment) }
    return said(element) ?? content.texts.first ?? label().lazy.compactMap(said).first ?? content.spoken
  }
}

/// A view that is a command: its label, and the commands in it.
struct CommandView<Label: View, Content: View>: PrimitiveView {
  let command: Command
  let label: Label
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CommandNode(view.value, inputs))
  }
}

extension CommandView where Content == EmptyView {
  init(_ command: Command, label: Label) { self.init(command: command, label: label, content: EmptyView()) }
}

final class CommandNode<Label: View, Content: View>: TypedNode<CommandView<Label, Content>> {
  private let leaf = CommandLeaf()
  private var label: DetachedContent<Label>!
  private var content: DetachedContent<Content>!

  override init(_ view: CommandView<Label, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    label = DetachedContent(view.label, in: self, labelEnvironment)
    content = DetachedContent(view.content, in: self, contentEnvironment)
    leaf.label = { [weak self] in self?.label.leaves ?? [] }
    leaf.inner = { [weak self] in self?.content.leaves ?? [] }
    apply()
  }

  private var labelEnvironment: EnvironmentValues {
    var inner = environment
    inner.commandPlace = nil
    inner.isInCommand = true
    return inner
  }

  private var contentEnvironment: EnvironmentValues {
    var inner = environment
    inner.commandPlace = .menu
    return inner
  }

  private func apply() {
    leaf.command = view.command
    leaf.isEnabled = environment.isEnabled
    leaf.tint = environment.tint
    leaf.font = environment.font
    leaf.environment = environment
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: CommandView<Label, Content>, _ changesEnvironment: Bool) {
    apply()
    label.update(view.label, labelEnvironment)
    content.update(view.content, contentEnvironment)
    graph.preferencesDidChange()
  }

  override func willUnmount() {
    label.leave()
    content.leave()
  }
}

/// The texts and the picture of a label.
@MainActor
struct LabelContent {
  private(set) var texts: [String] = []
  private(set) var image: UIImage?
  /// Whether the first text is emphasised.
  private(set) var isBold = false
  /// The colour of the first text or image, if it has its own.
  private(set) var color: UIColor?
  /// The spoken text of an image without a text.
  private(set) var spoken: String?

  init(_ leaves: [LayoutNode]) { for leaf in leaves { add(leaf) } }

  var title: String { texts.first ?? "" }
  var subtitle: String? { texts.count > 1 ? texts[1] : nil }

  private mutating func add(_ leaf: LayoutNode) {
    if let leaf = leaf as? TextLeaf, let text = leaf.label.text {
      if texts.isEmpty { isBold = leaf.label.font.fontDescriptor.symbolicTraits.contains(.traitBold) }
      texts.append(text)
      color = color ?? leaf.ownColor
    } else if let leaf = leaf as? ImageLeaf, image == nil {
      image = leaf.view.image
      spoken = leaf.view.accessibilityLabel
      color = color ?? leaf.ownColor
    } else {
      for inner in leaf.innerElements { add(inner) }
    }
  }
}

extension LayoutNode {
  /// The command that this element is or wraps.
  var commandLeaf: CommandLeaf? {
    var leaf = self
    while let wrapper = leaf as? WrappingLayoutNode { leaf = wrapper.content }
    return leaf as? CommandLeaf
  }
}
