import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct CanvasTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Hosted<SwiftUI.Canvas<EmptyView>> {
    Hosted(SwiftUI.Canvas(renderer: draw), width: 40, height: 40)
  }

  @Test func pathsAreFilledAndStroked() {
    let hosted = canvas { context, size in
      expectEqual(size, CGSize(width: 40, height: 40))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
      context.stroke(Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(red), lineWidth: 4)
    }
    expect(hosted.pixel(5, 5) == "ff0000" && hosted.pixel(12, 5) == "ffffff")
    expect(hosted.pixel(20, 25) == "ff0000" && hosted.pixel(25, 25) == "ffffff")
  }

  @Test func copiesOfAGraphicsContextHaveTheirOwnSettings() {
    let hosted = canvas { context, _ in
      var moved = context
      moved.translateBy(x: 20, y: 20)
      moved.opacity = 0.5
      moved.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red))
    }
    expectEqual(hosted.pixel(2, 2), "ff0000")
    expect(["ff7f7f", "ff8080"].contains(hosted.pixel(22, 22)) && hosted.pixel(27, 27) == "ffffff")
  }

  @Test func transformsAreConcatenated() {
    let hosted = canvas { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.translateBy(x: 5, y: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(red))
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: 5, y: 0))
      context.fill(Path(CGRect(x: 0, y: -2, width: 2, height: 2)), with: .color(red))
    }
    expect(hosted.pixel(12, 2) == "ff0000" && hosted.pixel(8, 2) == "ffffff")
    expectEqual(hosted.pixel(12, 12), "ff0000")
  }

  @Test func gradientsTextsAndImagesAreDrawn() {
    let hosted = canvas { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 40, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
      context.draw(Text("M").foregroundColor(red).bold(), at: CGPoint(x: 20, y: 30))
    }
    expect(hosted.pixel(2, 5) < hosted.pixel(20, 5) && hosted.pixel(20, 5) < hosted.pixel(38, 5))
    let isWritten = (12..<28).contains { x in (20..<40).contains { hosted.pixel(x, $0) == "ff0000" } }
    expect(isWritten)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let picture = renderer.image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = canvas { context, _ in
      context.draw(Image(uiImage: picture), in: CGRect(x: 10, y: 10, width: 20, height: 20))
      expectEqual(context.resolve(Image(uiImage: picture)).size, CGSize(width: 4, height: 4))
    }
    expect(image.pixel(20, 20) == "0000ff" && image.pixel(5, 5) == "ffffff")
    let corner = canvas { context, _ in context.draw(Image(uiImage: picture), at: .zero, anchor: .topLeading) }
    expect(corner.pixel(2, 2) == "0000ff" && corner.pixel(6, 6) == "ffffff")
  }

  @Test func aChangeOfStateRedrawsTheCanvas() throws {
    struct Screen: View {
      @State private var isRed = false
      var body: some View {
        VStack(spacing: 0) {
          SwiftUI.Canvas { context, size in
            context.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .color(isRed ? Color(red: 1, green: 0, blue: 0) : .black))
          }
          Button("Red") { isRed = true }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 60, height: 100)
    expectEqual(hosted.pixel(30, 5), "000000")
    try hosted.press("Red")
    expectEqual(hosted.pixel(30, 5), "ff0000")
  }

  @Test func anInverseClipExcludesItsInterior() {
    let hosted = canvas { context, _ in
      context.clip(to: Path(CGRect(x: 10, y: 10, width: 10, height: 10)), options: .inverse)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
    }
    expect(hosted.pixel(5, 5) == "ff0000" && hosted.pixel(25, 15) == "ff0000")
    expect(hosted.pixel(15, 15) == "ffffff" && hosted.pixel(35, 15) == "ffffff")
  }

  @Test func linearGradientsRepeatAndMirror() {
    func row(_ options: GraphicsContext.GradientOptions) -> [String] {
      let hosted = canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
            options: options))
      }
      return [2, 8, 12, 18, 22, 28].map { hosted.pixel($0, 5) }
    }
    let plain = row([])
    expect(plain[0] == "000000" && plain[1] == "000000" && plain[4] == "ffffff" && plain[5] == "ffffff")
    expect(plain[2] < plain[3])
    let repeated = row(.repeat)
    expect(repeated[2] == plain[2] && repeated[3] == plain[3])
    expect(repeated[0] == plain[2] && repeated[1] == plain[3] && repeated[4] == plain[2] && repeated[5] == plain[3])
    let mirrored = row(.mirror)
    expect(mirrored[2] == plain[2] && mirrored[3] == plain[3])
    expect(mirrored[0] > mirrored[1] && mirrored[4] > mirrored[5] && mirrored[4] > plain[2])
  }

  @Test func radialGradientsRepeat() {
    let hosted = canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .radialGradient(
          Gradient(colors: [.black, .white]), center: .zero, startRadius: 0, endRadius: 10, options: .repeat))
    }
    expect(hosted.pixel(2, 0) < hosted.pixel(8, 0) && hosted.pixel(12, 0) < hosted.pixel(8, 0))
    expect(hosted.pixel(12, 0) < hosted.pixel(18, 0) && hosted.pixel(22, 0) < hosted.pixel(18, 0))
  }

  @Test func linearColorGradientsAreBrighterInTheMiddle() {
    func middle(_ options: GraphicsContext.GradientOptions) -> Int {
      let hosted = canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: options))
      }
      return Int(hosted.pixel(20, 5).prefix(2), radix: 16) ?? 0
    }
    // Half of the light is 188 of 255 in sRGB.
    expect(abs(middle([]) - 129) <= 2 && abs(middle(.linearColor) - 189) <= 2)
  }

  @Test func canvasesKeepTheirSettings() {
    let drawing = SwiftUI.Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
    }
    expect(drawing.isOpaque && drawing.colorMode == .linear && drawing.rendersAsynchronously)
    expectEqual(Hosted(drawing, width: 20, height: 20).pixel(10, 10), "ff0000")
  }
}
