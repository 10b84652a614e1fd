import UIKit

extension AttributeScopes {
  /// The attributes of texts that SwiftUI shows, and those of Foundation.
  ///
  /// Documentation: `Foundation/AttributeScopes/SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run's letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run's letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The points between a run's letters, beside those of the font.
    public let kern: KerningAttribute
    /// The points between a run's letters, beside those of the font.
    public let tracking: TrackingAttribute
    /// How many points a run is above its line.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// The scope of SwiftUI's attributes, for conversions that name a scope.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name, so that `text.foregroundColor = .red` sets a colour of SwiftUI.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a run.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The attribute's name.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of a run's letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind a run's letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through a run.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under a run.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line.
    public typealias Value = Text.LineStyle
    /// The attribute's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The points between a run's letters, beside those of the font.
  public enum KerningAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Kern"
  }

  /// The points between a run's letters, beside those of the font.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// How many points a run is above its line.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
