import UIKit

/// The runs of an attributed string.
@MainActor
enum AttributedRuns {
  static func attributed(
    _ text: AttributedString, _ attributes: TextAttributes, _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for run in text.runs {
      var own = attributes
      own.take(run.attributes)
      own.resolveStyle(environment)
      var values = own.values(environment)
      if let color = run.attributes[SwiftUIScope.BackgroundColorAttribute.self], !environment.hidesTexts {
        values[.backgroundColor] = color.uiColor(environment)
      }
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: values))
    }
    return result
  }
}

private typealias SwiftUIScope = AttributeScopes.SwiftUIAttributes
private typealias UIKitScope = AttributeScopes.UIKitAttributes

extension TextAttributes {
  /// Takes the attributes of a run of an attributed string.
  fileprivate mutating func take(_ run: AttributeContainer) {
    if let link = run.link { self.link = link }
    if let font = run[SwiftUIScope.FontAttribute.self] { self.font = font }
    if let color = run[SwiftUIScope.ForegroundColorAttribute.self] { style = AnyShapeStyle(color) }
    if let kerning = run[UIKitScope.KernAttribute.self] ?? run[UIKitScope.TrackingAttribute.self] {
      self.kerning = kerning
    }
    if let offset = run[UIKitScope.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let style = run[UIKitScope.UnderlineStyleAttribute.self] {
      underline = TextLine(style, run[UIKitScope.UnderlineColorAttribute.self])
    }
    if let style = run[UIKitScope.StrikethroughStyleAttribute.self] {
      strikethrough = TextLine(style, run[UIKitScope.StrikethroughColorAttribute.self])
    }
  }
}

extension TextLine {
  fileprivate init(_ style: NSUnderlineStyle, _ color: UIColor?) {
    self.init(isActive: !style.isEmpty, pattern: Text.LineStyle.Pattern(style), color: color.map { Color(uiColor: $0) })
  }
}
