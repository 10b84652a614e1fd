import UIKit

/// The controllers, views and gesture recognisers of a screen. None may exist after the screen is closed.
@MainActor
final class LifeCensus {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes the controllers above a navigation controller's first one, and those presented over it.
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

  /// The classes of objects that still exist, with their numbers.
  var survivors: [String] {
    let names = entries.values.filter { $0.object != nil }.map(\.name)
    return Dictionary(grouping: names, by: \.self).map { "\($0.value.count) \($0.key)" }.sorted()
  }

  var isEmpty: Bool { !entries.values.contains { $0.object != nil } }

  /// Forgets all noted objects.
  func clear() { entries = [:] }
}
