import UIKit

/// Collects changes of the list until the next frame, so that its view changes once per frame.
@MainActor
final class ApplyQueue {
  private struct Request {
    var makeList: () -> RowList
    var isAnimated: Bool
    var completions: [() -> Void] = []
  }

  private weak var view: UIScrollView?
  /// Retained by the view.
  private weak var frames: FrameNotice?
  private let apply: (RowList, _ isAnimated: Bool, @escaping () -> Void) -> Void
  private var request: Request?
  private var isApplying = false
  private var hasApplied = false

  /// - Parameter kept: an object that the view retains together with the queue, until another queue replaces it.
  init(
    view: UIScrollView, keeping kept: AnyObject, apply: @escaping (RowList, Bool, @escaping () -> Void) -> Void
  ) {
    self.view = view
    self.apply = apply
    let frames = FrameNotice()
    self.frames = frames
    frames.onFrame = { [weak self] in
      guard let self else { return }
      if applyNow(), self.view?.window != nil { onApplyInFrame?() }
      onFrame?()
    }
    frames.kept = [self, kept]
    for other in view.subviews where other is FrameNotice { other.removeFromSuperview() }
    view.addSubview(frames)
  }

  /// Called in a requested frame, after waiting changes were applied.
  var onFrame: (() -> Void)?

  /// Called in the frame that shows the applied list, before it is drawn.
  var onApplyInFrame: (() -> Void)?

  func setNeedsFrame() { frames?.setNeedsLayout() }

  var isWaiting: Bool { request != nil }

  /// Applies a list with the next frame if the view is in a window, else now.
  func add(isAnimated: Bool, completion: (() -> Void)? = nil, makeList: @escaping () -> RowList) {
    var completions = request?.completions ?? []
    if let completion { completions.append(completion) }
    request = Request(
      makeList: makeList, isAnimated: isAnimated && request?.isAnimated != false, completions: completions)
    if hasApplied, view?.window != nil {
      setNeedsFrame()
    } else {
      applyNow()
    }
  }

  /// Applies waiting changes. During an update of the view they go on waiting for the next frame.
  ///
  /// - Returns: whether something was applied.
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

/// A view of no size in the list's view, whose layout signals the next frame.
private final class FrameNotice: UIView {
  var onFrame: (() -> Void)?
  /// Objects that the list's view has to keep alive: it holds its data source only weakly, but asks it for rows as long
  /// as it shows some.
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
    // A view without a window gets no frames, so what waits for the next frame is done now.
    if window == nil { onFrame?() }
  }
}
