import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Activities of responders.
@MainActor @Suite(.serialized) struct ResponderActivitiesTests {
  private final class Delegate: NSObject, NSUserActivityDelegate {
    var saves = 0
    func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
  }

  private final class Screen: UIViewController {
    var changes = 0
    override func updateUserActivityState(_ activity: NSUserActivity) { changes += 1 }
  }

  @Test func onlyActivitiesThatNeedSaveAreUpdated() {
    let (first, second, delegate) = (Screen(), Screen(), Delegate())
    let activity = NSUserActivity(activityType: "a")
    activity.delegate = delegate
    first.userActivity = activity
    second.userActivity = NSUserActivity(activityType: "b")
    ResponderActivities.update(activity)
    expect(first.changes == 0 && delegate.saves == 0)
    activity.needsSave = true
    ResponderActivities.update(activity)
    expect(first.changes == 1 && second.changes == 0 && delegate.saves == 1 && !activity.needsSave)
    first.userActivity = nil
    activity.needsSave = true
    ResponderActivities.update(activity)
    expect(first.changes == 1 && delegate.saves == 2 && first.userActivity == nil)
  }

  @Test func aReleasedResponderReleasesItsUserActivity() {
    weak var activity: NSUserActivity?
    do {
      let screen = Screen()
      screen.userActivity = NSUserActivity(activityType: "a")
      activity = screen.userActivity
      expect(activity != nil)
    }
    _ = ResponderActivities.activity(of: Screen())
    ResponderActivities.set(nil, of: Screen())
    expectNil(activity)
  }

  @Test func onlyOneUserActivityIsCurrent() {
    let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
    first.becomeCurrent()
    second.becomeCurrent()
    first.resignCurrent()
    expect(NSUserActivity.current === second)
    second.invalidate()
    expectNil(NSUserActivity.current)
  }
}
