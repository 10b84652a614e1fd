import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct UIVisualEffectViewTests {
  private static let materials: [UIBlurEffect.Style] = [
    .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
  ]

  private func backdrop(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) -> LayerBackdrop? {
    UIBlurEffect(style: style).backdrop(for: UITraitCollection(userInterfaceStyle: appearance))
  }

  @Test func thickerMaterialsShowLessOfTheContentBehind() {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      let alphas = Self.materials.compactMap { backdrop($0, appearance)?.tint.alpha }
      expect(alphas.count == 4 && alphas == alphas.sorted() && Set(alphas).count == 4)
    }
  }

  @Test func materialsFollowTheInterfaceStyleUnlessFixed() {
    expect(backdrop(.systemMaterial, .light) != backdrop(.systemMaterial, .dark))
    expectEqual(backdrop(.systemMaterial, .dark), backdrop(.systemMaterialDark, .light))
    expectEqual(backdrop(.systemMaterialLight, .light), backdrop(.systemMaterialLight, .dark))
    expectEqual(UIBlurEffect.Style.systemChromeMaterialDark.rawValue, 20)
    expectEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
    expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
  }

  @Test func visualEffectContentViewsFillTheViewAndFollowTraits() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    controller.view.addSubview(view)
    let screen = MountedScreen(controller, scale: 1)
    expectEqual(view.contentView.frame, view.bounds)
    expectEqual(view.layer.backdrop, backdrop(.systemMaterial, .light))
    screen.window.overrideUserInterfaceStyle = .dark
    screen.advance(frames: 1)
    expectEqual(view.layer.backdrop, backdrop(.systemMaterial, .dark))
    view.effect = nil
    expectNil(view.layer.backdrop)
  }

  @Test func addingSubviewsToAVisualEffectViewStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UILabel()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("UILabel has been added as a subview to UIVisualEffectView."))
    expect(text.contains("instead add them to the -contentView"))
  }

  @Test func aBarsBlurComesFromItsAppearance() {
    let appearance = UINavigationBarAppearance()
    expectEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
    appearance.configureWithOpaqueBackground()
    expectNil(appearance.backgroundEffect)
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    expectEqual((appearance.copy() as? UINavigationBarAppearance)?.backgroundEffect, UIBlurEffect(style: .dark))
    appearance.configureWithDefaultBackground()
    expectEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
  }

  /// Rows of strong colours, scrolled behind a bar; a card of glass above them.
  private func makeScreen(_ appearance: UIUserInterfaceStyle) -> MountedScreen {
    let table = RowsController(style: .plain)
    let rows = ColoredRows()
    // A table does not keep its data source.
    table.rows = rows
    table.tableView.dataSource = rows
    table.tableView.rowHeight = 44
    table.title = "Glass"
    let navigation = UINavigationController(rootViewController: table)
    let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    card.frame = CGRect(x: 40, y: 180, width: 240, height: 90)
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 208, height: 58))
    label.text = "In front of the glass"
    card.contentView.addSubview(label)
    navigation.view.addSubview(card)
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 320), scale: 2) {
      $0.userInterfaceStyle = appearance
    }
    screen.advance(frames: 2)
    table.tableView.contentOffset.y += 70
    screen.advance(frames: 2)
    return screen
  }

  private final class RowsController: UITableViewController {
    var rows: ColoredRows?
  }

  private final class ColoredRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      let colors: [UIColor] = [.systemRed, .systemBackground, .systemBlue, .systemGreen, .systemBackground]
      cell.backgroundColor = colors[indexPath.row % colors.count]
      return cell
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func blurEffectsMatchTheirPictures(appearance: UIUserInterfaceStyle) {
    expectGolden(makeScreen(appearance).picture, appearance == .dark ? "dark" : "light")
  }

  /// As a message that fades in over a screen, and as a row's ground.
  @Test func constraintsInTheContentViewDecideTheSize() {
    let view = UIVisualEffectView(effect: nil)
    let text = UIView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(view)
    view.contentView.addSubview(text)
    for view in [view, text] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = text.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      width, text.heightAnchor.constraint(equalToConstant: 20),
      text.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 100, y: 0, width: 100, height: 30))
    expect(view.contentView.frame == view.bounds && text.frame == CGRect(x: 10, y: 5, width: 80, height: 20))
    width.constant = 180
    window.layoutIfNeeded()
    expect(view.frame.width == 200 && view.contentView.frame == view.bounds && text.frame.width == 180)
    expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 200, height: 30))
  }
}
