import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Parts of a navigation item, looks of bars, and the recogniser that leads back.
@MainActor @Suite(.serialized)
struct NavigationItemPartsTests {
  private func push(_ controller: UIViewController) throws -> (MountedScreen, UINavigationController) {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 844), scale: 1)
    navigation.pushViewController(controller, animated: false)
    try screen.settle()
    return (screen, navigation)
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
  }

  @Test func aSearchFieldAsTitleViewFitsTheBarAtEveryTextSize() throws {
    let (controller, field) = (UIViewController(), UISearchTextField(frame: .zero))
    field.placeholder = "Find"
    controller.navigationItem.titleView = field
    let (screen, navigation) = try push(controller)
    let (size, height) = (field.font?.pointSize, field.bounds.height)
    navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try screen.settle()
    expectEqual(field.traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
    expect((field.font?.lineHeight ?? 99) < 32 && field.bounds.height <= 44 && field.font?.pointSize != size)
    navigation.traitOverrides.preferredContentSizeCategory = .large
    try screen.settle()
    expect(field.font?.pointSize == size && field.bounds.height == height)
  }

  @Test func aTitleViewReplacesTheTitle() throws {
    let controller = UIViewController()
    controller.title = "Words"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.navigationItem.titleView = view
    let (screen, navigation) = try push(controller)
    expect(view.window === screen.window)
    expectEqual(view.bounds.size, CGSize(width: 100, height: 30))
    expect(abs(view.convert(view.bounds, to: nil).midX - 195) <= 1)
    expect(!navigation.navigationBar.shownTexts.contains("Words"))
    controller.navigationItem.titleView = nil
    try screen.settle()
    expectNil(view.window)
    expect(navigation.navigationBar.shownTexts.contains("Words"))
  }

  @Test func stackViewsAreSizedByTheirContentInTheBar() throws {
    func stack(_ width: CGFloat) -> UIStackView {
      let views = [0.5, 0.5].map { share in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width * share).isActive = true
        view.heightAnchor.constraint(equalToConstant: 24).isActive = true
        return view
      }
      return UIStackView(arrangedSubviews: views)
    }
    let (controller, title, item) = (UIViewController(), stack(120), stack(40))
    controller.navigationItem.titleView = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
    let (screen, _) = try push(controller)
    expectEqual(title.bounds.size, CGSize(width: 120, height: 24))
    expect(abs(title.convert(title.bounds, to: nil).midX - 195) <= 1)
    expectEqual(item.bounds.size, CGSize(width: 40, height: 24))
    // It follows its views.
    let added = UIView()
    added.widthAnchor.constraint(equalToConstant: 30).isActive = true
    title.addArrangedSubview(added)
    item.arrangedSubviews[0].isHidden = true
    try screen.settle()
    expect(title.bounds.width == 150 && item.bounds.width == 20)
  }

  @Test func constrainedBarViewsFollowTheirTexts() throws {
    let (controller, title, status, picture) = (UIViewController(), UIView(), UILabel(), UIButton(type: .custom))
    status.text = "online"
    status.translatesAutoresizingMaskIntoConstraints = false
    title.addSubview(status)
    picture.setTitle("A title of a button that is held at a size", for: .normal)
    NSLayoutConstraint.activate([
      status.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 5),
      status.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      status.topAnchor.constraint(equalTo: title.topAnchor),
      status.bottomAnchor.constraint(equalTo: title.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 32), picture.heightAnchor.constraint(equalToConstant: 32),
    ])
    controller.navigationItem.titleView = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: picture)
    let (screen, _) = try push(controller)
    let width = title.bounds.width
    expect(width >= status.intrinsicContentSize.width + 5 && width < 100)
    expectEqual(picture.bounds.size, CGSize(width: 32, height: 32))
    status.text = "writes a longer text"
    try screen.settle()
    expect(title.bounds.width > width + 30 && title.bounds.width >= status.intrinsicContentSize.width + 5)
    // One with a frame keeps it.
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    framed.addSubview(status)
    status.centerXAnchor.constraint(equalTo: framed.centerXAnchor).isActive = true
    controller.navigationItem.titleView = framed
    try screen.settle()
    expectEqual(framed.bounds.size, CGSize(width: 90, height: 30))
  }

  /// A width of the view's own, and no frame: what most apps write for a field in the title's place.
  @Test func aTitleViewWithAWidthConstraintNeedsNoFrame() throws {
    let (controller, field, item) = (UIViewController(), UITextField(), UIView())
    field.borderStyle = .roundedRect
    field.widthAnchor.constraint(equalToConstant: 220).isActive = true
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    item.addSubview(dot)
    NSLayoutConstraint.activate([
      item.widthAnchor.constraint(equalToConstant: 24), item.heightAnchor.constraint(equalToConstant: 24),
      dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
      dot.trailingAnchor.constraint(equalTo: item.trailingAnchor), dot.topAnchor.constraint(equalTo: item.topAnchor),
    ])
    controller.navigationItem.titleView = field
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
    let (screen, _) = try push(controller)
    try screen.settle()
    expectEqual(field.bounds.size, CGSize(width: 220, height: field.intrinsicContentSize.height))
    expectEqual(item.bounds.size, CGSize(width: 24, height: 24))
    expectEqual(dot.frame, CGRect(x: 16, y: 0, width: 8, height: 8))
    for view in [field, item] {
      let engine = try require(LayoutEngine.enclosing(view))
      expect(engine.solutionCount > 0 && engine.conflicts.isEmpty)
    }
  }

  @Test func aTitleViewFollowsItsTextAfterAPop() throws {
    let (controller, title, status) = (UIViewController(), UIView(), UILabel())
    status.text = "online"
    status.translatesAutoresizingMaskIntoConstraints = false
    title.addSubview(status)
    NSLayoutConstraint.activate([
      status.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      status.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      status.centerYAnchor.constraint(equalTo: title.centerYAnchor), title.heightAnchor.constraint(equalToConstant: 30),
    ])
    controller.navigationItem.titleView = title
    let (screen, navigation) = try push(controller)
    navigation.pushViewController(UIViewController(), animated: true)
    try screen.settle()
    navigation.popViewController(animated: true)
    try screen.settle()
    status.text = "writes a longer text"
    try screen.settle()
    expect(title.bounds.width >= status.intrinsicContentSize.width && status.bounds.width == title.bounds.width)
  }

  @Test func theFirstLeftBarButtonItemIsOutermost() throws {
    let controller = UIViewController()
    let items = [button("One"), button("Two")]
    controller.navigationItem.leftBarButtonItems = items
    expect(controller.navigationItem.leftBarButtonItem === items[0])
    let (screen, navigation) = try push(controller)
    let (one, two) = (
      try screen.accessibilityElement(.label("One")).frame, try screen.accessibilityElement(.label("Two")).frame
    )
    expect(one.minX < two.minX && one.maxX <= two.minX)
    // [D] They take the back button's place.
    expectEqual(navigation.navigationBar.shownTexts, ["One", "Two"])
    controller.navigationItem.leftBarButtonItem = button("Only")
    try screen.settle()
    expectEqual(controller.navigationItem.leftBarButtonItems?.map(\.title), ["Only"])
    expectEqual(navigation.navigationBar.shownTexts, ["Only"])
  }

  /// [D] Left items are shown after the back button, not instead of it.
  @Test func leftItemsMaySupplementTheBackButton() throws {
    let controller = UIViewController()
    controller.navigationItem.leftBarButtonItems = [button("One")]
    controller.navigationItem.leftItemsSupplementBackButton = true
    let (screen, navigation) = try push(controller)
    expectEqual(navigation.navigationBar.shownTexts, ["Root", "One"])
    controller.navigationItem.leftItemsSupplementBackButton = false
    try screen.settle()
    expectEqual(navigation.navigationBar.shownTexts, ["One"])
  }

  @Test func compactAppearanceAppliesToCompactBars() throws {
    func look(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      return appearance
    }
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    bar.standardAppearance = look(.red)
    bar.scrollEdgeAppearance = look(.red)
    bar.compactAppearance = look(.green)
    bar.compactScrollEdgeAppearance = look(.green)
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 844), scale: 1)
    try screen.settle()
    func barColor() throws -> UInt32 { Pixels(screen.picture)[3, Int(bar.frame.midY)] & 0xFFFFFF }
    expectEqual(try barColor(), 0xFF0000)
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    expectEqual(try barColor(), 0x00FF00)
    // What the screen says goes before what the bar says.
    controller.navigationItem.compactAppearance = look(.blue)
    controller.navigationItem.compactScrollEdgeAppearance = look(.blue)
    try screen.settle()
    expectEqual(try barColor(), 0x0000FF)
  }

  @Test func titleTextAttributesStyleTheBarsTitle() throws {
    let controller = UIViewController()
    controller.title = "Words"
    let (screen, navigation) = try push(controller)
    navigation.navigationBar.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30),
    ]
    try screen.settle()
    let label = try require(labels(in: navigation.navigationBar).first { $0.text == "Words" })
    expectEqual(label.font, UIFont.systemFont(ofSize: 30))
    expectEqual(label.textColor, .red)
    expectEqual(navigation.navigationBar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor, .red)
  }

  @Test func titlePositionAdjustmentMovesTheTitle() throws {
    let controller = UIViewController()
    controller.title = "Words"
    let (screen, navigation) = try push(controller)
    func place() throws -> CGPoint {
      try screen.settle()
      let label = try require(labels(in: navigation.navigationBar).first { $0.text == "Words" })
      return label.convert(CGPoint.zero, to: nil)
    }
    let before = try place()
    var offset = UIOffset.zero
    offset.horizontal = 12
    offset.vertical = 3
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = offset
    controller.navigationItem.standardAppearance = appearance
    controller.navigationItem.scrollEdgeAppearance = appearance
    expectEqual(try place(), CGPoint(x: before.x + 12, y: before.y + 3))
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test func buttonAppearancesStyleButtonTitles() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = button("Edit")
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    controller.navigationItem.standardAppearance = appearance
    controller.navigationItem.scrollEdgeAppearance = appearance
    let (screen, navigation) = try push(controller)
    defer { withExtendedLifetime(screen) {} }
    let shown = labels(in: navigation.navigationBar)
    expectEqual(shown.first { $0.text == "Edit" }?.textColor, .red)
    expectEqual(shown.first { $0.text == "Root" }?.textColor, .blue)
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    expectEqual(copy.buttonAppearance.highlighted.titleTextAttributes[.foregroundColor] as? UIColor, .green)
  }

  @Test func setBackIndicatorImageReplacesTheChevron() throws {
    let controller = UIViewController()
    let own = UIImage.quarters(side: 8)
    let appearance = UINavigationBarAppearance()
    let standard = appearance.backIndicatorImage
    appearance.setBackIndicatorImage(own, transitionMaskImage: own)
    expectEqual(appearance.backIndicatorImage, own)
    controller.navigationItem.standardAppearance = appearance
    controller.navigationItem.scrollEdgeAppearance = appearance
    let (screen, navigation) = try push(controller)
    defer { withExtendedLifetime(screen) {} }
    func images(in view: UIView) -> [UIImageView] {
      view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + images(in: $0) }
    }
    expect(images(in: navigation.navigationBar).contains { $0.image?.size == own.size })
    // [D] Both images must be set for either to be used.
    appearance.setBackIndicatorImage(own, transitionMaskImage: nil)
    expect(appearance.backIndicatorImage != own && appearance.backIndicatorImage.size == standard.size)
  }

  @Test func aNilShadowColorShowsNoHairline() throws {
    func lineIsSeen(_ color: UIColor?) throws -> Bool {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .white
      appearance.shadowColor = color
      controller.navigationItem.standardAppearance = appearance
      controller.navigationItem.scrollEdgeAppearance = appearance
      let (screen, navigation) = try push(controller)
      let pixels = Pixels(screen.picture)
      let bottom = Int(navigation.navigationBar.frame.maxY)
      return (bottom - 2..<bottom + 2).contains { pixels[5, $0] & 0xFFFFFF != 0xFFFFFF }
    }
    expect(try lineIsSeen(.red))
    expect(try !lineIsSeen(nil))
    expect(try !lineIsSeen(.clear))
  }

  @Test func disablingInteractivePopGestureRecognizerPreventsPops() throws {
    let controller = UIViewController()
    let (screen, navigation) = try push(controller)
    let recognizer = try require(navigation.interactivePopGestureRecognizer)
    expect(recognizer.isEnabled && recognizer.view === navigation.view)
    recognizer.isEnabled = false
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    try screen.settle()
    expect(navigation.topViewController === controller)
    recognizer.isEnabled = true
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    try screen.settle()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test func aStandaloneNavigationBarShowsItsLastItem() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(bar)
    bar.setItems([UINavigationItem(title: "First"), UINavigationItem(title: "Second")], animated: false)
    try screen.settle()
    expect(bar.topItem?.title == "Second" && bar.backItem?.title == "First")
    expect(bar.shownTexts.contains("Second"))
    bar.setItems([UINavigationItem(title: "Alone")], animated: true)
    try screen.settle()
    expect(bar.shownTexts == ["Alone"] && bar.backItem == nil)
  }

  /// [D] `show(_:sender:)` of a navigation controller pushes; a child of one has it do so.
  @Test func showPushesInANavigationController() throws {
    let first = UIViewController()
    let (screen, navigation) = try push(first)
    let (second, third) = (UIViewController(), UIViewController())
    navigation.show(second, sender: nil)
    try screen.settle()
    expect(navigation.topViewController === second)
    second.show(third, sender: nil)
    try screen.settle()
    expect(navigation.topViewController === third && navigation.viewControllers.count == 4)
  }

  /// [D] Without a container that shows it otherwise, it is presented.
  @Test func showPresentsWithoutAContainer() throws {
    let (root, other) = (UIViewController(), UIViewController())
    let screen = MountedScreen(root)
    root.show(other, sender: nil)
    try screen.settle()
    expect(root.presentedViewController === other)
  }
}
