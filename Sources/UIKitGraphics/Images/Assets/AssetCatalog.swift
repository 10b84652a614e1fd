import Foundation

/// One form of a picture in a catalog or among loose files.
struct ImageVariant: Equatable {
  var path: String
  /// Nil for a form that suits every scale.
  var scale: CGFloat?
  /// Nil for every device.
  var idiom: UIUserInterfaceIdiom?
  /// Nil for every appearance.
  var style: UIUserInterfaceStyle?
}

/// A picture with all its forms.
struct ImageSet: Equatable {
  var variants: [ImageVariant] = []
  var renderingMode = UIImage.RenderingMode.automatic
}

/// One form of a colour in a catalog.
struct ColorVariant: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  var isDisplayP3 = false
  var style: UIUserInterfaceStyle?
  var idiom: UIUserInterfaceIdiom?
}

/// The contents of an asset catalog (`*.xcassets`, a folder as Xcode keeps it), by name.
struct AssetCatalog {
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: [ColorVariant]] = [:]

  init(path: String) {
    read(path, prefix: "")
  }

  private mutating func read(_ folder: String, prefix: String) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for entry in entries.sorted() {
      let path = "\(folder)/\(entry)"
      let name = prefix + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset": images[name] = imageSet(path)
      case "colorset": colors[name] = colorVariants(path)
      case "":
        guard isFolder(path) else { continue }
        let provides = decode(Contents.self, in: path, isRequired: false)?.properties?.providesNamespace ?? false
        read(path, prefix: provides ? "\(prefix)\(entry)/" : prefix)
      default: continue
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private func imageSet(_ path: String) -> ImageSet? {
    guard let contents = decode(Contents.self, in: path, isRequired: true) else { return nil }
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
          idiom: Self.idiom(image.idiom), style: Self.style(image.appearances)))
    }
    return set.variants.isEmpty ? nil : set
  }

  private func colorVariants(_ path: String) -> [ColorVariant]? {
    guard let contents = decode(Contents.self, in: path, isRequired: true) else { return nil }
    let variants = (contents.colors ?? []).compactMap { entry -> ColorVariant? in
      guard let color = entry.color, let components = color.components else { return nil }
      let white = Self.component(components["white"])
      guard let red = Self.component(components["red"]) ?? white,
        let green = Self.component(components["green"]) ?? white,
        let blue = Self.component(components["blue"]) ?? white
      else {
        DataLog.say("\(path)/Contents.json: a colour lacks a component or has one that is no number.")
        return nil
      }
      return ColorVariant(
        red: red, green: green, blue: blue, alpha: Self.component(components["alpha"]) ?? 1,
        isDisplayP3: color.colorSpace == "display-p3", style: Self.style(entry.appearances),
        idiom: Self.idiom(entry.idiom))
    }
    return variants.isEmpty ? nil : variants
  }

  private func decode<Value: Decodable>(_ type: Value.Type, in folder: String, isRequired: Bool) -> Value? {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      if isRequired { DataLog.say("\(path) is missing: the asset is left out.") }
      return nil
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      DataLog.say("\(path) cannot be read, the asset is left out: \(error)")
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
    }

    struct Color: Decodable {
      struct Value: Decodable {
        var colorSpace: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
          case colorSpace = "color-space"
          case components
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
    var properties: Properties?
  }
}
