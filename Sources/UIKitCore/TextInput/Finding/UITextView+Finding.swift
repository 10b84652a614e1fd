// A text view searches its own text.
extension UITextView: UIFindInteractionDelegate, UITextSearching {
  /// A search in the text.
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }

  /// The order of two ranges by their beginnings.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  /// Finds every match, in order: at once in a text of some hundred thousand letters, and a part with each frame in longer ones.
  /// - Complexity: O(n) in the length of the text.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    finding.search(queryString, options, telling: resultAggregator.found)
  }

  /// Highlights a match behind the text.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) { finding.decorate(TextPositions(self).units(foundTextRange), usingStyle) }

  /// Shows no match.
  public func clearAllDecoratedFoundText() { finding.clear() }

  /// Scrolls until a match is visible.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    face.reveal(TextPositions(self).units(range), animated: true)
  }

  /// Whether the text may be changed.
  public var supportsTextReplacement: Bool { isEditable }

  /// Replaces a match, if the delegate agrees.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    finding.replace(TextPositions(self).units(foundTextRange), with: withText)
  }

  /// Replaces every match for which the delegate agrees.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    finding.replaceAll(queryString, options, with: withText)
  }
}
