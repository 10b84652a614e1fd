/// The elements of an object that contains some, as the app gave them.
@MainActor
struct AccessibilityContainment {
  let container: UIResponder

  init(_ container: UIResponder) {
    self.container = container
  }

  var count: Int { container.accessibilityElements?.count ?? 0 }

  /// [D] Nil if there is none.
  func element(at index: Int) -> Any? {
    guard let elements = container.accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// [D] `NSNotFound` if the element is not in the container.
  func index(of element: Any) -> Int {
    container.accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// All elements of the container, from whichever of its methods the app implements; nil if it implements none.
  var elements: [Any]? {
    if let elements = container.accessibilityElements { return elements }
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap(container.accessibilityElement(at:))
  }
}
