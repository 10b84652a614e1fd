import Foundation

/// The members of a date picker that its faces use.
@MainActor
protocol DateFaceHost: AnyObject {
  var choice: DateChoice { get }
  var texts: DateTexts { get }
  /// The text colour on wheels; nil for the standard one.
  var textColor: UIColor? { get }
  /// The user chose a date. If it is outside of the limits, the nearest one within is chosen and shown.
  func userDidChoose(_ date: Date)
  /// The user chose the duration of a timer, in seconds.
  func userDidChoose(duration: TimeInterval)
  /// The face needs another size, because the text size changed.
  func fittingSizeDidChange()
}

extension DateFaceHost {
  var textColor: UIColor? { nil }
}

/// An appearance of a date picker: wheels, buttons or a calendar.
@MainActor
protocol DateFace: UIView {
  /// The required size, in points.
  var fittingSize: CGSize { get }
  /// Shows the host's chosen date.
  func show(animated: Bool)
  /// Updates everything after a change of mode, limits, calendar or language.
  func reload()
}
