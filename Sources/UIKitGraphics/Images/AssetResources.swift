import Foundation

/// A picture of an asset catalog.
///
/// Documentation: `DeveloperToolsSupport/ImageResource`.
public struct ImageResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle
  /// A picture of a bundle's catalogs, by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalog.
///
/// Documentation: `DeveloperToolsSupport/ColorResource`.
public struct ColorResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle
  /// A colour of a bundle's catalogs, by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// An image of an asset catalog, for the current traits. The image is empty if the catalog has none with that name.
  public convenience init(resource: ImageResource) {
    let found = NamedImages.image(resource.name, in: resource.bundle, traits: CurrentTraits.get())
    self.init(content: found?.content ?? .empty, attributes: found?.attributes ?? ImageAttributes(scale: 1))
  }
}

extension UIColor {
  /// A colour of an asset catalog, which resolves by the traits under which it is shown. It is clear if the catalog has
  /// none with that name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init { color.resolvedColor(with: $0) }
  }
}
