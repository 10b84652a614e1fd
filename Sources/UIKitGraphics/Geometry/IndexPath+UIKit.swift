extension IndexPath {
  /// The path of a row in a table view.
  public init(row: Int, section: Int) {
    self.init(section, row)
  }

  /// The path of an item in a collection view.
  public init(item: Int, section: Int) {
    self.init(section, item)
  }

  /// Appends the second element, because a path made from an array would allocate memory for the array.
  private init(_ section: Int, _ element: Int) {
    self.init(index: section)
    append(element)
  }

  /// The section's index. The path has to have two elements.
  public var section: Int {
    get { element(at: 0, named: "section") }
    set {
      checkElementCount(named: "section")
      self[0] = newValue
    }
  }

  /// The row's index within its section. The path has to have two elements.
  public var row: Int {
    get { element(at: 1, named: "row") }
    set {
      checkElementCount(named: "row")
      self[1] = newValue
    }
  }

  /// The item's index within its section. The path has to have two elements.
  public var item: Int {
    get { element(at: 1, named: "item") }
    set {
      checkElementCount(named: "item")
      self[1] = newValue
    }
  }

  private func element(at position: Int, named name: String) -> Int {
    checkElementCount(named: name)
    return self[position]
  }

  private func checkElementCount(named name: String) {
    guard count == 2 else {
      fatalError(
        """
        Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two \
        indices specifying the section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h \
        if possible. Asked for \(name) of an index path with \(count) elements; make it with \
        IndexPath(row:section:) or IndexPath(item:section:).
        """)
    }
  }
}
