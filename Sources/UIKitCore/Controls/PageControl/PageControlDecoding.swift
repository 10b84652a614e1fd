import InterfaceDocuments

/// Decodes page controls from documents of Interface Builder.
enum PageControlDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIPageControl>) {
    element.ignore(["defersCurrentPageDisplay"])
    plan.set(\.numberOfPages, element.integer("numberOfPages"))
    plan.set(\.currentPage, element.integer("currentPage"))
    plan.set(\.hidesForSinglePage, element.bool("hidesForSinglePage"))
    plan.set(\.pageIndicatorTintColor, element.color(key: "pageIndicatorTintColor"))
    plan.set(\.currentPageIndicatorTintColor, element.color(key: "currentPageIndicatorTintColor"))
  }
}
