import Expectations
import PictureTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct UIListContentConfigurationTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void = { _ in }) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(preferredContentSizeCategory: .large))
    change(&state)
    return state
  }

  @Test func updatesChangeDefaultsAndKeepTheAppsValues() {
    var content = UIListContentConfiguration.cell()
    expectEqual(content.textProperties.color, .label)
    let disabled = content.updated(for: state { $0.isDisabled = true })
    expectEqual(disabled.textProperties.color, .tertiaryLabel)
    expectEqual(disabled.secondaryTextProperties.color, .quaternaryLabel)
    expectEqual(disabled.imageProperties.tintColor, .tertiaryLabel)
    expectEqual(disabled.updated(for: state()), content)
    content.textProperties.color = .systemRed
    content.imageProperties.tintColor = .systemGreen
    let custom = content.updated(for: state { $0.isDisabled = true })
    expect(custom.textProperties.color == .systemRed && custom.imageProperties.tintColor == .systemGreen)
    expectEqual(custom.secondaryTextProperties.color, .quaternaryLabel)
  }

  @Test func plainAndAttributedTextsReplaceEachOther() {
    var content = UIListContentConfiguration.cell()
    content.text = "plain"
    content.attributedText = NSAttributedString(string: "attributed")
    expectNil(content.text)
    content.text = "plain"
    expectNil(content.attributedText)
    content.secondaryText = "plain"
    content.secondaryAttributedText = NSAttributedString(string: "attributed")
    expectNil(content.secondaryText)
  }

  @Test func listContentConfigurationsAreValues() {
    let first = UIListContentConfiguration.cell()
    var second = first
    expectEqual(first, second)
    second.text = "x"
    expect(first != second && first.text == nil)
    second.text = nil
    expect(first == second && first.hashValue == second.hashValue)
    second.imageToTextPadding += 1
    expect(first != second)
    expect(UIListContentConfiguration.cell() != .subtitleCell(), "styles differ even where they look alike")
  }

  @Test func configurationsWithTheSameSymbolAreEqual() {
    func content(_ name: String) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.image = UIImage(systemName: name)
      return content
    }
    expect(content("star") == content("star") && content("star").takesSameRoom(as: content("star")))
    expect(content("star") != content("heart") && !content("star").takesSameRoom(as: content("heart")))
    expect(content("star") != .cell() && UIListContentConfiguration.cell() != content("star"))
  }

  /// Other colours are shown where everything stands: the content is not laid out.
  @Test func colourChangesDoNotLayOutTheContent() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Self.content(.label)
        return cell
      }
      static func content(_ color: UIColor) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        content.image = UIImage(systemName: "star")
        content.textProperties.color = color
        content.imageProperties.tintColor = color
        return content
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let view = try require(cell.contentView as? UIListContentView)
    let frames = view.subviews.map(\.frame)
    expect(!view.layer.needsLayout())
    cell.contentConfiguration = Rows.content(.systemRed)
    expect(!view.layer.needsLayout(), "nothing moves")
    window.layoutIfNeeded()
    expectEqual(view.subviews.map(\.frame), frames)
    expectEqual(view.subviews.compactMap { $0 as? UILabel }.first?.textColor, .systemRed)
    expectEqual(view.subviews.compactMap { $0 as? UIImageView }.first?.tintColor, .systemRed)
  }

  @Test func headersFollowTheListEnvironment() {
    func font(_ environment: UIListEnvironment) -> UIFont {
      let traits = UITraitCollection(listEnvironment: environment)
      return UIListContentConfiguration.header()
        .updated(for: UIViewConfigurationState(traitCollection: traits)).textProperties.font
    }
    expectEqual(font(.plain), .preferredFont(forTextStyle: .headline))
    expectEqual(font(.insetGrouped), .preferredFont(forTextStyle: .footnote))
  }

  @Test func theAppsValuesStayInEveryListEnvironment() {
    var content = UIListContentConfiguration.header()
    content.textProperties.transform = .lowercase
    content.directionalLayoutMargins.top = 1
    let state = UIViewConfigurationState(traitCollection: UITraitCollection(listEnvironment: .grouped))
    expectEqual(content.updated(for: state).textProperties.transform, .lowercase)
    expectEqual(content.updated(for: state).directionalLayoutMargins.top, 1)
    let untouched = UIListContentConfiguration.header().updated(for: state)
    expect(untouched.textProperties.transform == .uppercase && untouched.directionalLayoutMargins.top == 17)
  }

  /// A table of one row that says which list it stands in.
  private final class List: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.header()
      content.text = "Text"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listCell()
      return cell
    }
  }

  @Test func tablesSetTheListEnvironmentOfTheirCells() throws {
    let expected: [(UITableView.Style, UIListEnvironment, UIFont.TextStyle, UIColor)] = [
      (.plain, .plain, .headline, .systemBackground),
      (.grouped, .grouped, .footnote, .secondarySystemGroupedBackground),
      (.insetGrouped, .insetGrouped, .footnote, .secondarySystemGroupedBackground),
    ]
    for (style, environment, font, background) in expected {
      let list = List()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
      table.dataSource = list
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
      let cell = try require(table.visibleCells.first)
      expectEqual(cell.traitCollection.listEnvironment, environment)
      expect(window.traitCollection.listEnvironment != environment)
      let content = try require(cell.contentConfiguration as? UIListContentConfiguration)
      expectEqual(content.textProperties.font, .preferredFont(forTextStyle: font))
      expectEqual(content.textProperties.transform, (style == .plain ? .none : .uppercase))
      expectEqual(cell.backgroundConfiguration?.backgroundColor, background)
      expectEqual(cell.defaultBackgroundConfiguration().backgroundColor, background)
      expect(!table.traitOverrides.contains(UITraitListEnvironment.self), "it is no override of the app's")
      table.traitOverrides.userInterfaceStyle = .dark
      table.updateTraitsIfNeeded()
      expectEqual(cell.traitCollection.listEnvironment, environment)
    }
  }

  @Test func colorTransformersDecideTheResolvedColor() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
    expect(content.textProperties.resolvedColor() == .systemPink && content.textProperties.color == .label)
    expectEqual(content.imageProperties.resolvedTintColor(for: .systemMint), .systemMint)
    content.imageProperties.tintColorTransformer = .monochromeTint
    expectEqual(content.imageProperties.resolvedTintColor(for: .systemMint), .secondaryLabel)
  }

  @Test func colorTransformersEqualOnlyTheirCopies() {
    let pink = UIConfigurationColorTransformer { _ in .systemPink }
    let changes: [(inout UIListContentConfiguration, UIConfigurationColorTransformer?) -> Void] = [
      { $0.textProperties.colorTransformer = $1 }, { $0.secondaryTextProperties.colorTransformer = $1 },
      { $0.imageProperties.tintColorTransformer = $1 },
    ]
    for change in changes {
      var (first, second) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
      change(&first, pink)
      expect(first != second)
      change(&second, pink)
      expect(first == second && first.hashValue == second.hashValue)
      change(&second, UIConfigurationColorTransformer { _ in .systemPink })
      expect(first != second, "closures cannot be compared")
    }
    var (first, second) = (UIBackgroundConfiguration.listCell(), UIBackgroundConfiguration.listCell())
    first.backgroundColorTransformer = .grayscale
    expect(first != second)
    second.backgroundColorTransformer = .grayscale
    expectEqual(first, second)
    second.strokeColorTransformer = .monochromeTint
    expect(first != second)
  }

  @Test func customStatesAreStoredByKey() {
    let key = UIConfigurationStateCustomKey("archived")
    var state = state()
    expectNil(state[key])
    state[key] = true
    expect(state[key] == AnyHashable(true) && state != self.state())
  }
}

@MainActor @Suite struct UIListContentViewTests {
  private func view(_ content: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    view.layoutIfNeeded()
    return view
  }

  private func label(_ text: String, in view: UIView) throws -> UILabel {
    try require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  @Test func aOneLineRowIsFortyFourPointsHighWithCentredText() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    let view = view(content)
    expectEqual(view.bounds.height, 44)
    let label = try label("One", in: view)
    expect(label.frame.minX == 16 && abs(label.frame.midY - 22) <= 0.5)
    content.textProperties.transform = .uppercase
    view.configuration = content
    expectEqual(label.text, "ONE")
  }

  @Test func valueTextIsTrailingWhileItFits() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let wide = view(content)
    expectEqual(try label("Value", in: wide).frame.maxX, 312)
    expect(try label("Value", in: wide).frame.midY == label("Name", in: wide).frame.midY)
    let narrow = view(content, width: 90)
    expect(try label("Value", in: narrow).frame.minY > label("Name", in: narrow).frame.minY)
  }

  @Test func rightToLeftLayoutMirrorsTheContent() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    let leftToRight = view(content)
    let view = view(content)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let there = try label("Text", in: leftToRight).frame
    let here = try label("Text", in: view).frame
    expect(here.minX == 320 - there.maxX && here.width == there.width)
  }

  @Test func aConfigurationOfAnotherTypeIsIgnored() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    var content = UIListContentConfiguration.cell()
    content.text = "kept"
    let view = view(content)
    expect(!view.supports(Other()))
    view.configuration = Other()
    expectEqual((view.configuration as? UIListContentConfiguration)?.text, "kept")
  }

  @Test func applyingEqualTextsDoesNotShapeThemAgain() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Detail"
    let view = view(content)
    let first = try label("Title", in: view)
    content.secondaryText = "Other"
    view.configuration = content
    expect(try label("Title", in: view) === first)
    content.secondaryText = nil
    view.configuration = content
    expectEqual(view.subviews.count, 1)
  }

  /// Rows with different symbols have their texts one below the other, 60 points from the edge.
  @Test func symbolsAreCentredInTheirReservedLayoutSize() throws {
    func frames(_ image: UIImage?, _ change: (inout UIListContentConfiguration) -> Void = { _ in }) throws -> (
      image: CGRect, text: CGRect
    ) {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = image
      change(&content)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      view.layoutIfNeeded()
      return (
        try require(view.subviews.compactMap { $0 as? UIImageView }.first).frame,
        try require(view.subviews.compactMap { $0 as? UILabel }.first).frame
      )
    }
    let (narrow, text) = try frames(UIImage(systemName: "chevron.right"))
    let (wide, other) = try frames(UIImage(systemName: "person.3"))
    expect(text.minX == 60 && abs(narrow.midX - 30) <= 0.5)
    expect(other.minX >= 60 && wide.width > narrow.width)
    let bitmap = UIImage.quarters(side: 5)
    expectEqual(try frames(bitmap).text.minX, 32 + bitmap.size.width, "other images take what they need")
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    expectEqual(try frames(bitmap) { $0.imageProperties.reservedLayoutSize.width = standard }.text.minX, 60)
    expectEqual(
      try frames(UIImage(systemName: "star")) { $0.imageProperties.reservedLayoutSize.width = 50 }.text.minX, 82)
  }

  @Test func anImageWithoutSizeTakesNoSpace() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage()
    expectEqual(try label("Text", in: view(content)).frame.minX, 16)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    expectEqual(try label("Text", in: view(content)).frame.minX, 72)
  }
}

@Suite struct ListContentLayoutTests {
  private func layout(_ change: (inout ListContentLayout) -> Void = { _ in }) -> ListContentLayout {
    var layout = ListContentLayout(
      top: 11, leading: 16, bottom: 11, trailing: 8, imageToText: 16, horizontalPadding: 8, verticalPadding: 3,
      prefersSideBySide: false, minimumHeight: 44, scale: 2,
      text: { CGSize(width: min(100, $0), height: $0 < 100 ? 40 : 20) },
      secondaryText: { CGSize(width: min(50, $0), height: 14) })
    change(&layout)
    return layout
  }

  @Test func textLiesAboveTheSecondaryText() {
    let layout = layout()
    expectEqual(layout.size(width: 320).height, 59)
    let rects = layout.rects(in: CGSize(width: 320, height: 59))
    expectEqual(rects.text, CGRect(x: 16, y: 11, width: 296, height: 20))
    expectEqual(rects.secondaryText, CGRect(x: 16, y: 34, width: 296, height: 14))
  }

  @Test func aTallImageDecidesTheHeight() {
    let layout = layout { $0.imageSize = CGSize(width: 60, height: 60) }
    expectEqual(layout.size(width: 320).height, 82)
    let rects = layout.rects(in: CGSize(width: 320, height: 82))
    expectEqual(rects.image, CGRect(x: 16, y: 11, width: 60, height: 60))
    expectEqual(rects.text.minX, 92)
  }

  @Test func textsAreSideBySideOnlyIfBothFit() {
    let layout = layout { $0.prefersSideBySide = true }
    // 100 + 8 + 50 between the margins of 24.
    expectEqual(layout.size(width: 182).height, 44)
    expectEqual(layout.size(width: 181).height, 59)
    let rects = layout.rects(in: CGSize(width: 200, height: 44))
    expectEqual(rects.text, CGRect(x: 16, y: 12, width: 100, height: 20))
    expectEqual(rects.secondaryText, CGRect(x: 142, y: 15, width: 50, height: 14))
  }
}
