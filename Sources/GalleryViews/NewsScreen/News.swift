import UIKit

/// A piece of news.
struct News: Equatable {
  var picture: NewsPicture
  var headline: String
  var source: String

  /// The Gallery's news, in four scripts; some texts are short, some long.
  static let samples = [
    News(
      picture: .mountains, headline: "A night train brings hikers to the high valley without a change",
      source: "The Morning Line"),
    News(picture: .harbour, headline: "海港清晨重新开放，渔船一早满载而归", source: "海岸日报"),
    News(picture: .city, headline: "古い倉庫が図書館に 夜も読める広場に灯り", source: "街の便り"),
    News(
      picture: .desert, headline: "قافلة علمية تعبر الصحراء لرصد الكسوف النادر في ليلة صافية", source: "صحيفة الواحة"),
    News(picture: .garden, headline: "Rooftop bees return", source: "City Gardener"),
    News(
      picture: .observatory,
      headline: "Students find a comet with a telescope they built from a kitchen lamp and a borrowed mirror",
      source: "Evening Sky"),
    News(picture: .bakery, headline: "面包店把昨天的面包送给邻居", source: "社区周刊"),
    News(picture: .rain, headline: "雨の日だけ開くカフェ", source: "路地裏通信"),
  ]
}
