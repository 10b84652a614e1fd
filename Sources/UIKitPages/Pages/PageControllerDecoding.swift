import InterfaceDocuments

/// Decodes controllers of pages from documents of Interface Builder.
enum PageControllerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIPageViewController>) {
    // The initialiser reads the orientation and the spacing. Spines apply to pages that curl, which do not exist here.
    element.ignore(["navigationOrientation", "pageSpacing", "spineLocation", "doubleSided"])
    _ = element.value("transitionStyle", ["scroll": UIPageViewController.TransitionStyle.scroll])
  }

  static func orientation(_ element: DocumentElement?) -> UIPageViewController.NavigationOrientation {
    element?.value("navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
  }

  static func spacing(_ element: DocumentElement?) -> CGFloat {
    element?.number("pageSpacing") ?? 0
  }
}
