import Foundation

/// The date picker, as its faces see it.
@MainActor
protocol DateFaceHost: AnyObject {
  var choice: DateChoice { get }
  var texts: DateTexts { get }
  /// The colour of the texts on wheels; nil for the usual one.
  var textColor: UIColor? { get }
  /// The user chose a date, which may be outside of the limits: the nearest one within them is chosen and shown.
  func userDidChoose(_ date: Date)
  /// The user chose the duration of a timer, in seconds.
  func userDidChoose(duration: TimeInterval)
  /// The face needs another size, because texts are larger or smaller.
  func fittingSizeDidChange()
}

extension DateFaceHost {
  var textColor: UIColor? { nil }
}

/// A look of a date picker: wheels, buttons or a calendar.
@MainActor
protocol DateFace: UIView {
  /// The size that it needs, in points.
  var fittingSize: CGSize { get }
  /// Shows the host's choice.
  func show(animated: Bool)
  /// Mode, limits, calendar or language are others.
  func reload()
}
