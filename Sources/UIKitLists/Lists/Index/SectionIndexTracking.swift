/// The list beside an index: it scrolls to the title that a finger is on.
@MainActor
protocol SectionIndexTracking: AnyObject {
  /// The finger is on a title; nil if it is on none, or has left.
  func track(_ title: Int?)
  func endTracking()
  /// An assistive tool asks for the title a step further.
  func step(by step: Int)
}
