import InterfaceDocuments
@_spi(UIKitFloors) import UIKitCore

/// Decodes controllers of tables from documents of Interface Builder.
enum TableControllerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UITableViewController>) {
    plan.set(element.bool("clearsSelectionOnViewWillAppear")) { $0.clearsSelectionOnViewWillAppear = $1 }
  }
}

/// Decodes controllers of collection views from documents of Interface Builder.
enum CollectionControllerDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UICollectionViewController>) {
    plan.set(element.bool("clearsSelectionOnViewWillAppear")) { $0.clearsSelectionOnViewWillAppear = $1 }
  }
}
