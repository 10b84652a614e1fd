import Expectations
import Testing
import UIKit

@MainActor @Suite struct UIContentUnavailableConfigurationTests {
  private func state(_ searched: String?) -> UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = searched
    return state
  }

  @Test func eachFactoryHasItsTexts() {
    let empty = UIContentUnavailableConfiguration.empty()
    expect(empty.text == nil && empty.secondaryText == nil && empty.image == nil)
    expectEqual(UIContentUnavailableConfiguration.loading().text, "Loading…")
    let search = UIContentUnavailableConfiguration.search()
    expect(
      search.text == "No Results" && search.secondaryText?.isEmpty == false && search.image?.isSymbolImage == true)
    for configuration in [empty, .loading(), search] {
      expect(configuration.alignment == .center && configuration.button == .plain())
      expect(configuration.background == .clear() && configuration.buttonProperties.isEnabled)
    }
  }

  @Test func searchConfigurationsQuoteTheSearchTextUnlessOverridden() {
    var search = UIContentUnavailableConfiguration.search()
    expectEqual(search.updated(for: state("jam")).text, "No Results for “jam”")
    expectEqual(search.updated(for: state("jam")).updated(for: state("")).text, "No Results")
    expectEqual(UIContentUnavailableConfiguration.loading().updated(for: state("jam")).text, "Loading…")
    search.text = "Nothing"
    expectEqual(search.updated(for: state("jam")).text, "Nothing")
    search.text = nil
    expectNil(search.updated(for: state("jam")).text, "no text is a choice, too")
    expectNil(search.updated(for: UICellConfigurationState(traitCollection: UITraitCollection())).text)
  }

  @Test func plainAndAttributedTextsReplaceEachOther() {
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.attributedText = NSAttributedString(string: "A")
    configuration.secondaryAttributedText = NSAttributedString(string: "B")
    expect(configuration.text == nil && configuration.secondaryText == nil)
    configuration.text = "C"
    configuration.secondaryText = "D"
    expect(configuration.attributedText == nil && configuration.secondaryAttributedText == nil)
  }

  @Test func everyPropertyTakesPartInEquality() {
    let action = UIAction { _ in }
    let changes: [(inout UIContentUnavailableConfiguration) -> Void] = [
      { $0.text = "x" }, { $0.secondaryText = "x" }, { $0.image = UIImage(systemName: "star") },
      { $0.attributedText = NSAttributedString(string: "x") },
      { $0.secondaryAttributedText = NSAttributedString(string: "x") }, { $0.textProperties.color = .red },
      { $0.textProperties.numberOfLines = 1 }, { $0.textProperties.font = .systemFont(ofSize: 3) },
      { $0.textProperties.lineBreakMode = .byClipping }, { $0.textProperties.adjustsFontSizeToFitWidth = true },
      { $0.textProperties.minimumScaleFactor = 0.5 }, { $0.secondaryTextProperties.color = .red },
      { $0.imageProperties.tintColor = .red }, { $0.imageProperties.cornerRadius = 3 },
      { $0.imageProperties.maximumSize.width = 3 }, { $0.imageProperties.preferredSymbolConfiguration = nil },
      { $0.button.title = "x" }, { $0.buttonProperties.isEnabled = false },
      { $0.buttonProperties.primaryAction = action },
      { $0.secondaryButton.title = "x" }, { $0.secondaryButtonProperties.isEnabled = false },
      { $0.alignment = .natural },
      { $0.background = .listPlainCell() }, { $0.axesPreservingSuperviewLayoutMargins = [] },
      { $0.directionalLayoutMargins.top = 3 }, { $0.imageToTextPadding = 3 }, { $0.textToSecondaryTextPadding = 3 },
      { $0.textToButtonPadding = 3 }, { $0.buttonToSecondaryButtonPadding = 3 },
    ]
    let original = UIContentUnavailableConfiguration.empty()
    expect(original == .empty() && original != .loading())
    for (index, change) in changes.enumerated() {
      var (first, second) = (original, original)
      change(&first)
      expect(first != original, "change \(index)")
      change(&second)
      expect(first == second && first.hashValue == second.hashValue, "change \(index)")
    }
  }

  @Test func customStatesAreStoredByKey() {
    var first = state("a")
    let key = UIConfigurationStateCustomKey("mood")
    first[key] = 3
    expect(first[key] == AnyHashable(3) && first != state("a") && first.searchText == "a")
  }
}
