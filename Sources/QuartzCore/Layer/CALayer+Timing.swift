import CoreGraphics

extension CALayer {
  final func setTiming<Value>(_ path: WritableKeyPath<MediaTimingValues, Value>, _ value: Value) {
    timing[keyPath: path] = value
    announceAnimations()
    root.host?.layerTreeDidChange()
  }

  /// The layer's time when the time of `layer`, or of the clock if nil, is `time`.
  final func localTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    fromClock(layer?.toClock(time) ?? time)
  }

  final func foreignTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let clock = toClock(time)
    return layer?.fromClock(clock) ?? clock
  }

  private final func fromClock(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = parent?.fromClock(time) ?? time
    return timing.isIdentity ? outer : timing.localTime(at: outer)
  }

  private final func toClock(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = timing.isIdentity ? time : timing.parentTime(at: time)
    return parent?.toClock(outer) ?? outer
  }
}
