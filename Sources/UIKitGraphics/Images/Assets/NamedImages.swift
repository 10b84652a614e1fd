import Foundation

/// Images and colours by name. Safe on any thread.
enum NamedImages {
  private static let lock = NSLock()
  /// The app's custom symbols; nil for a file that could not be read, which has been reported.
  private nonisolated(unsafe) static var symbols: [String: Symbol?] = [:]
  private nonisolated(unsafe) static var folders: [String: ResourceFolder] = [:]
  private nonisolated(unsafe) static var contents:
    [String: (content: ImageContent, file: ImageFileName, UIImage.Orientation)] = [:]
  private nonisolated(unsafe) static var assets: [String: UIImageAsset] = [:]

  /// The image with a name for the traits; nil if there is none. Its asset has the other variants.
  static func image(_ name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
    for folder in ResourceBundles.folders(of: bundle) {
      let resources = resources(folder)
      if let path = resources.symbol(name) { return symbol(name, at: path) }
      guard let set = resources.image(name) else { continue }
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

  static func data(_ name: String, in bundle: Bundle?) -> DataVariant? {
    for folder in ResourceBundles.folders(of: bundle) {
      if let variants = resources(folder).data(name) {
        let idiom = CurrentTraits.get().userInterfaceIdiom
        return variants.first { $0.idiom == idiom } ?? variants.first { $0.idiom == nil } ?? variants.first
      }
    }
    return nil
  }

  /// A symbol of a catalog, sized for text of 17 points unless a configuration changes that.
  private static func symbol(_ name: String, at path: String) -> UIImage? {
    lock.lock()
    defer { lock.unlock() }
    let symbol: Symbol?
    if let known = symbols[path] {
      symbol = known
    } else {
      let template = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(SymbolTemplate.init)
      if template == nil { DataLog.say("\(path) is no template of a symbol: it is left out.") }
      symbol = template.map { Symbol(name: name, template: $0) }
      symbols[path] = symbol
    }
    return symbol.map(UIImage.init)
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
      guard let file = ImageFiles.shared.file(at: variant.path) else { return nil }
      found = (file.content, ImageFileName(path: variant.path), file.orientation)
      lock.lock()
      contents[variant.path] = found
      lock.unlock()
    }
    let drawingScale: CGFloat? = if case .drawing = found.content { CurrentTraits.get().displayScale } else { nil }
    var attributes = ImageAttributes(
      scale: variant.scale ?? drawingScale ?? found.file.scale ?? 1, orientation: found.2)
    attributes.renderingMode = renderingMode
    attributes.flipsForRightToLeft = variant.isMirrored
    if let slices = variant.slices {
      attributes.isResizable = true
      attributes.capInsets = slices.capInsets.divided(by: attributes.scale)
      attributes.resizingMode = slices.mode
    }
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

extension UIEdgeInsets {
  fileprivate func divided(by scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}
