import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The pointer over texts.
@MainActor @Suite(.serialized) struct TextPointerTests {
  private let controller = UIViewController()
  private let screen: MountedScreen

  init() { screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1) }

  private func show(_ view: UIView, _ frame: CGRect) throws {
    view.frame = frame
    controller.view.addSubview(view)
    try screen.settle()
  }

  private func pointer(_ x: CGFloat, _ y: CGFloat) throws -> PointerLook {
    screen.hover(at: CGPoint(x: x, y: y))
    try screen.settle()
    return screen.pointer
  }

  @Test func aFieldHasABeamPointerExceptOverItsButtons() throws {
    let field = UITextField()
    field.text = "words"
    field.clearButtonMode = .always
    field.leftView = UIImageView(image: UIImage(systemName: "star"))
    field.leftView?.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    field.leftViewMode = .always
    try show(field, CGRect(x: 20, y: 100, width: 200, height: 40))
    expectEqual(try pointer(10, 50), .system)
    expectEqual(try pointer(100, 120), .verticalBeam)
    expectEqual(try pointer(30, 120), .system, "a picture")
    expectEqual(try pointer(210, 120), .system, "the button that empties the field")
    expectEqual(try pointer(100, 120), .verticalBeam)
    field.isEnabled = false
    expectEqual(try pointer(101, 120), .system)
  }

  @Test func aSearchFieldHasABeamPointer() throws {
    let bar = UISearchBar()
    try show(bar, CGRect(x: 0, y: 60, width: 320, height: 56))
    let field = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
    expectEqual(try pointer(field.midX, field.midY), .verticalBeam)
  }

  @Test func selectableTextHasABeamPointer() throws {
    let view = UITextView()
    view.text = "Some words"
    let button = UIButton(frame: CGRect(x: 100, y: 40, width: 60, height: 40))
    view.addSubview(button)
    try show(view, CGRect(x: 20, y: 100, width: 200, height: 200))
    expect(try pointer(60, 120) == .verticalBeam && pointer(60, 280) == .verticalBeam)
    expectEqual(try pointer(140, 160), .system, "a button in it")
    view.isEditable = false
    expectEqual(try pointer(61, 120), .verticalBeam)
    view.isSelectable = false
    expectEqual(try pointer(62, 120), .system)
    view.isSelectable = true
    expectEqual(try pointer(62, 121), .verticalBeam)
    view.removeFromSuperview()
    expectEqual(try pointer(63, 120), .system)
  }

  @Test func aHoveredLinkIsHighlightedUnderTheArrowPointer() throws {
    let view = UITextView()
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.text = "See example.org for more"
    try show(view, CGRect(x: 20, y: 100, width: 280, height: 200))
    func grounds() -> [CGRect] {
      view.subviews.filter { !($0 is TextTile) && !$0.isHidden && $0.layer.cornerRadius == 4 }.map(\.frame)
    }
    let link = try require(view.face.rects(of: 4..<15).first)
    let place = view.convert(CGPoint(x: link.midX, y: link.midY), to: nil)
    expectEqual(try pointer(place.x, place.y), .system)
    let ground = try require(grounds().first)
    expect(grounds().count == 1 && ground.insetBy(dx: -1, dy: -1).contains(link) && ground.width < link.width + 6)
    expectEqual(try pointer(place.x + link.width / 2 + 40, place.y), .verticalBeam)
    expect(grounds().isEmpty)
    _ = try pointer(place.x, place.y)
    view.text = "Nothing to open"
    try screen.settle()
    expect(grounds().isEmpty, "the text is another")
    view.text = "See example.org for more"
    view.isEditable = true
    expectEqual(try pointer(place.x, place.y), .verticalBeam, "a click in edited text puts the caret there")
  }

  @Test func theAppsPointerInteractionOverridesTheBeam() throws {
    final class Hiding: NSObject, UIPointerInteractionDelegate {
      func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
      ) -> UIPointerStyle? { .hidden() }
    }
    let field = UITextField()
    let delegate = Hiding()
    let interaction = UIPointerInteraction(delegate: delegate)
    field.addInteraction(interaction)
    try show(field, CGRect(x: 20, y: 100, width: 200, height: 40))
    expectEqual(try pointer(100, 120), .hidden)
    field.removeInteraction(interaction)
    expectEqual(try pointer(101, 120), .verticalBeam)
    expect(!field.interactions.contains { $0 is UIPointerInteraction }, "the beam is no interaction that an app sees")
  }

  @Test func hoveringDetectsAParagraphsDataOnce() throws {
    let view = UITextView()
    view.isEditable = false
    view.dataDetectorTypes = .all
    view.text = "See example.org for more\nand more"
    try show(view, CGRect(x: 20, y: 100, width: 280, height: 200))
    _ = try pointer(60, 116)
    let searches = view.items.searchCount
    for x in stride(from: 30.0, to: 200, by: 4) { _ = try pointer(x, 116) }
    expect(view.items.searchCount <= searches + 1, "the paragraph is searched once, however the pointer moves over it")
  }

  @Test func aHoveredTextViewIsReleased() throws {
    weak var left: UITextView?
    do {
      let view = UITextView()
      view.isEditable = false
      view.dataDetectorTypes = .link
      view.text = "example.org"
      try show(view, CGRect(x: 20, y: 100, width: 280, height: 200))
      expectEqual(try pointer(40, 116), .system)
      left = view
      view.removeFromSuperview()
    }
    try screen.settle()
    expectNil(left)
    expectEqual(try pointer(41, 116), .system)
  }
}
