/// How a menu opens and closes.
extension ContextMenuOverlay {
  func open(_ animator: ContextMenuAnimator) {
    guard let superview else { return }
    frame = superview.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller?.beginAppearanceTransition(true, animated: true)
    preview.map { $0.place($0.source) }
    isOpen = true
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
      close(inTo: preview?.source)
    }
    animate(MenuMetrics.openDuration, isSprung: true) { [self] in
      backdrop.alpha = 1
      lists.first?.transform = .identity
      lists.first?.alpha = 1
      placeAll()
      preview?.layer.shadowOpacity = MenuMetrics.shadowOpacity
      preview?.transform = CGAffineTransform(scaleX: MenuMetrics.previewScale, y: MenuMetrics.previewScale)
      animator.runAnimations()
    } completion: { [weak self] in
      self?.controller?.endAppearanceTransition()
      animator.complete()
    }
  }

  /// Hides the preview, because the app animates the pressed view itself.
  func releasePreview() { preview?.isHidden = true }

  func close(
    to target: UITargetedPreview?, animated: Bool, along animators: [ContextMenuAnimator],
    completion: @escaping () -> Void
  ) {
    isUserInteractionEnabled = false
    isOpen = false
    let pops = animators.contains { $0.preferredCommitStyle == .pop }
    controller?.beginAppearanceTransition(false, animated: animated)
    if !pops { preview?.go(to: target) }
    let end = { [self] in
      controller?.endAppearanceTransition()
      removeFromSuperview()
      completion()
    }
    guard animated, window != nil else { return end() }
    animate(MenuMetrics.closeDuration) { [self] in
      close(inTo: pops ? nil : preview?.source)
      if pops { preview?.alpha = 0 }
      for animator in animators { animator.runAnimations() }
    } completion: {
      end()
    }
  }

  /// Gives the views the state that they have before the menu opens and after it closes.
  private func close(inTo source: CGRect?) {
    backdrop.alpha = 0
    for list in lists {
      let anchor = source.map { CGPoint(x: list.center.x, y: $0.midY) } ?? anchor.middle
      list.alpha = 0
      list.transform = CGAffineTransform(
        translationX: (anchor.x - list.center.x) * (1 - MenuMetrics.closedScale),
        y: (anchor.y - list.center.y) * (1 - MenuMetrics.closedScale)
      ).scaledBy(x: MenuMetrics.closedScale, y: MenuMetrics.closedScale)
    }
    guard let preview, let source else { return }
    preview.transform = .identity
    preview.place(source)
    preview.layer.shadowOpacity = 0
  }

  func animate(
    _ duration: TimeInterval, isSprung: Bool = false, _ change: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: isSprung ? MenuMetrics.damping : 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction], animations: change
    ) { _ in completion() }
  }
}
