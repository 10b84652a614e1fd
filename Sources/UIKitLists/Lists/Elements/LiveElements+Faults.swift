/// The words for a list and its elements in messages about answers of a data source.
struct ElementWords<Key> {
  /// `UITableView`.
  let list: String
  /// `cell`.
  let view: String
  /// `row 0.3`.
  let name: (Key) -> String
  /// The method that answers with cells.
  let method: String
  /// Advice: how to dequeue a view, and how to replace the view of an element.
  let advice: String
}

extension LiveElements {
  /// Stops the program where a data source answers with a view that another element is using.
  func checkUnused(_ view: View, _ key: Element.Key, _ words: ElementWords<Element.Key>) {
    guard let other = known.first(where: { $0.liveView === view })?.key else { return }
    fatalError(
      """
      \(words.list) dataSource returned a \(words.view) for \(words.name(key)) that \(words.name(other)) is using \
      (\(Self.describe(view))). Dequeue a \(words.view) for each.
      """)
  }

  /// Lets the data source configure the view of an element again. Stops the program if it returns another view.
  /// - Parameter configure: calls the data source; dequeueing returns the view meanwhile.
  /// - Returns: the view; nil if the element is not on screen.
  @discardableResult
  func reconfigure(_ key: Element.Key, _ words: ElementWords<Element.Key>, _ configure: (View) -> View) -> View? {
    guard let view = view(of: key) else { return nil }
    let answer = configure(view)
    guard answer !== view else { return view }
    fatalError(
      """
      The \(words.view) returned from \(words.method) while \(words.name(key)) was being reconfigured is another one \
      (\(Self.describe(answer))) than it has (\(Self.describe(view))). \(words.advice)
      """)
  }

  private static func describe(_ view: View) -> String {
    "\(type(of: view)) \((view as? any ReusableView)?.reuseIdentifier ?? "without identifier")"
  }
}
