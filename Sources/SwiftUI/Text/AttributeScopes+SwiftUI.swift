import UIKit

extension AttributeScopes {
  /// The attributes with SwiftUI's types, and those of Foundation. Lines, kerning and offsets are UIKit's: in an app
  /// that uses both, `text.underlineStyle = .single` means the same everywhere.
  ///
  /// Documentation: `Foundation/AttributeScopes/SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run's letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the run.
    public let backgroundColor: BackgroundColorAttribute
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

  /// The background colour of the run.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }
}
