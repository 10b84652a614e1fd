import Expectations
import PictureTesting
import Testing
import UIKit

@testable import UIKitCore

/// Copies of list content share what they say until one of them is changed.
@MainActor @Suite struct ListContentStorageTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void = { _ in }) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(preferredContentSizeCategory: .large))
    change(&state)
    return state
  }

  /// Each property, changed in a copy, stays as it was in what the copy was made of.
  @Test func changingACopyDoesNotChangeTheOriginal() {
    let changes: [(inout UIListContentConfiguration) -> Void] = [
      { $0.text = "b" }, { $0.attributedText = NSAttributedString(string: "b") }, { $0.secondaryText = "b" },
      { $0.secondaryAttributedText = NSAttributedString(string: "b") }, { $0.image = .quarters(side: 3) },
      { $0.textProperties.numberOfLines = 7 }, { $0.secondaryTextProperties.color = .systemRed },
      { $0.textProperties = UIListContentConfiguration.header().textProperties },
      { $0.imageProperties.cornerRadius = 3 }, { $0.directionalLayoutMargins.leading = 99 },
      { $0.axesPreservingSuperviewLayoutMargins = .both }, { $0.prefersSideBySideTextAndSecondaryText.toggle() },
      { $0.imageToTextPadding += 1 }, { $0.textToSecondaryTextHorizontalPadding += 1 },
      { $0.textToSecondaryTextVerticalPadding += 1 }, { $0.alpha = 0.5 },
    ]
    func made() -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      content.secondaryText = "a"
      return content
    }
    for change in changes {
      let original = made()
      var copy = original
      expect(copy.isCopy(of: original))
      change(&copy)
      expect(copy != original && original == made(), "\(copy)")
      // Once it is the only one, what is changed is not copied any more.
      let before = copy
      change(&copy)
      expect(before != original && original == made())
    }
  }

  @Test func updatingForAnEquivalentStateMakesNoNewStorage() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.textProperties.color = .systemRed
    expect(content.updated(for: state()).isCopy(of: content))
    expect(content.updated(for: state { $0.isSelected = true }).isCopy(of: content))
    let disabled = content.updated(for: state { $0.isDisabled = true })
    expect(!disabled.isCopy(of: content) && disabled != content)
    expect(disabled.updated(for: state { $0.isDisabled = true }).isCopy(of: disabled))
  }

  /// A cell that is given the content that it shows keeps all of it, and asks for no memory but for its update's.
  @Test func settingEqualContentKeepsTheViewsAndAllocatesNothing() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let view = try require(cell.contentView as? UIListContentView)
    expectEqual((view.configuration as? UIListContentConfiguration)?.isCopy(of: content), true)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    expect(cell.contentView === view)
    expectEqual((view.configuration as? UIListContentConfiguration)?.isCopy(of: content), true)
    var (same, kept) = (content, content)
    same.text = "Text"
    expect(!same.isCopy(of: content) && same == content)
    cell.contentConfiguration = same
    kept = try require(view.configuration as? UIListContentConfiguration)
    expect(kept.isCopy(of: content), "equal content is not given to the view")
  }
}
