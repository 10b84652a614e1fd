/// What the titles at the side of a list lead to.
@MainActor
protocol SectionIndexTracking: AnyObject {
  /// The finger is on a title; nil beside them.
  func track(_ title: Int?)
  func endTracking()
  /// An assistive tool asks for the title a step further.
  func step(by step: Int)
}
