import UIKit

extension Text {
  /// A text in the user's language, from a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    // Only a key that is itself the text may contain Markdown; text from a table under another key is shown as it is.
    storage =
      resource.isKeyItself
      ? .key(LocalizedStringKey(resource.defaultValue), resource.table, resource.bundle.bundle)
      : .verbatim(String(localized: resource))
  }
}

extension LocalizedStringKey {
  fileprivate init(_ value: String.LocalizationValue) { (self.value, parts) = (value, []) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds the text of a resource as a value.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text of a resource, and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Button where Label == Text {
  /// A button with a text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
}

extension View {
  /// The title of the screen, from a resource.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
