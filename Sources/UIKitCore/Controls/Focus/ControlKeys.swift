/// Operates a control by keys: Return and the space bar tap it, unless the control has steps.
extension UIControl: KeyOperated {
  package var takesKeys: Bool {
    isEnabled && isUserInteractionEnabled && !isHidden && alpha > 0.01 && isOperatedByKeys
  }

  package func operate(_ operation: KeyOperation) -> Bool {
    switch operation {
    case .press: pressByKey()
    case .release: releaseByKey()
    case .step(let step): return self.step(by: step)
    case .turn: return false
    }
    return true
  }

  package func keyFocusDidChange(_ isFocused: Bool) {
    if !isFocused, !menus.isOpen { isHighlighted = false }
    setState(.focused, isFocused)
  }

  private func pressByKey() {
    isHighlighted = true
    actions.send(.touchDown, from: self, event: nil)
    if menus.opensAtTouch { menus.open() }
  }

  private func releaseByKey() {
    guard isHighlighted, !menus.isOpen else { return }
    isHighlighted = false
    tapByKey()
  }
}
