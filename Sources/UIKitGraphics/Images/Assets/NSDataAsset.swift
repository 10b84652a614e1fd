import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The contents of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name by which the data was found.
  public let name: NSDataAssetName
  /// The bytes of the file.
  public let data: Data
  /// The type that the catalog gives the data; the type of plain data if the catalog gives none.
  public let typeIdentifier: String

  /// The data with a name in the main bundle, or in the resource bundles beside the executable; nil if there is none,
  /// or it cannot be read, which is reported on standard error.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// The data of a name in a bundle's asset catalogs. Reads the file at once.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let variant = NamedImages.data(name, in: bundle) else { return nil }
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: variant.path))
    } catch {
      DataLog.say("\(variant.path) cannot be read: \(error)")
      return nil
    }
    self.name = name
    typeIdentifier = variant.typeIdentifier ?? "public.data"
    super.init()
  }
}
