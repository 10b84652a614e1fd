/// Whether a view takes touches while it is animated: not while an animation without `allowUserInteraction` runs on it [D].
struct AnimatedTouches {
  private var blockingCount = 0

  var areBlocked: Bool { blockingCount > 0 }

  mutating func block() { blockingCount += 1 }
  mutating func unblock() { blockingCount -= 1 }
}
