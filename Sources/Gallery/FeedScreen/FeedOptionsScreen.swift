import Trestle
import UIKit

/// Options of the feed: the rule for ads, their arrival, and how often each was seen.
struct FeedOptionsScreen: ListScreen {
  let feed: FeedModel

  var title: String? { "Ads" }
  var tableStyle: UITableView.Style { .insetGrouped }

  var rows: RowList {
    RowSection("rule") {
      Rows(FeedRule.allCases, id: { $0 }) { rule in
        choice(rule.rawValue, isChosen: rule == feed.rule) { feed.rule = rule }
      }
    }
    .header("Places")
    RowSection("mood") {
      Rows(SampleAds.Mood.allCases, id: { $0 }) { mood in
        choice(mood.rawValue, isChosen: mood == feed.supplier.mood) { feed.supplier.mood = mood }
      }
    }
    .header("Ads come")
    .footer("A late ad enters where nobody looks. One that fails leaves no hole and is asked for again later.")
    RowSection("seen") {
      Rows(feed.ads.ads) { ad in Self.line(ad.sponsor, "\(feed.impressions[ad.id] ?? 0)") }
    }
    .header("Seen")
  }

  private func choice(
    _ text: String, isChosen: Bool, choose: @escaping () -> Void
  ) -> Row<UIListContentConfiguration> {
    Row(text, Self.line(text, nil)).accessory(isChosen ? .checkmark : .none).onSelect(choose)
  }

  private static func line(_ text: String, _ value: String?) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = text
    content.secondaryText = value
    return content
  }
}
