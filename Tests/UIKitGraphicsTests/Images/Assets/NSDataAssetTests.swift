import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

/// Data sets of asset catalogs.
struct NSDataAssetTests {
  private func folder(_ file: String? = "menu.json") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if let file { try folder.write("[1, 2]", to: "Media.xcassets/Menu.dataset/\(file)") }
    try folder.write(
      """
      {"data": [{"idiom": "universal", "filename": "menu.json", "universal-type-identifier": "public.json"}],
       "info": {"version": 1, "author": "xcode"}}
      """, to: "Media.xcassets/Menu.dataset/Contents.json")
    return folder
  }

  @Test func aDataAssetIsReadByName() throws {
    let folder = try folder()
    let bundle = try require(Bundle(path: folder.path))
    let asset = try require(NSDataAsset(name: "Menu", bundle: bundle))
    expectEqual(String(decoding: asset.data, as: UTF8.self), "[1, 2]")
    expectEqual(asset.name, "Menu")
    expectEqual(asset.typeIdentifier, "public.json")
  }

  @Test func anUnknownNameHasNoDataAsset() throws {
    let folder = try folder()
    expectNil(NSDataAsset(name: "Wine", bundle: try require(Bundle(path: folder.path))))
    expectNil(NSDataAsset(name: "A name that no bundle has"))
  }

  @Test func aMissingFileOfADataAssetIsReported() throws {
    let folder = try folder(nil)
    let bundle = try require(Bundle(path: folder.path))
    let said = messages { expectNil(NSDataAsset(name: "Menu", bundle: bundle)) }
    expectEqual(said.first?.contains("Menu.dataset/menu.json cannot be read"), true, "\(said)")
  }
}
