import Foundation

/// The pictures, colours and data of one bundle: its asset catalogs and its loose files. Read once.
final class ResourceFolder: Sendable {
  private let catalogs: [AssetCatalog]
  /// Loose files by path below the folder and by name, both without modifiers, with and without extension.
  private let files: [String: [ImageVariant]]

  init(path: String) {
    var catalogs: [AssetCatalog] = []
    var files: [String: [ImageVariant]] = [:]
    // An executable's folder may contain anything, such as the files of a build: only its `Resources` are searched.
    let isBundle = path.hasSuffix(".resources") || path.hasSuffix(".bundle")
    Self.read(path, prefix: "", depth: isBundle ? 6 : 0, &catalogs, &files)
    if !isBundle { Self.read(path + "/Resources", prefix: "", depth: 6, &catalogs, &files) }
    self.catalogs = catalogs
    self.files = files
  }

  /// The picture of a name: from a catalog first, then from files. [C] `photo.jpg` means the catalog's `photo` as well.
  /// [D] `photo` means the file `photo.png`; other types are looked for only if there is none.
  func image(_ name: String) -> ImageSet? {
    if let set = catalogImage(name) ?? (files["\(name).png"] ?? files[name]).map({ ImageSet(variants: $0) }) {
      return set
    }
    let name = name as NSString
    return ImageFileName.pictureExtensions.contains(name.pathExtension.lowercased())
      ? catalogImage(name.deletingPathExtension) : nil
  }

  private func catalogImage(_ name: String) -> ImageSet? {
    for catalog in catalogs {
      if let set = catalog.images[name] { return set }
    }
    return nil
  }

  func color(_ name: String) -> [ColorVariant]? {
    for catalog in catalogs {
      if let variants = catalog.colors[name] { return variants }
    }
    return nil
  }

  /// The SVG file of a symbol.
  func symbol(_ name: String) -> String? {
    for catalog in catalogs {
      if let path = catalog.symbols[name] { return path }
    }
    return nil
  }

  func data(_ name: String) -> [DataVariant]? {
    for catalog in catalogs {
      if let variants = catalog.data[name] { return variants }
    }
    return nil
  }

  private static func read(
    _ folder: String, prefix: String, depth: Int, _ catalogs: inout [AssetCatalog],
    _ files: inout [String: [ImageVariant]]
  ) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for entry in entries.sorted() {
      let path = "\(folder)/\(entry)"
      let kind = (entry as NSString).pathExtension.lowercased()
      if kind == "xcassets" {
        catalogs.append(AssetCatalog(path: path))
      } else if ImageFileName.pictureExtensions.contains(kind) {
        add(path, entry, prefix, &files)
      } else if kind.isEmpty, depth > 0 {
        read(path, prefix: "\(prefix)\(entry)/", depth: depth - 1, &catalogs, &files)
      }
    }
  }

  private static func add(
    _ path: String, _ entry: String, _ prefix: String, _ files: inout [String: [ImageVariant]]
  ) {
    let name = ImageFileName(path: entry)
    let idioms: [String: UIUserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad, "tv": .tv, "mac": .mac]
    let variant = ImageVariant(
      path: path, scale: name.pathExtension == "svg" ? nil : name.scale ?? 1, idiom: name.device.flatMap { idioms[$0] })
    let keys = Set([
      name.base, "\(name.base).\(name.pathExtension)", prefix + name.base,
      "\(prefix)\(name.base).\(name.pathExtension)",
    ])
    for key in keys { files[key, default: []].append(variant) }
  }
}

extension [ImageVariant] {
  /// The form that suits traits best: first by device and appearance, then by scale, the next larger one if the
  /// scale itself is missing.
  func best(for traits: UITraitCollection) -> ImageVariant? {
    func score(_ variant: ImageVariant) -> (Int, CGFloat)? {
      if let idiom = variant.idiom, idiom != traits.userInterfaceIdiom { return nil }
      if let style = variant.style, style != traits.userInterfaceStyle { return nil }
      let isRightToLeft = traits.layoutDirection == .rightToLeft
      if let direction = variant.direction, (direction == .rightToLeft) != isRightToLeft { return nil }
      let fit = (variant.idiom == nil ? 0 : 2) + (variant.style == nil ? 0 : 1)
      let wanted = traits.displayScale > 0 ? traits.displayScale : 1
      let scale = variant.scale ?? wanted
      return (fit, scale >= wanted ? -(scale - wanted) : -100 - (wanted - scale))
    }
    var best: (variant: ImageVariant, score: (Int, CGFloat))?
    for variant in self {
      guard let score = score(variant) else { continue }
      if let current = best, current.score >= score { continue }
      best = (variant, score)
    }
    // A form for another device is better than none.
    return best?.variant ?? first
  }
}
