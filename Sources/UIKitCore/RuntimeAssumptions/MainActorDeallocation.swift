import CDeallocation
import Foundation

/// Brings the deallocation of views, controllers and other responders to the main actor, whichever thread lets the last
/// reference go.
///
/// UIKit does this for apps whose closures on other queues hold a controller [M]. An isolated `deinit` of `UIResponder` would
/// be simpler, but then a plain `deinit` in an app's subclass does not compile. So the entry in a class's metadata that
/// destroys its instances is exchanged when the first of them is made. Weak references are nil from the last release on.
enum MainActorDeallocation {
  /// Called once for each new object. O(1): a comparison, unless it is the first of its class.
  static func adopt(_ object: UIResponder) {
    let metadata = unsafeBitCast(type(of: object), to: UnsafeMutableRawPointer.self)
    if !deallocation_is_diverted(metadata), holds { deallocation_divert(metadata, finish) }
  }

  /// Called with an object that nothing refers to.
  private static let finish: @convention(c) (UnsafeMutableRawPointer?) -> Void = { object in
    guard let object else { return }
    // Most objects go here: an object with an isolated deinit, and its questions for the executor, are not needed.
    if deallocation_is_on_first_thread() { return deallocation_finish(object) }
    _ = Deallocation(of: object)
  }

  /// Whether the metadata is laid out as assumed: an object of a private class is destroyed by way of the exchanged entry.
  private static let holds: Bool = {
    let probe: AnyClass = Probe.self
    deallocation_divert(unsafeBitCast(probe, to: UnsafeMutableRawPointer.self)) { object in
      Probe.divertedCount += 1
      if let object { deallocation_finish(object) }
    }
    _ = makeProbe()
    let holds = Probe.divertedCount == 1 && Probe.destroyedCount == 1
    if !holds {
      RuntimeMessage.say("views and controllers are deallocated on the thread that lets them go")
    }
    return holds
  }()

  /// The optimiser destroys an object itself where it sees both ends of its life.
  @inline(never) private static func makeProbe() -> AnyObject { Probe() }

  private final class Probe {
    nonisolated(unsafe) static var divertedCount = 0
    nonisolated(unsafe) static var destroyedCount = 0

    deinit { Self.destroyedCount += 1 }
  }

  /// Deallocates an object of UIKit in its own `deinit`: at once on the main actor, otherwise when the main actor comes
  /// to it.
  @MainActor private final class Deallocation {
    private nonisolated(unsafe) let object: UnsafeMutableRawPointer

    nonisolated init(of object: UnsafeMutableRawPointer) { self.object = object }

    isolated deinit { deallocation_finish(object) }
  }
}
