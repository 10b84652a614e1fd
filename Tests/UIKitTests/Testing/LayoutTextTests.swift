import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct LayoutTextTests {
  @Test func aLineAView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = UIView(frame: CGRect(x: 10, y: 5.5, width: 20.25, height: 1.0 / 3))
    child.accessibilityIdentifier = "separator"
    child.alpha = 0.5
    let hidden = UIView(frame: CGRect(x: -4, y: 0, width: 8, height: 8))
    hidden.isHidden = true
    hidden.addSubview(UIView())
    root.addSubview(child)
    root.addSubview(hidden)
    #expect(
      layoutText(of: root) == """
        UIView 0,0 100x80
          UIView#separator 10,5.5 20.25x0.33 alpha 0.5
          UIView -4,0 8x8 hidden
        """)
  }
}
