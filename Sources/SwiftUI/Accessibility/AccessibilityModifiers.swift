import UIKit

extension View {
  /// A help for the view: assistive tools say it as the hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// A help for the view: assistive tools say it as the hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// A help for the view: assistive tools say it as the hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }

  private func spoken(_ change: (inout AccessibilityValues) -> Void) -> some View {
    modifier(AccessibilityModifier(change))
  }

  /// The name that assistive tools say for the view.
  public func accessibilityLabel(_ label: Text) -> some View { spoken { $0.label = label } }
  /// The name that assistive tools say for the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  /// The name that assistive tools say for the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// The value of the view, such as how far a slider is.
  public func accessibilityValue(_ value: Text) -> some View { spoken { $0.value = value } }
  /// The value of the view, such as how far a slider is.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  /// The value of the view, such as how far a slider is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Says to assistive tools what activating the view does.
  public func accessibilityHint(_ hint: Text) -> some View { spoken { $0.hint = hint } }
  /// Says to assistive tools what activating the view does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  /// Says to assistive tools what activating the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// The name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View { spoken { $0.identifier = identifier } }
  /// Hides the view from assistive tools.
  public func accessibilityHidden(_ hidden: Bool) -> some View { spoken { $0.isHidden = hidden } }
  /// Says more of how the view behaves.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { spoken { $0.added = traits } }
  /// Takes back what views say of how they behave.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { spoken { $0.removed = traits } }
  /// Makes the view one element, or a group of elements.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    spoken { $0.children = children }
  }

  /// Runs something when assistive tools act on the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    spoken { $0.perform = [(actionKind, handler)] }
  }
  /// Something that assistive tools offer to do with the view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    spoken { $0.actions = [(name, handler)] }
  }
  /// Something that assistive tools offer to do with the view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Something that assistive tools offer to do with the view.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Changes the view's value by a step.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    spoken { $0.adjust = handler }
  }

  // MARK: Older spellings

  /// The name that assistive tools say for the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The value of the view.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says to assistive tools what activating the view does.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The name by which tests find the view.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive tools.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Says more of how the view behaves.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// Takes back what views say of how they behave.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
