import InterfaceDocuments

/// Decodes page controls from documents of Interface Builder.
enum PageControlDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIPageControl>) {
    element.ignore(["defersCurrentPageDisplay"])
    // At most 1000 pages: only a broken document has more, and each page would get a dot.
    plan.set(element.integer("numberOfPages").map { min(max($0, 0), 1000) }) { $0.numberOfPages = $1 }
    plan.set(element.integer("currentPage")) { $0.currentPage = $1 }
    plan.set(element.bool("hidesForSinglePage")) { $0.hidesForSinglePage = $1 }
    plan.set(element.color(key: "pageIndicatorTintColor")) { $0.pageIndicatorTintColor = $1 }
    plan.set(element.color(key: "currentPageIndicatorTintColor")) { $0.currentPageIndicatorTintColor = $1 }
  }
}
