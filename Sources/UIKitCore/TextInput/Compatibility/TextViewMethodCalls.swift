/// Makes `delegate?.textViewDidChange?(textView)` compile; see `ScrollViewMethodCalls.swift`. For a method that a delegate
/// leaves out, the default runs, with the effect that the absence has in UIKit.
extension UITextViewDelegate {
  /// `textViewShouldBeginEditing(_:)`, callable with a question mark. Never nil.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
  /// `textViewShouldEndEditing(_:)`, callable with a question mark. Never nil.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
  /// `textViewDidBeginEditing(_:)`, callable with a question mark. Never nil.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
  /// `textViewDidEndEditing(_:)`, callable with a question mark. Never nil.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// `textViewDidChange(_:)`, callable with a question mark. Never nil.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// `textViewDidChangeSelection(_:)`, callable with a question mark. Never nil.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
  /// The methods named `textView`, callable with a question mark. Never nil.
  public var textView: _TextViewDelegateCalls? { _TextViewDelegateCalls(delegate: self) }
}

/// The methods of a text view's delegate that are named `textView`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextViewDelegateCalls {
  fileprivate let delegate: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions) }
  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { delegate.textView(textView, willPresentEditMenuWith: animator) }
  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { delegate.textView(textView, willDismissEditMenuWith: animator) }
  public func callAsFunction(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction) }
  public func callAsFunction(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    delegate.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }
  public func callAsFunction(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { delegate.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
  public func callAsFunction(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { delegate.textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { delegate.textView(textView, shouldInteractWith: URL, in: characterRange) }
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
}

extension NSTextStorageDelegate {
  /// The methods named `textStorage`, callable with a question mark. Never nil.
  public var textStorage: _TextStorageDelegateCalls? { _TextStorageDelegateCalls(delegate: self) }
}

/// The methods of a storage's delegate, to be called with a question mark.
public struct _TextStorageDelegateCalls {
  fileprivate let delegate: any NSTextStorageDelegate

  public func callAsFunction(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
  public func callAsFunction(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
}
