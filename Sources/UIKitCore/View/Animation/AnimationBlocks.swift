/// The blocks that `UIView.beginAnimations(_:context:)` has opened, the innermost last.
@MainActor
enum AnimationBlocks {
  /// An open block: its animations, and the objects to inform of them.
  struct Block {
    let group: ViewAnimationGroup
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?
  }

  /// The duration of a block that sets none, in seconds [D].
  private static let firstDuration: TimeInterval = 0.2

  private static var blocks: [Block] = []

  static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    let group = ViewAnimationGroup(
      duration: firstDuration, delay: 0, options: [], pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction),
      completion: nil)
    blocks.append(Block(group: group, identifier: identifier, context: context))
    ViewAnimations.begin(group)
  }

  /// Changes the settings of the innermost block. Outside of blocks nothing is changed [D].
  static func change(_ change: (inout Block) -> Void) {
    guard !blocks.isEmpty else { return }
    change(&blocks[blocks.count - 1])
  }

  static func commit() {
    guard let block = blocks.popLast() else { return }
    if let selector = block.willStart {
      block.group.whenStarted = { block.tell(selector, [block.identifier, block.context]) }
    }
    if let selector = block.didStop {
      block.group.completion = { block.tell(selector, [block.identifier, NSNumber(value: $0), block.context]) }
    }
    ViewAnimations.end(block.group)
  }
}

extension AnimationBlocks.Block {
  /// Calls a method of the delegate, which may take fewer arguments. A delegate without the method is not called [?].
  @MainActor
  fileprivate func tell(_ selector: Selector, _ arguments: [Any?]) {
    guard let delegate, ActionTable.responds(delegate, to: selector) else { return }
    ActionTable.call(selector, of: delegate, arguments)
  }
}
