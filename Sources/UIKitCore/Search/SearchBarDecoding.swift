import InterfaceDocuments

extension UISearchBar: SettableTextInputTraits {}

/// Decodes search bars from documents of Interface Builder.
enum SearchBarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISearchBar>) {
    plan.set(\.text, element.string("text"))
    plan.set(\.placeholder, element.string("placeholder"))
    plan.set(\.showsCancelButton, element.bool("showsCancelButton"))
    plan.set(\.showsBookmarkButton, element.bool("showsBookmarkButton"))
    plan.set(\.showsSearchResultsButton, element.bool("showsSearchResultsButton"))
    plan.set(\.showsScopeBar, element.bool("showsScopeBar"))
    plan.set(\.searchBarStyle, element.value("searchBarStyle", styles))
    plan.set(\.barTintColor, element.color(key: "barTintColor"))
    let titles = element.contents(of: "scopeButtonTitles").map(\.text)
    if !titles.isEmpty { plan.set(\.scopeButtonTitles, titles) }
    plan.readTraits(of: element)
    plan.set(\.isSecureTextEntry, element.textInputTraits?.bool("secureTextEntry"))
  }

  private static let styles: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}
