import Expectations
import Testing
import UIKit

/// The names that `import UIKit` alone makes usable, spelled as in Apple's documentation.
@MainActor @Suite struct ValuesAndLiterals {
  @Test func colorLiteralsMakeUIColors() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expectEqual([red, green, blue, alpha], [1, 0.5, 0, 1])
  }

  @Test func geometryTypesHaveUIKitsMembers() {
    let insets: UIEdgeInsets = .zero
    expectEqual(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets), CGRect(x: 0, y: 0, width: 10, height: 10))
    let velocity = CGVector(dx: 1, dy: -2)
    expectEqual(velocity.dy, -2)
    let duration: CFTimeInterval = 0.3
    expect(duration + CACurrentMediaTime() > 0)
    let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2))
    expectEqual(moved, CGPoint(x: 5, y: 8))
    expectEqual(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading, 2)
  }

  @Test func indexPathsHaveSectionsRowsAndItems() {
    let path = IndexPath(row: 3, section: 1)
    expectEqual(path.section, 1)
    expectEqual(path.row, 3)
    expectEqual(path.item, 3)
    expectEqual(IndexPath(item: 3, section: 1), path)
  }

  @Test func importingUIKitImportsFoundation() async {
    let url = URL(string: "https://example.com/feed.json")
    expectEqual(url?.lastPathComponent, "feed.json")
    expect(URLSession.shared.configuration.allowsCellularAccess)
    let total = autoreleasepool { [1, 2, 3].reduce(0, +) }
    expectEqual(total, 6)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func associatedObjectsAreStored() {
    final class Box: NSObject {}
    let (owner, box) = (UIView(), Box())
    withUnsafePointer(to: 0) { key in
      objc_setAssociatedObject(owner, key, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      expect(objc_getAssociatedObject(owner, key) as? Box === box)
    }
  }

  @Test func selectorsAreValues() {
    let selector = Selector("refresh:")
    expectEqual(NSStringFromSelector(selector), "refresh:")
    expectEqual(selector, NSSelectorFromString("refresh:"))
  }
}
