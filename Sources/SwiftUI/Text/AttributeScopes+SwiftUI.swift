import UIKit

extension AttributeScopes {
  /// The attributes of texts whose values are of types of SwiftUI's own, and those of Foundation. Lines, kerning and offsets
  /// are UIKit's: in an app with screens of both, `text.underlineStyle = .single` means the same everywhere.
  ///
  /// Documentation: `Foundation/AttributeScopes/SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run's letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run's letters.
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

  /// The colour behind a run's letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The attribute's name.
    public static let name = "SwiftUI.BackgroundColor"
  }
}
