import UIKit

/// A text that is read, not edited.
///
/// Documentation: `SwiftUI/Text`.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, String?, Bundle?)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case timer(TimerInterval)
    indirect case image(Image)
    case joined([Text])
  }

  enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case color(TextStyle?)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case underline(TextLine)
    case strikethrough(TextLine)
    case monospaced(Bool)
    case kerning(CGFloat)
    case baselineOffset(CGFloat)
  }

  /// A style of a text. Two styles are equal only if they are known to be.
  struct TextStyle: Equatable, Sendable {
    let style: AnyShapeStyle
    static func == (a: TextStyle, b: TextStyle) -> Bool { EnvironmentValues.areEqual(a.style.style, b.style.style) }
  }

  let storage: Storage
  var changes: [Change] = []

  init(storage: Storage) { self.storage = storage }

  /// A text in the user's language, by its key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, tableName, bundle)
  }

  /// A text as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// An image as text; a symbol is as large as the surrounding text.
  public init(_ image: Image) { storage = .image(image) }

  /// A value as a style writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { storage = .verbatim(format.format(input)) }

  /// A value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
  }

  /// A date as a style writes it.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// The elapsed or remaining time of an interval, updated each second.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval, before and after which the time does not change.
  ///   - pauseTime: The moment at which the time stops; nil for none.
  ///   - countsDown: Whether the remaining time is shown, instead of the elapsed time.
  ///   - showsHours: Whether hours are shown separately, instead of as minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .timer(
      TimerInterval(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// The format of a date.
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The time between the date and now.
    public static let relative = DateStyle(kind: .relative)
    /// The time between the date and now, with a plus or minus sign.
    public static let offset = DateStyle(kind: .offset)
    /// The hours, minutes and seconds to or from now.
    public static let timer = DateStyle(kind: .timer)

    func text(_ date: Date, _ locale: Locale, _ timeZone: TimeZone) -> String {
      let distance = date.timeIntervalSince(PresentDate.current)
      let seconds = Int(abs(distance))
      switch kind {
      case .time, .date:
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.timeStyle = kind == .time ? .short : .none
        formatter.dateStyle = kind == .date ? .long : .none
        return formatter.string(from: date)
      case .timer:
        return TimerInterval.text(seconds, showsHours: true)
      case .relative, .offset:
        let units = [("day", 86400), ("hr", 3600), ("min", 60), ("sec", 1)]
        let first = units.first { seconds >= $0.1 } ?? units[3]
        let sign = kind == .offset ? (distance < 0 ? "+" : "-") : ""
        return "\(sign)\(seconds / first.1) \(first.0)"
      }
    }
  }

  /// Where text that does not fit is truncated.
  public enum TruncationMode: Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// Between its beginning and its end.
    case middle
  }

  /// Capital or lowercase letters.
  public enum Case: Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  private func with(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// The text with a font; nil for the font of the enclosing view.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// The text with a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.color(color.map { TextStyle(style: AnyShapeStyle($0)) }))
  }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.color(TextStyle(style: AnyShapeStyle(style))))
  }
  /// The text, bold.
  public func bold() -> Text { with(.bold(true)) }
  /// The text, bold or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// The text, slanted.
  public func italic() -> Text { with(.italic(true)) }
  /// The text, slanted or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// The text with monospaced digits.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(TextLine(isActive: isActive, color: color)))
  }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(TextLine(isActive: isActive, color: color)))
  }
  /// The text with a line of a pattern under it.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(TextLine(isActive: isActive, pattern: pattern, color: color)))
  }
  /// The text with a line of a pattern through it.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(TextLine(isActive: isActive, pattern: pattern, color: color)))
  }
  /// The text in a monospaced font, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// The text with some points more between its letters.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// The text with some points more between its letters.
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }
  /// The text, some points higher than the line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// The concatenation of two texts, each with its own attributes.
  public static func + (a: Text, b: Text) -> Text { Text(storage: .joined([a, b])) }
}

extension Text: View, LeafView {
  func makeLeaf(_ node: ViewNode) -> TextLeaf {
    let leaf = TextLeaf()
    leaf.node = node
    return leaf
  }
  func update(_ leaf: TextLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.followTime(dependsOnNow, from: secondsOrigin)
    return leaf.update(self, environment)
  }
  func looksLike(_ old: Text) -> Bool { self == old && !dependsOnNow }

  /// A moment at which a second of the shown time begins; nil if updates may happen at any time of a second.
  private var secondsOrigin: Date? {
    switch storage {
    case .timer(let timer): timer.countsDown ? timer.interval.upperBound : timer.interval.lowerBound
    case .joined(let texts): texts.lazy.compactMap(\.secondsOrigin).first
    default: nil
    }
  }

  /// Whether the text shows the time between a date and now.
  private var dependsOnNow: Bool {
    switch storage {
    case .date(_, let style): style != .time && style != .date
    case .timer(let timer): timer.isRunning(at: PresentDate.current)
    case .joined(let texts): texts.contains(where: \.dependsOnNow)
    case .key(let key, _, _): key.parts.contains(where: \.dependsOnNow)
    case .verbatim, .attributed, .image: false
    }
  }
}

extension Text {
  /// The letters without attributes.
  @MainActor
  func plain(_ environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle): key.text(environment, table, bundle)
    case .attributed(let text): String(text.characters)
    case .date(let date, let style): style.text(date, environment.locale, environment.timeZone)
    case .timer(let timer): timer.text(at: PresentDate.current)
    case .image(let image): image.spokenName(of: image.uiImage(environment), environment) ?? ""
    case .joined(let texts): texts.map { $0.plain(environment) }.joined()
    }
  }

  /// The text as a label shows it in an environment: without an attributed string if its attributes are uniform.
  @MainActor
  func shown(_ environment: EnvironmentValues) -> ShownText {
    var attributes = TextAttributes(environment)
    for change in changes.reversed() { attributes.apply(change, environment) }
    attributes.resolveStyle(environment)
    if let uniform = uniform(environment, attributes) { return .uniform(uniform) }
    return .attributed(joined(environment, attributes))
  }

  @MainActor
  private func uniform(_ environment: EnvironmentValues, _ attributes: TextAttributes) -> UniformText? {
    switch storage {
    case .joined, .attributed, .image: return nil
    case .key(let key, _, _): if !key.parts.isEmpty { return nil }
    case .verbatim, .date, .timer: break
    }
    guard environment.lineSpacing <= 0, !environment.hidesTexts else { return nil }
    guard attributes.isPlain, attributes.shadow(environment) == nil else { return nil }
    let string = plain(environment)
    if case .key = storage, InlineMarkdown.hasMarks(string) { return nil }
    return UniformText(
      string: cased(string, environment), font: attributes.uiFont(environment), color: attributes.uiColor(environment))
  }

  /// The colour set by the text or enclosing views; nil if none is set.
  @MainActor
  func color(_ environment: EnvironmentValues) -> UIColor? {
    var attributes = TextAttributes(environment)
    for change in changes.reversed() { attributes.apply(change, environment) }
    if attributes.style == nil, case .joined(let texts) = storage { return texts.first?.color(environment) }
    return attributes.style.map { _ in attributes.uiColor(environment) }
  }

  /// The text with the attributes that it has in an environment.
  @MainActor
  func attributed(_ environment: EnvironmentValues) -> NSAttributedString {
    attributed(environment, TextAttributes(environment))
  }

  @MainActor
  func attributed(_ environment: EnvironmentValues, _ around: TextAttributes) -> NSAttributedString {
    var attributes = around
    for change in changes.reversed() { attributes.apply(change, environment) }
    attributes.resolveStyle(environment)
    return joined(environment, attributes)
  }

  /// The text with the attributes set by itself and enclosing views.
  @MainActor
  private func joined(_ environment: EnvironmentValues, _ attributes: TextAttributes) -> NSAttributedString {
    switch storage {
    case .joined(let texts):
      let joined = NSMutableAttributedString()
      for text in texts { joined.append(text.attributed(environment, attributes)) }
      return joined
    case .key(let key, let table, let bundle):
      return InlineMarkdown.attributed(
        cased(key.marked(environment, table, bundle), environment), key.parts, attributes, environment)
    case .attributed(let text): return AttributedRuns.attributed(text, attributes, environment)
    case .image(let image): return image.inText(attributes, environment)
    case .verbatim, .date, .timer:
      return NSAttributedString(
        string: cased(plain(environment), environment), attributes: attributes.values(environment))
    }
  }

  private func cased(_ text: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased(with: environment.locale)
    case .lowercase: text.lowercased(with: environment.locale)
    case nil: text
    }
  }
}
