import Expectations
import Observation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ViewConfigurationTests {
  private final class TracingCell: UITableViewCell {
    var trace: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      trace.append("update selected \(state.isSelected)")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      trace.append("layout")
    }
  }

  @Test func configurationUpdatesAreCoalescedBeforeLayout() {
    let cell = TracingCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in (cell as? TracingCell)?.trace.append("handler") }
    cell.isHighlighted = true
    cell.isSelected = true
    expect(cell.trace.isEmpty, "nothing happens before the layout")
    cell.layoutIfNeeded()
    expectEqual(cell.trace, ["update selected true", "handler", "layout"])
    cell.trace = []
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectEqual(cell.trace, ["layout"], "without a change there is no update")
    cell.configurationUpdateHandler = nil
    cell.layoutIfNeeded()
    expectEqual(cell.trace, ["layout", "update selected true", "layout"])
  }

  @Test func settingConfigurationsDuringAnUpdateCausesNoOther() {
    final class SettingCell: UITableViewCell {
      var updates = 0

      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
        var content = defaultContentConfiguration().updated(for: state)
        content.text = "\(updates)"
        contentConfiguration = content
        backgroundConfiguration = .listPlainCell().updated(for: state)
      }
    }
    let cell = SettingCell(style: .default, reuseIdentifier: nil)
    for _ in 0..<3 { cell.layoutIfNeeded() }
    expectEqual(cell.updates, 1)
    cell.isSelected = true
    for _ in 0..<3 { cell.layoutIfNeeded() }
    expectEqual(cell.updates, 2)
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "2")
  }

  @Test func contentOfAnotherTypeReplacesTheContentView() {
    struct Plain: UIContentConfiguration {
      final class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ configuration: Plain) {
          self.configuration = configuration
          super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
      }

      func makeContentView() -> any UIView & UIContentView { View(self) }
      func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    expect(cell.textLabel != nil)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let list = cell.contentView
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    expect(cell.contentView === list)
    cell.contentConfiguration = Plain()
    expect(cell.contentView is Plain.View && list.superview == nil)
    cell.contentConfiguration = nil
    expect(!(cell.contentView is any UIContentView) && cell.contentView.subviews.isEmpty)
    expect(cell.textLabel != nil)
  }

  @Test func automaticUpdatesCanBeTurnedOff() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
  }

  @Test func aBackgroundConfigurationRemovesTheBackgroundViews() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let own = UIView()
    cell.backgroundView = own
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    expect(own.superview == nil && cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    var round = UIBackgroundConfiguration.clear()
    round.cornerRadius = 8
    cell.backgroundConfiguration = round
    expect(cell.subviews.first is ConfiguredBackgroundView)
    cell.backgroundConfiguration = nil
    expect(!cell.subviews.contains { $0 is ConfiguredBackgroundView })
  }

  @Observable @MainActor final class Model {
    var name = "first"
  }

  @Test func anObservedModelChangeUpdatesTheConfiguration() async {
    let model = Model()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = model.name
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "first")
    model.name = "second"
    for _ in 0..<20 {
      await Task.yield()
      cell.layoutIfNeeded()
    }
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "second")
  }

  @Test func headerConfigurationsFollowTheHeadersState() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var updates = 0
    header.configurationUpdateHandler = { _, _ in updates += 1 }
    var content = header.defaultContentConfiguration()
    content.text = "Title"
    header.contentConfiguration = content
    header.layoutIfNeeded()
    expect(updates == 1 && header.contentView is UIListContentView && header.textLabel == nil)
  }

  @Test func configurationUpdateHandlersDoNotRetainTheCell() {
    weak var cell: UITableViewCell?
    do {
      let made = UITableViewCell(style: .default, reuseIdentifier: nil)
      made.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = UIListContentConfiguration.cell() }
      made.layoutIfNeeded()
      cell = made
    }
    expectNil(cell)
  }

  /// The separator of the plain table begins at the text, counted from the edge where reading begins.
  @Test func theSeparatorBeginsAtTheTextInBothDirections() {
    func inset(_ attribute: UISemanticContentAttribute) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.semanticContentAttribute = attribute
      cell.accessoryType = .disclosureIndicator
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
      var content = cell.defaultContentConfiguration()
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      content.text = "Text"
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      return cell.separatorInset.left
    }
    expect(inset(.forceLeftToRight) > 40)
    expectEqual(inset(.forceLeftToRight), inset(.forceRightToLeft))
  }
}
