import UIKit

extension View {
  /// Help for the view, which assistive tools read as its hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Help for the view, which assistive tools read as its hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// Help for the view, which assistive tools read as its hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }

  private func spoken(_ change: (inout AccessibilityValues) -> Void) -> some View {
    modifier(AccessibilityModifier(change))
  }

  /// The name that assistive tools read for the view.
  public func accessibilityLabel(_ label: Text) -> some View { spoken { $0.label = label } }
  /// The name that assistive tools read for the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  /// The name that assistive tools read for the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// The view's value for assistive tools, such as the position of a slider.
  public func accessibilityValue(_ value: Text) -> some View { spoken { $0.value = value } }
  /// The view's value for assistive tools, such as the position of a slider.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  /// The view's value for assistive tools, such as the position of a slider.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Describes to assistive tools the effect of activating the view.
  public func accessibilityHint(_ hint: Text) -> some View { spoken { $0.hint = hint } }
  /// Describes to assistive tools the effect of activating the view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  /// Describes to assistive tools the effect of activating the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// The name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View { spoken { $0.identifier = identifier } }
  /// Hides the view from assistive tools.
  public func accessibilityHidden(_ hidden: Bool) -> some View { spoken { $0.isHidden = hidden } }
  /// Says more of how the view behaves.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { spoken { $0.added = traits } }
  /// Removes accessibility traits of the views inside.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { spoken { $0.removed = traits } }
  /// Makes the view one element, or a group of elements.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    spoken { $0.children = children }
  }

  /// Runs a closure when an assistive tool performs the action on the view.
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

  /// The priority with which assistive tools read the view, 0 by default: views with a higher priority are read before
  /// others of the same container, views with equal priorities in the order of their positions.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    spoken { $0.sortPriority = sortPriority }
  }

  /// Names by which a user of voice control may refer to the view, the most important first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { spoken { $0.inputLabels = inputLabels } }
  /// Names by which a user of voice control may refer to the view, the most important first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Names by which a user of voice control may refer to the view, the most important first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Whether the user can do something with the view, so that tools for switches and voices stop at it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    spoken { $0.respondsToUser = respondsToUserInteraction }
  }

  /// Lets assistive tools find another view instead of this one, such as a slider for a drawing. The other view is
  /// invisible, and is offered the size of this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).overlay { UnseenView(content: representation()) }
  }

  /// Lets assistive tools find views inside this one that are not drawn, such as the bars of a diagram.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityHidden(true).overlay { UnseenView(content: children()) }.accessibilityElement(children: .contain)
  }

  // MARK: Older spellings

  /// The order in which assistive tools read the view.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// The name that assistive tools read for the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The value of the view.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Describes to assistive tools the effect of activating the view.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The name by which tests find the view.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive tools.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Says more of how the view behaves.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// Removes accessibility traits of the views inside.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}

/// Views for assistive tools alone.
private struct UnseenView<Content: View>: View {
  let content: Content

  var body: some View {
    // A mask without views hides all pixels; assistive tools would not find a transparent view.
    content.mask { EmptyView() }.allowsHitTesting(false)
  }
}
