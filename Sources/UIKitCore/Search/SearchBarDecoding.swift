import InterfaceDocuments

extension UISearchBar: SettableTextInputTraits {}

/// Decodes search bars from documents of Interface Builder.
enum SearchBarDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UISearchBar>) {
    plan.set(element.string("text")) { $0.text = $1 }
    plan.set(element.string("placeholder")) { $0.placeholder = $1 }
    plan.set(element.string("prompt")) { $0.prompt = $1 }
    plan.set(element.bool("showsCancelButton")) { $0.showsCancelButton = $1 }
    plan.set(element.bool("showsBookmarkButton")) { $0.showsBookmarkButton = $1 }
    plan.set(element.bool("showsSearchResultsButton")) { $0.showsSearchResultsButton = $1 }
    plan.set(element.bool("showsScopeBar")) { $0.showsScopeBar = $1 }
    plan.set(element.value("searchBarStyle", styles)) { $0.searchBarStyle = $1 }
    plan.set(element.color(key: "barTintColor")) { $0.barTintColor = $1 }
    let titles = element.contents(of: "scopeButtonTitles").map(\.text)
    if !titles.isEmpty { plan.set(titles) { $0.scopeButtonTitles = $1 } }
    plan.readTraits(of: element)
    plan.set(element.textInputTraits?.bool("secureTextEntry")) { $0.isSecureTextEntry = $1 }
  }

  private static let styles: [String: UISearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}
