import Expectations
import Testing
import TrestleTesting
import UIKit

/// Layers in space, as a program draws a cube and a card with two sides.
@MainActor @Suite struct TransformLayerScreens {
  private func color(_ screen: MountedScreen, _ x: CGFloat, _ y: CGFloat) -> UIColor? {
    let picture = screen.picture
    let scale = CGFloat(picture.width) / screen.size.width
    guard let pixel = picture.cropping(to: CGRect(x: x * scale, y: y * scale, width: 1, height: 1)) else { return nil }
    var bytes: [UInt8] = [0, 0, 0, 0]
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(pixel, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      context?.flush()
    }
    return UIColor(
      red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255, alpha: 1)
  }

  private func isNear(_ color: UIColor?, _ other: UIColor) -> Bool {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var (r2, g2, b2) = (CGFloat(0), CGFloat(0), CGFloat(0))
    guard let color, color.getRed(&r, green: &g, blue: &b, alpha: &a) else { return false }
    other.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getRed(
      &r2, green: &g2, blue: &b2, alpha: &a)
    return abs(r - r2) + abs(g - g2) + abs(b - b2) < 0.05
  }

  @Test func transformLayersShowTheFacesTowardsTheViewer() throws {
    let controller = CubeViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480)) { $0.userInterfaceStyle = .light }
    try screen.settle()
    expectGolden(screen.picture, "cube")
    expect(isNear(color(screen, 160, 400), .systemTeal))
    controller.flip()
    try screen.settle()
    expect(isNear(color(screen, 160, 400), .systemPink))
    controller.turn(by: CGPoint(x: CGFloat.pi, y: 0))
    try screen.settle()
    expectGolden(screen.picture, "cube from behind")
  }
}
