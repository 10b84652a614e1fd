import UIKit

/// What is to be shown with the next frame. However often it is set until then, the table changes once.
@MainActor
final class ApplyQueue {
  private struct Request {
    var makeList: () -> RowList
    var isAnimated: Bool
    var completions: [() -> Void] = []
  }

  private weak var table: UITableView?
  /// In the table, which keeps it.
  private weak var frames: FrameNotice?
  private let apply: (RowList, _ isAnimated: Bool, @escaping () -> Void) -> Void
  private var request: Request?
  private var isApplying = false
  private var hasApplied = false

  /// - Parameter kept: what the table keeps alive from now on with the queue, until another queue takes its place.
  init(
    table: UITableView, keeping kept: AnyObject, apply: @escaping (RowList, Bool, @escaping () -> Void) -> Void
  ) {
    self.table = table
    self.apply = apply
    let frames = FrameNotice()
    self.frames = frames
    frames.onFrame = { [weak self] in
      guard let self else { return }
      if applyNow(), self.table?.window != nil { onApplyInFrame?() }
      onFrame?()
    }
    frames.kept = [self, kept]
    for other in table.subviews where other is FrameNotice { other.removeFromSuperview() }
    table.addSubview(frames)
  }

  /// Called in a frame that was asked for, after what waits was shown.
  var onFrame: (() -> Void)?

  /// Called in the frame that shows what was applied, before it is drawn.
  var onApplyInFrame: (() -> Void)?

  func setNeedsFrame() { frames?.setNeedsLayout() }

  var isWaiting: Bool { request != nil }

  /// Has a list shown: with the next frame where somebody sees it, else now.
  func add(isAnimated: Bool, completion: (() -> Void)? = nil, makeList: @escaping () -> RowList) {
    var completions = request?.completions ?? []
    if let completion { completions.append(completion) }
    request = Request(
      makeList: makeList, isAnimated: isAnimated && request?.isAnimated != false, completions: completions)
    if hasApplied, table?.window != nil {
      setNeedsFrame()
    } else {
      applyNow()
    }
  }

  /// Shows what waits. Within an update it waits for the next frame.
  /// - Returns: whether something was shown.
  @discardableResult
  func applyNow() -> Bool {
    guard !isApplying, let request else { return false }
    self.request = nil
    isApplying = true
    hasApplied = true
    apply(request.makeList(), request.isAnimated) { for completion in request.completions { completion() } }
    isApplying = false
    if self.request != nil { setNeedsFrame() }
    return true
  }
}

/// A view of no size in the table, which is told of the next frame by being laid out in it.
private final class FrameNotice: UIView {
  var onFrame: (() -> Void)?
  /// A table holds its data source weakly, and asks it for rows as long as it shows some.
  var kept: [AnyObject] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onFrame?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // There are no frames without a window.
    if window == nil { onFrame?() }
  }
}
