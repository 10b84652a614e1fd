import InterfaceDocuments

/// Decodes page controls from documents of Interface Builder.
enum PageControlDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIPageControl>) {
    element.ignore(["defersCurrentPageDisplay"])
    // A number beyond all reason comes of a broken document: each page has a dot.
    plan.set(\.numberOfPages, element.integer("numberOfPages").map { min(max($0, 0), 1000) })
    plan.set(\.currentPage, element.integer("currentPage"))
    plan.set(\.hidesForSinglePage, element.bool("hidesForSinglePage"))
    plan.set(\.pageIndicatorTintColor, element.color(key: "pageIndicatorTintColor"))
    plan.set(\.currentPageIndicatorTintColor, element.color(key: "currentPageIndicatorTintColor"))
  }
}
