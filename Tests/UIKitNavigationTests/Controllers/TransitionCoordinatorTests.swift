import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Animations alongside a transition")
struct TransitionCoordinatorTests {
  private let from = UIViewController()
  private let to = UIViewController()

  private func coordinator(duration: TimeInterval = 0.5, isInteractive: Bool = false) -> TransitionCoordinator {
    TransitionCoordinator(
      from: from, to: to, in: UIView(frame: .zero), duration: duration, isInteractive: isInteractive)
  }

  @Test("animations run once, those of the first frame too, completions at the end, and nothing can be added then")
  func alongsideAnimationsAndCompletionsRunInOrder() {
    let coordinator = coordinator()
    var calls: [String] = []
    expect(
      coordinator.animate { _ in
        calls.append("animation")
      } completion: { _ in
        calls.append("completion")
      })
    coordinator.runAlongsideAnimations()
    expect(
      coordinator.animate { _ in
        calls.append("at once")
      } completion: { _ in
        calls.append("second")
      })
    expectEqual(calls, ["animation", "at once"])
    coordinator.finish(cancelled: false)
    coordinator.finish(cancelled: false)
    expectEqual(calls, ["animation", "at once", "completion", "second"])
    expect(
      !coordinator.animate { _ in
        calls.append("late")
      } completion: { _ in
      })
    expectEqual(calls.count, 4)
  }

  @Test("views outside of the container move along, too")
  func viewsOutsideTheContainerAnimateAlongside() {
    let coordinator = coordinator()
    var calls: [String] = []
    let joins = coordinator.animateAlongsideTransition(in: UIView()) { _ in
      calls.append("animation")
    } completion: { context in
      calls.append("completion \(context.targetTransform.isIdentity)")
    }
    coordinator.runAlongsideAnimations()
    expectEqual(calls, ["animation"])
    coordinator.finish(cancelled: false)
    expectEqual(calls, ["animation", "completion true"])
    expect(joins && !coordinator.animateAlongsideTransition(in: nil, animation: { _ in calls.append("late") }))
    expectEqual(calls.count, 2)
  }

  @Test("the end of a gesture reports whether it was cancelled")
  func interactionChangesAreReportedWhenTheGestureEnds() {
    let coordinator = coordinator(isInteractive: true)
    var heard: [Bool] = []
    coordinator.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    coordinator.endInteraction(cancelled: true, velocity: 2)
    expectEqual(heard, [true])
    expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
    expectEqual(coordinator.completionVelocity, 2)
  }

  @Test("it knows both controllers and whether it is animated")
  func theCoordinatorKnowsBothControllers() {
    _ = to.view
    let coordinator = coordinator(duration: 0)
    expect(coordinator.viewController(forKey: .from) === from)
    expect(coordinator.viewController(forKey: .to) === to)
    expectNil(coordinator.view(forKey: .from))
    expect(coordinator.view(forKey: .to) === to.view)
    expect(!coordinator.isAnimated)
  }
}
