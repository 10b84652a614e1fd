import Foundation

/// Images and colours by name. Safe on any thread.
enum NamedImages {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var folders: [String: ResourceFolder] = [:]
  private nonisolated(unsafe) static var contents:
    [String: (content: ImageContent, file: ImageFileName, UIImage.Orientation)] = [:]
  private nonisolated(unsafe) static var assets: [String: UIImageAsset] = [:]

  /// The image of a name as it is under traits; nil when there is none. Its asset has the other forms.
  static func image(_ name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
    for folder in ResourceBundles.folders(of: bundle) {
      guard let set = resources(folder).image(name) else { continue }
      let asset = asset(name, set, in: folder)
      if let image = asset.variant(for: traits) { return image }
    }
    return nil
  }

  static func color(_ name: String, in bundle: Bundle?) -> [ColorVariant]? {
    for folder in ResourceBundles.folders(of: bundle) {
      if let variants = resources(folder).color(name) { return variants }
    }
    return nil
  }

  private static func asset(_ name: String, _ set: ImageSet, in folder: String) -> UIImageAsset {
    lock.lock()
    defer { lock.unlock() }
    let key = "\(folder)/\(name)"
    if let asset = assets[key] { return asset }
    let asset = UIImageAsset(set: set)
    assets[key] = asset
    return asset
  }

  /// The image of one variant of an image set. All callers share its file and its pixels.
  static func image(of variant: ImageVariant, _ renderingMode: UIImage.RenderingMode) -> UIImage? {
    lock.lock()
    let known = contents[variant.path]
    lock.unlock()
    let found: (content: ImageContent, file: ImageFileName, UIImage.Orientation)
    if let known {
      found = known
    } else {
      guard let file = ImageFile(path: variant.path) else { return nil }
      found = (file.content, ImageFileName(path: variant.path), file.orientation)
      lock.lock()
      contents[variant.path] = found
      lock.unlock()
    }
    let drawingScale: CGFloat? = if case .drawing = found.content { CurrentTraits.get().displayScale } else { nil }
    var attributes = ImageAttributes(
      scale: variant.scale ?? drawingScale ?? found.file.scale ?? 1, orientation: found.2)
    attributes.renderingMode = renderingMode
    return UIImage(content: found.content, attributes: attributes)
  }

  // MARK: Where

  private static func resources(_ folder: String) -> ResourceFolder {
    lock.lock()
    defer { lock.unlock() }
    if let resources = folders[folder] { return resources }
    let resources = ResourceFolder(path: folder)
    folders[folder] = resources
    return resources
  }
}
