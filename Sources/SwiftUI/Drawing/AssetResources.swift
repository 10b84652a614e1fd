import Foundation
import UIKit

/// A picture of an asset catalog.
///
/// Documentation: `DeveloperToolsSupport/ImageResource`.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle
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
  let name: String
  let bundle: Bundle
  /// A colour of a bundle's catalogs, by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// A picture of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// A colour of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
