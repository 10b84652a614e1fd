import UIKitCore

/// The style of a run of text: the browsers' default for its element, changed by the page's styles.
struct HTMLStyle {
  var font = HTMLFont()
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var isUnderlined = false
  var isStruckThrough = false
  /// Points above the line, for exponents and indices.
  var baselineOffset: CGFloat = 0
  var kern: CGFloat = 0
  var link: String?
  var keepsSpaces = false
  var isHidden = false
  // Of paragraphs
  var isBlock = false
  var alignment: NSTextAlignment = .natural
  var direction: NSWritingDirection = .natural
  /// The distances from the leading and the trailing edge in points: the sums over all enclosing elements.
  var indent: CGFloat = 0
  var trailingIndent: CGFloat = 0
  /// The space below the paragraph in points.
  var spacing: CGFloat = 0
  /// The line's height as a multiple of the font's; 0 for the font's own.
  var lineHeight: CGFloat = 0
  var lists: [NSTextList] = []

  /// The style of an element inside an element that has this style.
  func inner(_ node: HTMLNode, _ declarations: [StyleSheet.Declaration]) -> HTMLStyle {
    var style = self
    style.takeDefaults(of: node)
    style.takeAttributes(of: node)
    let size = font.size
    for declaration in declarations { style.take(declaration, outerSize: size) }
    return style
  }

  // MARK: What browsers do

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre",
    "section",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
  private static let hidden: Set<String> = [
    "head", "script", "style", "title", "template", "noscript", "object", "iframe", "select", "textarea", "video",
    "audio",
  ]
  /// The size of headings as a multiple of the text's, and the space below as a multiple of the heading's size [D].
  private static let headings: [String: (size: CGFloat, spacing: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
  ]
  /// The size of smaller text, as a fraction of the size of the surrounding text.
  private static let smaller: CGFloat = 0.83
  /// The indents of quotations and of lists, in points.
  private static let step: CGFloat = 40
  private static let listStep: CGFloat = 36
  private static let linkColor = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)

  private mutating func takeDefaults(of node: HTMLNode) {
    isBlock = Self.blocks.contains(node.name)
    if isBlock { spacing = 0 }
    isHidden = isHidden || Self.hidden.contains(node.name) || node.attributes["hidden"] != nil
    switch node.name {
    case "b", "strong", "th": font.isBold = true
    case "i", "em", "cite", "dfn", "var", "address": font.isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "small": font.size *= Self.smaller
    case "big": font.size *= 1.2
    case "code", "kbd", "samp", "tt": takeMonospaced()
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "sub", "sup":
      baselineOffset += font.size * (node.name == "sup" ? 1.0 / 3 : -1.0 / 5)
      font.size *= Self.smaller
    case "a" where node.attributes["href"] != nil:
      link = node.attributes["href"]
      color = Self.linkColor
      isUnderlined = true
    case "p", "dl", "figure": spacing = font.size
    case "pre":
      takeMonospaced()
      keepsSpaces = true
      spacing = font.size
    case "blockquote":
      indent += Self.step
      trailingIndent += Self.step
    case "dd": indent += Self.step
    case "center", "caption": alignment = .center
    case "ul", "ol":
      indent += Self.listStep
      lists.append(Self.list(node, depth: lists.count))
    default:
      guard let heading = Self.headings[node.name] else { return }
      font.size *= heading.size
      font.isBold = true
      spacing = font.size * heading.spacing
    }
    if node.name == "th" { alignment = .center }
  }

  private mutating func takeMonospaced() {
    font.family = .monospaced
    font.size *= 13.0 / 16
  }

  private static func list(_ node: HTMLNode, depth: Int) -> NSTextList {
    guard node.name == "ol" else {
      return NSTextList(markerFormat: [.disc, .circle, .square][min(depth, 2)], options: [], startingItemNumber: 1)
    }
    let formats: [String: NSTextList.MarkerFormat] = [
      "a": .lowercaseAlpha, "A": .uppercaseAlpha, "i": .lowercaseRoman, "I": .uppercaseRoman,
    ]
    let format = node.attributes["type"].flatMap { formats[$0] } ?? .decimal
    let start = node.attributes["start"].flatMap { Int($0) } ?? 1
    return NSTextList(markerFormat: format, options: [], startingItemNumber: start)
  }

  // MARK: Attributes from before styles

  private mutating func takeAttributes(of node: HTMLNode) {
    if let align = node.attributes["align"], isBlock { take(alignment: align) }
    if let direction = node.attributes["dir"] { take(direction: direction) }
    if let color = node.attributes["bgcolor"].flatMap({ PageColor.color($0) }) { background = color }
    guard node.name == "font" else { return }
    if let color = node.attributes["color"].flatMap({ PageColor.color($0) }) { self.color = color }
    if let face = node.attributes["face"] { font.takeFamilies(face) }
    if let size = node.attributes["size"] { font.takeStep(size) }
  }

  private mutating func take(alignment value: String) {
    switch value.lowercased() {
    case "left", "start": alignment = value.lowercased() == "start" ? .natural : .left
    case "right", "end": alignment = .right
    case "center", "middle": alignment = .center
    case "justify": alignment = .justified
    default: break
    }
  }

  private mutating func take(direction value: String) {
    switch value.lowercased() {
    case "rtl": direction = .rightToLeft
    case "ltr": direction = .leftToRight
    default: break
    }
  }

  // MARK: Styles

  private mutating func take(_ declaration: StyleSheet.Declaration, outerSize: CGFloat) {
    let value = declaration.value
    let word = value.lowercased()
    switch declaration.property {
    case "color": color = PageColor.color(value) ?? color
    case "background", "background-color": background = PageColor.color(value) ?? background
    case "font": font.takeShorthand(value, outerSize: outerSize)
    case "font-family": font.takeFamilies(value)
    case "font-size": font.size = PageLength.fontSize(word, outer: outerSize) ?? font.size
    case "font-weight": font.takeWeight(word)
    case "font-style": font.isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruckThrough = word.contains("line-through")
    case "text-align": take(alignment: word)
    case "direction": take(direction: word)
    case "letter-spacing": kern = PageLength.points(word, of: font.size) ?? 0
    case "line-height": lineHeight = PageLength.multiple(word, of: font.size) ?? lineHeight
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "margin-bottom": spacing = PageLength.points(word, of: font.size) ?? spacing
    case "margin": takeMargins(word)
    case "margin-left", "padding-left": indent += PageLength.points(word, of: font.size) ?? 0
    case "display": takeDisplay(word)
    default: break
    }
  }

  /// Parses the CSS property `margin`: one length for all sides, or lengths for top, sides and bottom.
  private mutating func takeMargins(_ text: String) {
    let parts = text.split(separator: " ").map { PageLength.points(String($0), of: font.size) ?? 0 }
    if let bottom = parts.count > 2 ? parts[2] : parts.first { spacing = bottom }
    if parts.count == 4 { indent += parts[3] } else if parts.count > 1 { indent += parts[1] }
  }

  private mutating func takeDisplay(_ word: String) {
    switch word {
    case "none": isHidden = true
    case "block", "list-item", "flex", "grid": isBlock = true
    case "inline", "inline-block": isBlock = false
    default: break
    }
  }
}
