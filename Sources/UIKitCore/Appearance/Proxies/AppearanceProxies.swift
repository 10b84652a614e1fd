/// An instance of a class that is never shown, and the settings that were made on it.
@MainActor
package final class AppearanceProxy {
  let type: AnyClass
  let scope: AppearanceScope
  let object: any AppearanceBearer
  /// In the order in which they were first set.
  private(set) var settings: [AppearanceSetting] = []

  init(_ type: AnyClass, _ scope: AppearanceScope, _ object: any AppearanceBearer) {
    self.type = type
    self.scope = scope
    self.object = object
  }

  func record(_ setting: AppearanceSetting) {
    if let place = settings.firstIndex(where: { $0.key == setting.key }) {
      settings[place] = setting
    } else {
      settings.append(setting)
    }
  }
}

/// All appearance proxies. Their settings are applied to instances that enter a window.
@MainActor
package enum AppearanceProxies {
  /// Whether a proxy exists. Until then, settings are not noted and proxies not searched.
  private(set) static var isUsed = false
  private static var all: [AppearanceProxy] = []
  private static var hasTraits = false
  /// Greater than zero while UIKit, not the app, sets properties.
  private static var silence = 0

  /// The one proxy of a class for a scope, made at the first request.
  static func proxy(
    of type: AnyClass, _ scope: AppearanceScope, make: () -> any AppearanceBearer
  ) -> any AppearanceBearer {
    if let proxy = all.first(where: { $0.type == type && $0.scope.isSame(as: scope) }) { return proxy.object }
    // Settings made by the initialiser are not settings of the proxy.
    let object = withoutNotes(make)
    let proxy = AppearanceProxy(type, scope, object)
    object.appearanceNotes = AppearanceNotes()
    object.appearanceNotes?.proxy = proxy
    all.append(proxy)
    isUsed = true
    hasTraits = hasTraits || scope.traits != nil
    return object
  }

  /// Runs settings that UIKit makes, so that they count neither as the app's nor as the proxy's.
  package static func withoutNotes<Result>(_ body: () -> Result) -> Result {
    silence += 1
    defer { silence -= 1 }
    return body()
  }

  /// Runs a body that sets UIKit's own defaults on a view, then applies the proxies again, which have precedence.
  package static func settingDefaults(of view: UIView, _ body: () -> Void) {
    withoutNotes(body)
    if view.window != nil { apply(to: view) }
  }

  static func note(_ setting: AppearanceSetting, on bearer: any AppearanceBearer) {
    guard silence == 0 else { return }
    let notes = bearer.appearanceNotes ?? AppearanceNotes()
    bearer.appearanceNotes = notes
    if let proxy = notes.proxy { proxy.record(setting) } else { notes.own.insert(setting.key) }
  }

  /// Applies proxies to a view that has entered a window, or to a window that is shown.
  @inline(__always)
  static func apply(to view: UIView) {
    if isUsed { apply(to: view, in: view.next, view.traitCollection) }
  }

  /// Applies proxies for traits after the traits of a view changed.
  static func traitsDidChange(of view: UIView) {
    if hasTraits, view.window != nil { apply(to: view) }
  }

  /// Runs a body with no proxies, and afterwards restores those from before: tests share a process.
  package static func forgetting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = (all, isUsed, hasTraits)
    (all, isUsed, hasTraits) = ([], false, false)
    defer { (all, isUsed, hasTraits) = before }
    return try body()
  }

  static func apply(to bearer: any AppearanceBearer, in container: UIResponder?, _ traits: UITraitCollection) {
    let own: AnyClass = type(of: bearer)
    let candidates = all.compactMap { proxy in
      ClassAncestry.depth(of: proxy.type, above: own).map { (proxy: proxy, depth: $0) }
    }
    guard !candidates.isEmpty else { return }
    let hierarchy = hierarchy(from: container)
    let fitting = candidates.compactMap { candidate in
      candidate.proxy.scope.fit(hierarchy, traits).map { (candidate.proxy, candidate.depth, $0) }
    }
    // [?] A setting for a class takes precedence over one for its superclass, regardless of their containers.
    let ordered = fitting.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.1 != other.1 { return one.1 > other.1 }
      if one.2 < other.2 { return true }
      return other.2 < one.2 ? false : left.offset < right.offset
    }
    var settings: [AppearanceKey: Int] = [:]
    var order: [AppearanceSetting] = []
    for setting in ordered.flatMap({ $0.element.0.settings }) {
      if bearer.appearanceNotes?.own.contains(setting.key) == true { continue }
      if let place = settings[setting.key] {
        order[place] = setting
      } else {
        settings[setting.key] = order.count
        order.append(setting)
      }
    }
    withoutNotes { for setting in order { setting.apply(bearer) } }
  }

  /// The views and controllers that contain something, the window first.
  private static func hierarchy(from container: UIResponder?) -> [AnyObject] {
    var hierarchy: [AnyObject] = []
    var current = container
    while let responder = current, !(responder is UIApplication), !(responder is UIScene) {
      hierarchy.append(responder)
      current = responder.next
    }
    return hierarchy.reversed()
  }
}
