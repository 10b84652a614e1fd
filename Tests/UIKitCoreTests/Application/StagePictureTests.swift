import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct StagePictureTests {
  @Test func theFrameBufferIsWrittenUnchanged() throws {
    let stage = OffscreenStage(size: CGSize(width: 3, height: 2), scale: 1)
    stage.withFrameBuffer { buffer in
      buffer.base.storeBytes(of: 0x0012_3456, toByteOffset: buffer.bytesPerRow + 8, as: UInt32.self)
      return [PixelRect(x: 0, y: 0, width: 3, height: 2)]
    }
    let file = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: file) }
    expectNil(StagePicture.write(stage, to: file))
    let image = try require(UIImage(contentsOfFile: file))
    expectEqual(image.size, CGSize(width: 3, height: 2))
  }

  @Test func anUnwritablePictureFileIsReported() throws {
    let stage = OffscreenStage(size: CGSize(width: 1, height: 1), scale: 1)
    let failure = try require(StagePicture.write(stage, to: "/no/such/folder/picture.png"))
    expect(failure.hasPrefix("/no/such/folder/picture.png: "), "\(failure)")
  }
}

@MainActor @Suite(.serialized) struct URLOpeningTests {
  private func answer(_ url: String, command: String) async -> Bool {
    URLOpening.command = command
    defer { URLOpening.command = "xdg-open" }
    return await withCheckedContinuation { continuation in
      UIApplication.shared.open(URL(string: url)!) { continuation.resume(returning: $0) }
    }
  }

  @Test func openURLReturnsTheDesktopsResult() async {
    expect(await answer("https://example.org/", command: "true"))
    expect(await !answer("https://example.org/", command: "false"))
  }

  @Test func urlsWithoutASchemeCannotBeOpened() async {
    expect(!UIApplication.shared.canOpenURL(URL(string: "nowhere")!))
    expect(UIApplication.shared.canOpenURL(URL(string: "mailto:a@example.org")!))
    expect(await !answer("nowhere", command: "true"))
  }
}

@MainActor @Suite struct DeviceTests {
  @Test func deviceNameSystemNameAndVersionAreSet() {
    expectEqual(UIDevice.current.systemName, "Linux")
    expect(!UIDevice.current.systemVersion.isEmpty)
    expect(!UIDevice.current.name.isEmpty)
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone),
    (CGSize(width: 844, height: 390), .phone),
    (CGSize(width: 1024, height: 768), .pad),
    (CGSize(width: 1280, height: 480), .phone),
  ])
  func theIdiomFollowsTheWindowSize(_ size: CGSize, _ expected: UIUserInterfaceIdiom) {
    expectEqual(SceneTraits.idiom(of: size), expected)
  }
}
