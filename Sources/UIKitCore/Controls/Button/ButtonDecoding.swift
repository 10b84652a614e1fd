import InterfaceDocuments

/// Decodes buttons from documents of Interface Builder.
enum ButtonDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIButton>) {
    element.ignore([
      "hasAttributedTitle", "pointerInteraction", "springLoaded", "buttonType", "showsTouchWhenHighlighted",
    ])
    plan.set(element.isPlacedByConstraints ? nil : true) { $0.titleLabel?.content.hasDocumentFrame = $1 }
    plan.set(element.font()) { $0.titleLabel?.font = $1 }
    plan.set(element.value("lineBreakMode", TextWords.lineBreakModes)) { $0.titleLabel?.lineBreakMode = $1 }
    plan.set(element.insets(key: "contentEdgeInsets")) { $0.contentEdgeInsets = $1 }
    plan.set(element.insets(key: "titleEdgeInsets")) { $0.titleEdgeInsets = $1 }
    plan.set(element.insets(key: "imageEdgeInsets")) { $0.imageEdgeInsets = $1 }
    plan.set(element.bool("adjustsImageWhenHighlighted")) { $0.adjustsImageWhenHighlighted = $1 }
    plan.set(element.bool("adjustsImageWhenDisabled")) { $0.adjustsImageWhenDisabled = $1 }
    let configuration = element.child("buttonConfiguration", key: "configuration")
    if let configuration { plan.set(self.configuration(configuration)) { $0.configuration = $1 } }
    for state in element.children(named: "state") {
      readState(state, hasTitle: configuration?["title"] == nil, into: &plan)
    }
  }

  /// The type of the button that an element describes; the system's where it names none that exists here.
  static func type(_ element: DocumentElement) -> UIButton.ButtonType {
    guard element.attributes["buttonType"] != nil else { return .custom }
    return element.value("buttonType", types) ?? .system
  }

  /// - Parameter hasTitle: false if the configuration has the title.
  private static func readState(
    _ element: DocumentElement, hasTitle: Bool, into plan: inout ElementPlan<UIButton>
  ) {
    element.ignore(["catalog"])
    guard let state = element.value("key", states) else { return }
    let title = element.string("title")
    if hasTitle { plan.set(title) { $0.setTitle($1, for: state) } }
    plan.set(element.attributedText(key: "attributedTitle")) { $0.setAttributedTitle($1, for: state) }
    plan.set(element.color(key: "titleColor")) { $0.setTitleColor($1, for: state) }
    plan.set(element.color(key: "titleShadowColor")) { $0.setTitleShadowColor($1, for: state) }
    plan.set(element.image("image")) { $0.setImage($1, for: state) }
    plan.set(element.image("backgroundImage")) { $0.setBackgroundImage($1, for: state) }
    let symbol = element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
    plan.set(symbol.flatMap(ImageViewDecoding.configuration)) {
      $0.setPreferredSymbolConfiguration($1, forImageIn: state)
    }
  }

  private static func configuration(_ element: DocumentElement) -> UIButton.Configuration? {
    element.ignore(["catalog"])
    guard var configuration = element.value("style", configurations) ?? Optional(UIButton.Configuration.plain()) else {
      return nil
    }
    configuration.title = element.string("title")
    configuration.subtitle = element.string("subtitle")
    configuration.image = element.image("image")
    if let placement = element.value("imagePlacement", edges) { configuration.imagePlacement = placement }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let style = element.value("cornerStyle", cornerStyles) { configuration.cornerStyle = style }
    if let size = element.value("buttonSize", sizes) { configuration.buttonSize = size }
    if let insets = element.directionalInsets(key: "contentInsets") { configuration.contentInsets = insets }
    if let color = element.color(key: "baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = element.color(key: "baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if element.bool("showsActivityIndicator") == true { configuration.showsActivityIndicator = true }
    return configuration
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    "focused": .focused,
  ]

  private static var configurations: [String: UIButton.Configuration] {
    [

      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      "borderless": .borderless(), "bordered": .bordered(), "borderedTinted": .borderedTinted(),
      "borderedProminent": .borderedProminent(),
    ]
  }

  private static let edges: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
