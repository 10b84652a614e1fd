extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line in the colour of texts.
    case line = 1
    /// A grey line.
    case bezel = 2
    /// A grey line with rounded corners, around a white or black background.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// The view is hidden; the default.
    case never = 0
    /// The view is shown while the field is edited.
    case whileEditing = 1
    /// The view is shown while the field is not edited.
    case unlessEditing = 2
    /// The view is shown whether the field is edited or not.
    case always = 3
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user or the program ended editing.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }
}

extension UITextField.ViewMode {
  func shows(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
