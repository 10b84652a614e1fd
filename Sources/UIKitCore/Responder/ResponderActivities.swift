/// The activities that responders have.
@MainActor
enum ResponderActivities {
  private static let activities = NSMapTable<UIResponder, NSUserActivity>.weakToStrongObjects()

  static func activity(of responder: UIResponder) -> NSUserActivity? { activities.object(forKey: responder) }

  static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
    guard let activity else { return activities.removeObject(forKey: responder) }
    activities.setObject(activity, forKey: responder)
  }

  /// Lets an activity be updated, if its values are not up to date.
  static func update(_ activity: NSUserActivity) {
    guard activity.needsSave else { return }
    activity.needsSave = false
    let responders = activities.keyEnumerator().allObjects.compactMap { $0 as? UIResponder }
    for responder in responders where Self.activity(of: responder) === activity {
      responder.updateUserActivityState(activity)
    }
    activity.delegate?.userActivityWillSave(activity)
  }
}
