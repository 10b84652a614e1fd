extension UIRefreshControl: PulledControl {
  var room: ScrollRefresh? {
    get { cycle.room }
    set { cycle.room = newValue }
  }

  var isIdle: Bool { cycle.isIdle }
  func height(width: CGFloat) -> CGFloat { face.height(width: width) }

  func contentDidMove(to distance: CGFloat, viewHeight: CGFloat, isHeld: Bool) {
    cycle.contentDidMove(to: distance, viewHeight: viewHeight, isHeld: isHeld)
  }

  func beginByUser() -> Bool { cycle.beginByUser() }
  func detach() { cycle.detach() }
}
