import Foundation

/// One form of a picture in a catalog or among loose files.
struct ImageVariant: Equatable {
  var path: String
  /// The scale of the form; nil if it suits every scale.
  var scale: CGFloat?
  /// Nil for every device.
  var idiom: UIUserInterfaceIdiom?
  /// Nil for every appearance.
  var style: UIUserInterfaceStyle?
  /// Nil for both directions.
  var direction: UIUserInterfaceLayoutDirection?
  /// Whether the image is mirrored: it is made for the other layout direction, and there is none for this one.
  var isMirrored = false
  /// How the picture is resized; nil if it is resized as a whole.
  var slices: ImageSlices?
}

/// The parts of a picture that keep their size when it is resized.
struct ImageSlices: Equatable {
  /// In pixels.
  var capInsets: UIEdgeInsets
  var mode: UIImage.ResizingMode
}

/// One form of the data in a catalog.
struct DataVariant: Equatable {
  var path: String
  var typeIdentifier: String?
  /// Nil for every device.
  var idiom: UIUserInterfaceIdiom?
}

/// A picture with all its forms.
struct ImageSet: Equatable {
  var variants: [ImageVariant] = []
  var renderingMode = UIImage.RenderingMode.automatic
}

/// One form of a colour in a catalog.
struct ColorVariant: Equatable {
  var color: UIColor
  var style: UIUserInterfaceStyle?
  var idiom: UIUserInterfaceIdiom?
}

/// The contents of an asset catalog (`*.xcassets`, a folder as Xcode keeps it), by name.
struct AssetCatalog {
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: [ColorVariant]] = [:]
  private(set) var data: [String: [DataVariant]] = [:]
  /// The SVG files of symbols.
  private(set) var symbols: [String: String] = [:]

  init(path: String) {
    read(path, prefix: "")
  }

  /// The set of one folder, such as `logo.imageset`, whose `Contents.json` has the given data.
  init(contents: Data, ofFolder folder: String, at path: String) {
    read(contents, (folder as NSString).deletingPathExtension, (folder as NSString).pathExtension, path)
  }

  private mutating func read(_ folder: String, prefix: String) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for entry in entries.sorted() {
      let path = "\(folder)/\(entry)"
      let name = prefix + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset", "colorset", "dataset", "symbolset":
        if let contents = contents(of: path, isRequired: true) {
          read(contents, name, (entry as NSString).pathExtension, path)
        }
      case "":
        guard isFolder(path) else { continue }
        let contents = contents(of: path, isRequired: false).flatMap { decode($0, path) }
        let provides = contents?.properties?.providesNamespace ?? false
        read(path, prefix: provides ? "\(prefix)\(entry)/" : prefix)
      default: continue
      }
    }
  }

  private mutating func read(_ data: Data, _ name: String, _ kind: String, _ path: String) {
    guard let contents = decode(data, path) else { return }
    switch kind {
    case "imageset": images[name] = imageSet(contents, path)
    case "colorset": colors[name] = colorVariants(contents, path)
    case "symbolset": symbols[name] = contents.symbols?.lazy.compactMap(\.filename).first.map { "\(path)/\($0)" }
    default: self.data[name] = dataVariants(contents, path)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private func imageSet(_ contents: Contents, _ path: String) -> ImageSet? {
    var set = ImageSet()
    switch contents.properties?.templateRenderingIntent {
    case "template": set.renderingMode = .alwaysTemplate
    case "original": set.renderingMode = .alwaysOriginal
    default: set.renderingMode = .automatic
    }
    for image in contents.images ?? [] {
      guard let file = image.filename else { continue }
      let isVector = ["svg", "pdf"].contains((file as NSString).pathExtension.lowercased())
      set.variants.append(
        ImageVariant(
          path: "\(path)/\(file)", scale: isVector ? nil : image.scale.flatMap { Self.scale($0) },
          idiom: Self.idiom(image.idiom), style: Self.style(image.appearances),
          direction: Self.direction(image.languageDirection), slices: image.resizing.flatMap(Self.slices)))
    }
    let directions = Set(set.variants.compactMap(\.direction))
    if directions.count == 1 { for index in set.variants.indices { mirror(&set.variants[index]) } }
    return set.variants.isEmpty ? nil : set
  }

  /// Makes a form for one layout direction serve both directions: it is mirrored for the other one.
  private func mirror(_ variant: inout ImageVariant) {
    variant.isMirrored = variant.direction == .leftToRight
    variant.direction = nil
  }

  private func dataVariants(_ contents: Contents, _ path: String) -> [DataVariant]? {
    let variants = (contents.data ?? []).compactMap { entry -> DataVariant? in
      guard let file = entry.filename else { return nil }
      return DataVariant(
        path: "\(path)/\(file)", typeIdentifier: entry.typeIdentifier, idiom: Self.idiom(entry.idiom))
    }
    return variants.isEmpty ? nil : variants
  }

  private func colorVariants(_ contents: Contents, _ path: String) -> [ColorVariant]? {
    let variants = (contents.colors ?? []).compactMap { entry -> ColorVariant? in
      guard let value = entry.color, let color = color(value, path) else { return nil }
      return ColorVariant(color: color, style: Self.style(entry.appearances), idiom: Self.idiom(entry.idiom))
    }
    return variants.isEmpty ? nil : variants
  }

  /// The colour of a value: a system colour by its name, or a colour by its components. Nil if the value has neither.
  private func color(_ value: Contents.Color.Value, _ path: String) -> UIColor? {
    if let name = value.reference {
      if let color = SystemColorNames.colors[name] { return color }
      DataLog.say("\(path)/Contents.json: a colour refers to \(name), which is not known.")
      return nil
    }
    guard let components = value.components else { return nil }
    let white = Self.component(components["white"])
    guard let red = Self.component(components["red"]) ?? white,
      let green = Self.component(components["green"]) ?? white,
      let blue = Self.component(components["blue"]) ?? white
    else {
      DataLog.say("\(path)/Contents.json: a colour lacks a component or has one that is no number.")
      return nil
    }
    let alpha = Self.component(components["alpha"]) ?? 1
    if value.colorSpace == "display-p3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func contents(of folder: String, isRequired: Bool) -> Data? {
    let path = "\(folder)/Contents.json"
    let data = FileManager.default.contents(atPath: path)
    if data == nil, isRequired { DataLog.say("\(path) is missing: the asset is left out.") }
    return data
  }

  private func decode(_ data: Data, _ folder: String) -> Contents? {
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      DataLog.say("\(folder)/Contents.json cannot be read, the asset is left out: \(error)")
      return nil
    }
  }

  private static func scale(_ text: String) -> CGFloat? {
    text.hasSuffix("x") ? Double(text.dropLast()).map { CGFloat($0) } : nil
  }

  private static func idiom(_ text: String?) -> UIUserInterfaceIdiom? {
    switch text {
    case "iphone": .phone
    case "ipad": .pad
    default: nil
    }
  }

  private static func style(_ appearances: [Contents.Appearance]?) -> UIUserInterfaceStyle? {
    switch appearances?.first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }

  private static func direction(_ text: String?) -> UIUserInterfaceLayoutDirection? {
    switch text {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// The caps keep their size; the part between them is repeated or stretched.
  private static func slices(_ resizing: Contents.Resizing) -> ImageSlices? {
    guard let insets = resizing.capInsets else { return nil }
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { CGFloat(max($0 ?? 0, 0)) }
    guard sides.allSatisfy(\.isFinite) else { return nil }
    return ImageSlices(
      capInsets: UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]),
      mode: resizing.center?.mode == "tile" ? .tile : .stretch)
  }

  /// A component as Xcode writes it: `0.5`, `128` or `0x80`.
  static func component(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
  }

  /// The parts of a `Contents.json` that are understood.
  private struct Contents: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [Appearance]?
      var languageDirection: String?
      var resizing: Resizing?

      enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, appearances, resizing
        case languageDirection = "language-direction"
      }
    }

    struct Resizing: Decodable {
      struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
      }

      struct Center: Decodable {
        var mode: String?
      }

      var capInsets: Insets?
      var center: Center?

      enum CodingKeys: String, CodingKey {
        case center
        case capInsets = "cap-insets"
      }
    }

    struct SymbolFile: Decodable {
      var filename: String?
    }

    struct DataItem: Decodable {
      var filename: String?
      var idiom: String?
      var typeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case typeIdentifier = "universal-type-identifier"
      }
    }

    struct Color: Decodable {
      struct Value: Decodable {
        var colorSpace: String?
        var components: [String: String]?
        /// The name of one of the system's colours.
        var reference: String?

        enum CodingKeys: String, CodingKey {
          case colorSpace = "color-space"
          case components, reference
        }
      }

      var color: Value?
      var idiom: String?
      var appearances: [Appearance]?
    }

    struct Properties: Decodable {
      var providesNamespace: Bool?
      var templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
        case templateRenderingIntent = "template-rendering-intent"
      }
    }

    var images: [Image]?
    var colors: [Color]?
    var data: [DataItem]?
    var symbols: [SymbolFile]?
    var properties: Properties?
  }
}
