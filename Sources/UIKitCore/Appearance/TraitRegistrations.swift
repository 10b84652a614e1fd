/// The registrations for trait changes of one environment.
@MainActor
final class TraitRegistrations {
  private var entries: [TraitRegistration] = []

  /// Calls `handler` after a change of one of the traits.
  func add<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let entry = TraitRegistration(traits: traits) { environment, previous in
      guard let environment = environment as? TraitEnvironment else { return }
      handler(environment, previous)
    }
    entries.append(entry)
    return entry
  }

  /// Sends `action` to `target`, which is not kept alive, after a change of one of the traits.
  func add(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    let entry = TraitRegistration(traits: traits) { [weak target] environment, previous in
      guard let target else { return }
      ActionTable.send(action, to: target, sender: environment)
    }
    entries.append(entry)
    return entry
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  /// Calls the registrations for any of the changed traits, in order of registration.
  func notify(_ changed: [UITrait], environment: any UITraitEnvironment, previous: UITraitCollection) {
    for entry in entries where entry.traits.contains(where: { wanted in changed.contains { $0 == wanted } }) {
      entry.notify(environment, previous)
    }
  }
}

/// A registration: the traits, and the handler to call after one of them changed.
@MainActor
private final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let notify: (any UITraitEnvironment, UITraitCollection) -> Void

  init(traits: [UITrait], notify: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.notify = notify
    super.init()
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any {
    self
  }
}
