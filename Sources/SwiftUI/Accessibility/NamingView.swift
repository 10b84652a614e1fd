/// A view whose text names a control for assistive tools where the control does not show the view.
@MainActor
protocol NamingView {
  /// The text; nil if the view has none, or other views as well.
  var spokenTitle: Text? { get }
}

extension Text: NamingView {
  var spokenTitle: Text? { self }
}

extension Label: NamingView {
  var spokenTitle: Text? { (title as? any NamingView)?.spokenTitle }
}

extension AnyView: NamingView {
  var spokenTitle: Text? { (view as? any NamingView)?.spokenTitle }
}

extension LabelStyleConfiguration.Title: NamingView {
  var spokenTitle: Text? { view.spokenTitle }
}

extension ToggleStyleConfiguration.Label: NamingView {
  var spokenTitle: Text? { view.spokenTitle }
}

extension View {
  /// The text that names a control without showing the view; nil if the view is no text.
  var spokenTitle: Text? { (self as? any NamingView)?.spokenTitle }
}
