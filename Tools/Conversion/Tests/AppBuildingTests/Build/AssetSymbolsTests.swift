import Foundation
import Testing

@testable import AppBuilding

/// The names of pictures and colours in Swift.
struct AssetSymbolsTests {
  @Test(arguments: [
    ("background", "Image", "background"), ("HeroImage", "Image", "hero"), ("BrandColor", "Color", "brand"),
    ("Color", "Color", "color"), ("my-photo_2", "Image", "myPhoto2"), ("URLIcon", "Image", "urlIcon"),
    ("GPS", "Image", "gps"), ("1st place", "Image", "_1stPlace"), ("Sky Blue", "Color", "skyBlue"),
  ])
  func names(_ asset: String, _ word: String, _ expected: String) {
    #expect(AssetSymbols.name(of: asset, without: word) == expected)
  }

  private func text(_ files: [String], source: String = "import SwiftUI\n") throws -> String? {
    let folder = try Folder(["A.swift"] + files)
    try source.write(toFile: folder.path("A.swift"), atomically: true, encoding: .utf8)
    let namespace = #"{"properties":{"provides-namespace":true}}"#
    for file in files where file.hasSuffix("Icons/Contents.json") {
      try namespace.write(toFile: folder.path(file), atomically: true, encoding: .utf8)
    }
    var app = Module("App")
    app.sources = [folder.url.appendingPathComponent("A.swift")]
    app.resources = [Resource(folder.url.appendingPathComponent("Assets.xcassets"), path: "Assets.xcassets")]
    return AssetSymbols(app).generated()?.text
  }

  @Test func catalogsGiveNamesToPicturesAndColours() throws {
    let names = try text([
      "Assets.xcassets/background.imageset/x", "Assets.xcassets/BrandColor.colorset/x",
      "Assets.xcassets/Red.colorset/x",
      "Assets.xcassets/Group/default.imageset/x", "Assets.xcassets/Icons/Contents.json",
      "Assets.xcassets/Icons/star.imageset/x",
    ])
    #expect(
      names == """
        import SwiftUI

        extension ImageResource {
          static let `default` = ImageResource(name: "default", bundle: .main)
          static let background = ImageResource(name: "background", bundle: .main)
          enum Icons {
            static let star = ImageResource(name: "Icons/star", bundle: .main)
          }
        }

        extension ColorResource {
          static let brand = ColorResource(name: "BrandColor", bundle: .main)
          static let red = ColorResource(name: "Red", bundle: .main)
        }

        extension Color {
          static var brand: Color { Color(ColorResource.brand) }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(ColorResource.brand) }
        }

        """)
  }

  /// Apps had such members before Xcode wrote them.
  @Test func whatTheAppDeclaresIsNotDeclaredAgain() throws {
    let source = """
      import SwiftUI
      extension Color {
        static let brand = Color("BrandColor")
        static  var `default`: Color { Color("DefaultColor") }
      }
      """
    let names = try #require(
      try text(
        ["BrandColor", "DefaultColor", "BrandsColor"].map { "Assets.xcassets/\($0).colorset/x" }, source: source))
    #expect(names.contains("static let brand = ColorResource"))
    #expect(!names.contains("var brand:") && !names.contains("var `default`:") && names.contains("var brands:"))
  }

  @Test func appsThatAskUIKitForAResourceHaveTheNames() throws {
    let source = "import UIKit\nlet picture = UIImage(resource: .hero)\n"
    let names = try text(
      ["Assets.xcassets/hero.imageset/x", "Assets.xcassets/BrandColor.colorset/x"], source: source)
    #expect(
      names == """
        import UIKit

        extension ImageResource {
          static let hero = ImageResource(name: "hero", bundle: .main)
        }

        extension ColorResource {
          static let brand = ColorResource(name: "BrandColor", bundle: .main)
        }

        extension UIImage {
          static var hero: UIImage { UIImage(resource: .hero) }
        }

        """)
  }

  /// Xcode writes the assets as members of UIKit's types as well.
  @Test func appsThatNameAssetsAsMembersOfUIKitsTypesHaveThem() throws {
    let source = """
      import UIKit
      extension UIColor {
        static let ypGray = UIColor(named: "YP Gray")!
        static func ypWhite(_ alpha: Double) -> UIColor { .white.withAlphaComponent(alpha) }
      }
      enum Look { static let hero = "hero" }
      let looks = [UIColor.ypBlack, .ypGray, .red, .ypRedish], picture: UIImage = .hero, add = UIImage.add
      """
    let colors = ["YP Black", "YP Gray", "YP White", "YP Red", "Red"].map { "Assets.xcassets/\($0).colorset/x" }
    let names = try #require(
      try text(colors + ["hero", "add", "other"].map { "Assets.xcassets/\($0).imageset/x" }, source: source))
    #expect(names.hasPrefix("import UIKit\n\n"))
    #expect(
      names.hasSuffix(
        """
        extension UIImage {
          static var hero: UIImage { UIImage(resource: .hero) }
        }

        extension UIColor {
          static var ypBlack: UIColor { UIColor(resource: .ypBlack) }
        }

        """), "\(names)")
    #expect(names.contains("static let other = ImageResource(name: \"other\", bundle: .main)"))
  }

  @Test func membersOfUIKitsTypesStandBesideThoseOfSwiftUI() throws {
    let source = "import SwiftUI\nimport UIKit\nlet color = UIColor.brand\n"
    let names = try #require(try text(["Assets.xcassets/BrandColor.colorset/x"], source: source))
    #expect(names.hasPrefix("import SwiftUI\nimport UIKit\n\n"))
    #expect(names.contains("static var brand: UIColor {") && names.contains("static var brand: Color {"))
  }

  @Test func appsWithoutViewsOrAssetsGetNone() throws {
    #expect(try text(["Assets.xcassets/a.imageset/x"], source: "import UIKit\n") == nil)
    #expect(try text(["Assets.xcassets/AppIcon.appiconset/x"]) == nil)
  }
}
