/// A placeholder for menu elements that are loaded later. Until then the menu shows a spinner.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  /// The elements that replace this one; nil until they have been loaded.
  private(set) var elements: [UIMenuElement]?
  /// Counts the calls of the provider: elements that an earlier call provides are ignored.
  private var question = 0
  private var isAsking = false
  private var arrival: (() -> Void)?

  /// An element whose provider is called when a menu first shows it, and whose elements are kept. The provider passes
  /// the elements to its completion handler, at once or later.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// An element without a provider: archives are not read.
  public required init?(coder: NSCoder) {
    provider = { $0([]) }
    super.init(coder: coder)
  }

  /// An element whose provider is asked each time that a menu shows it.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    let element = Self(elementProvider)
    element.isCached = false
    return element
  }

  /// Asks the provider unless it answered, or is about to.
  func load(_ arrival: @escaping () -> Void) {
    guard elements == nil else { return }
    self.arrival = arrival
    guard !isAsking else { return }
    isAsking = true
    question += 1
    let question = question
    provider { [weak self] in self?.receive($0, to: question) }
  }

  private func receive(_ elements: [UIMenuElement], to question: Int) {
    guard isAsking, question == self.question else { return }
    isAsking = false
    self.elements = elements
    arrival?()
    arrival = nil
  }

  /// Called when the menu that shows the element closed.
  func menuDidClose() {
    arrival = nil
    guard !isCached else { return }
    isAsking = false
    elements = nil
  }
}

/// Loads the deferred elements of an open menu.
@MainActor
final class DeferredMenuElements {
  private var shown: [UIDeferredMenuElement] = []
  /// Called when elements arrived.
  var onArrival: (() -> Void)?

  /// Loads the deferred elements of a menu. Those of its submenus are loaded when they open.
  func load(in menu: UIMenu) { load(menu.children) }

  private func load(_ elements: [UIMenuElement]) {
    for element in elements {
      switch element {
      case let deferred as UIDeferredMenuElement:
        if !shown.contains(where: { $0 === deferred }) { shown.append(deferred) }
        deferred.load { [weak self] in self?.onArrival?() }
        load(deferred.elements ?? [])
      case let inner as UIMenu where inner.options.contains(.displayInline): load(inner.children)
      default: break
      }
    }
  }

  func end() {
    onArrival = nil
    for element in shown { element.menuDidClose() }
    shown = []
  }
}
