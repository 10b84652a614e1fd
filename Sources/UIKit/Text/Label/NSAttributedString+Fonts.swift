extension NSAttributedString {
  /// This text with each of its fonts replaced.
  func withFonts(_ replacement: (UIFont) -> UIFont) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: replacement(font), range: range)
    }
    return changed
  }
}
