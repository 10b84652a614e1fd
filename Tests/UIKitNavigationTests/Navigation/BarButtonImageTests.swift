import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct BarButtonImageTests {
  private func imageView(_ image: UIImage?) throws -> UIImageView {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: image, style: .plain, target: nil, action: nil)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    screen.advance(frames: 2)
    func find(_ view: UIView) -> UIImageView? {
      if let found = view as? UIImageView, found.image == image || found.image?.isSymbolImage == true { return found }
      return view.subviews.lazy.compactMap(find).first
    }
    return try require(find(screen.window))
  }

  @Test func barButtonSymbolsHaveTheLargeScale() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    let expected = try require(UIImage(systemName: "star", withConfiguration: large)).size
    let view = try imageView(UIImage(systemName: "star"))
    expectEqual(view.intrinsicContentSize, expected)
    expect(view.intrinsicContentSize.width > (try require(UIImage(systemName: "star"))).size.width)
  }

  @Test func anAlwaysOriginalImageKeepsItsColours() throws {
    let view = try imageView(UIImage.quarters(side: 5).withRenderingMode(.alwaysOriginal))
    expectEqual(view.image?.renderingMode, .alwaysOriginal)
  }
}
