import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// Screens laid out by constraints as strangers write them, in every appearance.
@MainActor @Suite struct LayoutScreens {
  static let makers: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("messages", { MessagesViewController() }), ("profile", { ProfileViewController() }),
    ("login", { LoginViewController() }),
    ("offer", { OfferCardViewController() }), ("comments", { CommentFormViewController() }),
    ("dashboard", { DashboardViewController() }), ("format", { FormatViewController() }),
  ]

  enum Variant: String, CaseIterable {
    case light, dark, mirrored, largest, narrow, wide

    @MainActor func mount(_ controller: UIViewController) -> MountedScreen {
      let size =
        self == .narrow
        ? CGSize(width: 320, height: 568)
        : self == .wide ? CGSize(width: 1024, height: 600) : CGSize(width: 390, height: 844)
      return MountedScreen(controller, size: size) {
        if self == .dark { $0.userInterfaceStyle = .dark }
        if self == .mirrored { $0.layoutDirection = .rightToLeft }
        if self == .largest { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
      }
    }
  }

  /// Writes the pictures where somebody asked for them.
  private func keepPicture(of screen: MountedScreen, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"] else { return }
    try UIImage(cgImage: screen.picture).pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  private func leaves(_ view: UIView) -> [UIView] {
    view.isHidden ? [] : view is UILabel || view is UIButton ? [view] : view.subviews.flatMap(leaves)
  }

  @Test(arguments: Variant.allCases) func everyScreenLaysOutWithoutOverlap(variant: Variant) throws {
    for (name, make) in Self.makers {
      let controller = make()
      let screen = variant.mount(controller)
      try keepPicture(of: screen, "\(name)-\(variant.rawValue)")
      let texts = leaves(controller.view).map { ($0, $0.convert($0.bounds, to: controller.view)) }
      expect(!texts.isEmpty)
      // [D] Of wishes with the same priority the sum of what each misses is the least: in the login's largest text two
      // labels that would rather not wrap (750 each) outweigh the one constraint (750) that keeps their stack narrower
      // than the screen, up to its required limit of 400.
      let overhang: CGFloat = name == "login" && variant == .largest ? (400 - screen.size.width) / 2 : 0
      for (view, frame) in texts {
        expect(frame.width > 0 && frame.height > 0, "\(name) \(variant): \(view)")
        expect(
          frame.minX >= -overhang && frame.maxX <= screen.size.width + overhang,
          "\(name) \(variant): \(view) at \(frame)")
        expect(!view.hasAmbiguousLayout, "\(name) \(variant): \(view)")
      }
      for (index, (view, frame)) in texts.enumerated() {
        for (other, otherFrame) in texts[..<index]
        where (view as? UILabel)?.text != " NEW " && (other as? UILabel)?.text != " NEW " {
          // Shadows of a comma: text boxes may touch, and the bar of the comments covers what scrolls below it.
          let common = frame.intersection(otherFrame)
          let isCovered = controller is CommentFormViewController
          expect(
            isCovered || common.isNull || common.width < 1 || common.height < 1,
            "\(name) \(variant): \(view) over \(other)")
        }
      }
    }
  }

  @Test func noScreenHasConflictingConstraints() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for variant in LayoutScreens.Variant.allCases {
          for (_, make) in LayoutScreens.makers { _ = variant.mount(make()) }
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(!text.contains("Unable to simultaneously"), "\(text)")
    expect(!text.contains("does not settle"), "\(text)")
  }

  /// A key that distinguishes a text from the others of its screen, whose order a dictionary may decide.
  private func key(_ view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? ""
    return "\(type(of: view)) \(text) in \(view.superview.map { "\(type(of: $0))" } ?? "")"
  }

  @Test func aMirroredScreenIsTheMirrorImage() {
    for (name, make) in Self.makers {
      let plain = make()
      let mirrored = make()
      let screens = [Variant.light.mount(plain), Variant.mirrored.mount(mirrored)]
      let views = leaves(plain.view).sorted { key($0) < key($1) }
      let others = leaves(mirrored.view).sorted { key($0) < key($1) }
      expect(views.map(key) == others.map(key) && !views.isEmpty)
      for (view, other) in zip(views, others) {
        let frame = view.convert(view.bounds, to: plain.view)
        let image = other.convert(other.bounds, to: mirrored.view)
        expect(
          abs(frame.minX - (390 - image.maxX)) <= 0.5 && abs(frame.minY - image.minY) <= 0.5,
          "\(name): \(view) \(frame) \(image)")
      }
      withExtendedLifetime(screens) {}
    }
  }

  @Test func aFormIsCentredWhileItFitsAndScrollsWhileItDoesNot() {
    let controller = LoginViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 844))
    expectEqual(controller.scrollView.contentSize, CGSize(width: 390, height: 844))
    expect(abs(controller.stack.frame.midY - 422) <= 0.5)
    screen.resize(to: CGSize(width: 390, height: 300))
    expect(abs(controller.scrollView.contentSize.height - controller.stack.frame.height - 48) <= 1)
    expectEqual(controller.stack.frame.minY, 24)
    screen.resize(to: CGSize(width: 900, height: 844))
    expectEqual(controller.stack.frame.width, 400)
    expectEqual(controller.stack.frame.midX, 450)
  }

  @Test func aBarIsAboveTheKeyboardLayoutGuide() {
    let controller = CommentFormViewController()
    controller.additionalSafeAreaInsets.bottom = 34
    let screen = MountedScreen(controller)
    expectEqual(controller.bar.frame.maxY, 844)
    let field = controller.field.convert(controller.field.bounds, to: controller.view)
    expect(abs(field.maxY - (844 - 34 - 8)) <= 0.5)
    expectEqual(controller.scrollView.frame.maxY, controller.bar.frame.minY)
    expect(abs(controller.scrollView.contentSize.height - controller.lines.frame.height) <= 0.5)
    expectEqual(controller.scrollView.contentSize.width, 390)
    withExtendedLifetime(screen) {}
  }

  @Test func changedConstraintsMoveABubbleToTheOtherSide() throws {
    let controller = MessagesViewController()
    controller.text.text = "Yes"
    let screen = MountedScreen(controller)
    // The text was set before the view was loaded, which set it again.
    controller.text.text = "Yes"
    screen.advance(frames: 1)
    let before = controller.bubble.frame
    expectEqual(before.minX, 68)
    controller.showAsOwn()
    screen.advance(frames: 6)
    let shown = controller.bubble.layer.presentation()?.frame ?? .zero
    expect(shown.minX > before.minX + 1 && shown.maxX < 373)
    try screen.settle()
    expectEqual(controller.bubble.frame.maxX, 374)
  }
}
