import Expectations
import Stage
import Testing
import TextLayout
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Each option of the command line changes the picture in the way it says.
@MainActor @Suite(.serialized) struct LaunchPictureTests {
  /// A screen that shows every trait: dynamic colours, a label of a text style at the leading margin.
  final class Screen: UIViewController {
    let label = UILabel()
    let marker = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.text = "骨直 list"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      marker.backgroundColor = .systemRed
      view.addSubview(label)
      view.addSubview(marker)
    }

    override func viewDidLayoutSubviews() {
      label.sizeToFit()
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.frame.origin = CGPoint(x: isMirrored ? view.bounds.width - label.bounds.width : 0, y: 20)
      marker.frame = CGRect(x: isMirrored ? view.bounds.width - 10 : 0, y: 0, width: 10, height: 10)
    }
  }

  struct Picture: Equatable {
    var width: Int
    var height: Int
    var pixels: [UInt32]

    @MainActor init(_ stage: OffscreenStage) {
      width = stage.pixelWidth
      height = stage.pixelHeight
      pixels = (0..<stage.pixelHeight).flatMap { y in (0..<stage.pixelWidth).map { x in stage.pixel(x: x, y: y) } }
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// The rows in which something lies on the background below the marker.
    var textRows: Range<Int> {
      let background = self[width / 2, height - 1]
      let rows = (0..<height).filter { y in y > 10 && (0..<width).contains { self[$0, y] != background } }
      return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
    }
  }

  func picture(_ line: String) throws -> Picture {
    let options = try LaunchOptions.parse(line.split(separator: " ").map(String.init)).options
    let language = TextFrame.language
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defer {
      defaults.replaceArguments(before)
      TextFrame.language = language
    }
    ApplicationLaunch.applyLocale(options.locale)
    let stage = ApplicationLaunch.offscreenStage(options)
    let loop = FrameLoop(stage: stage, settings: options.sceneSettings)
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = Screen()
    window.makeKeyAndVisible()
    for _ in 0..<3 { stage.advance(by: FrameClock.virtualFrameInterval) }
    return Picture(stage)
  }

  static let base = "--size 200x120 --scale 1"

  @Test func sizeAndScaleDetermineThePixels() throws {
    let base = try picture(Self.base)
    expect([base.width, base.height].elementsEqual([200, 120]))
    let wide = try picture("--size 300x100 --scale 1")
    expect([wide.width, wide.height].elementsEqual([300, 100]))
    let dense = try picture("--size 200x120 --scale 3")
    expect([dense.width, dense.height].elementsEqual([600, 360]))
    expectEqual(dense[29, 29], base[9, 9], "the marker is ten points, thirty pixels")
    expect(dense[30, 30] != base[9, 9])
  }

  @Test func thePictureHasAPhonesSizeByDefault() throws {
    let picture = try picture("")
    expect([picture.width, picture.height].elementsEqual([780, 1688]))
  }

  @Test func theAppearanceOptionChangesTheColours() throws {
    let light = try picture(Self.base + " --appearance light")
    let dark = try picture(Self.base + " --appearance dark")
    expectEqual(light[150, 100], 0xFFFFFF)
    expectEqual(dark[150, 100], 0x000000)
    expectEqual(try picture(Self.base), light)
  }

  @Test func theTextSizeOptionChangesOnlyTheText() throws {
    let base = try picture(Self.base)
    let large = try picture(Self.base + " --text-size accessibilityLarge")
    let small = try picture(Self.base + " --text-size extraSmall")
    expect(large.textRows.count > base.textRows.count * 3 / 2, "\(large.textRows) \(base.textRows)")
    expect(small.textRows.count < base.textRows.count, "\(small.textRows) \(base.textRows)")
    expectEqual(large[5, 5], base[5, 5])
  }

  @Test func theDirectionOptionMirrorsTheLayout() throws {
    let base = try picture(Self.base)
    let mirrored = try picture(Self.base + " --direction rtl")
    expectEqual(mirrored[195, 5], base[5, 5])
    expectEqual(mirrored[5, 5], base[195, 5])
    expectEqual(try picture(Self.base + " --locale ar")[195, 5], base[5, 5], "an Arabic layout is mirrored")
  }

  @Test func theLocaleOptionIsStoredInUserDefaults() {
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    let language = TextFrame.language
    defer {
      defaults.replaceArguments(before)
      TextFrame.language = language
    }
    ApplicationLaunch.applyLocale(nil)
    expectEqual(defaults.volatileDomain(forName: UserDefaults.argumentDomain).count, before.count)
    ApplicationLaunch.applyLocale("zh_TW")
    expectEqual(defaults.stringArray(forKey: "AppleLanguages"), ["zh-TW"])
    expectEqual(defaults.string(forKey: "AppleLocale"), "zh_TW")
    expectEqual(TextFrame.language, "zh_TW")
  }

  @Test func theLocaleOptionChoosesHanGlyphs() throws {
    let simplified = try picture(Self.base + " --locale zh_CN")
    let traditional = try picture(Self.base + " --locale zh_TW")
    expect(simplified != traditional)
    expectEqual(simplified[195, 5], traditional[195, 5])
  }
}
