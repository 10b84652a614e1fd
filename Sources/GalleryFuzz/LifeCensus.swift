import UIKit

/// The controllers, views and gesture recognisers of a screen. All must be deallocated after the screen is closed.
@MainActor
final class LifeCensus {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Records the controllers above a navigation controller's root, and those presented over it.
  func note(_ navigation: UINavigationController) {
    for controller in navigation.viewControllers.dropFirst() { note(controller) }
    if let presented = navigation.presentedViewController { note(presented) }
  }

  private func note(_ controller: UIViewController) {
    enter(controller)
    if let view = controller.viewIfLoaded { note(view) }
    for child in controller.children { note(child) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      note(presented)
    }
  }

  private func note(_ view: UIView) {
    enter(view)
    for recognizer in view.gestureRecognizers ?? [] { enter(recognizer) }
    for subview in view.subviews { note(subview) }
  }

  private func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if entries[id]?.object === object { return }
    entries[id] = Entry(object: object, name: "\(type(of: object))")
  }

  /// The classes of the objects that still exist, with their counts.
  var survivors: [String] {
    let names = entries.values.filter { $0.object != nil }.map(\.name)
    return Dictionary(grouping: names, by: \.self).map { "\($0.value.count) \($0.key)" }.sorted()
  }

  var isEmpty: Bool { !entries.values.contains { $0.object != nil } }

  /// Forgets all recorded objects.
  func clear() { entries = [:] }
}
