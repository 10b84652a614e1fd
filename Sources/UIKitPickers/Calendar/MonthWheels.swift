import Foundation

/// The members of a calendar that its month wheels use.
@MainActor
protocol MonthWheelsHost: AnyObject {
  var choice: DateChoice { get }
  var texts: DateTexts { get }
  func userDidChoose(month: Date)
}

/// Wheels that replace the days of a calendar and select another month.
final class MonthWheels: UIView {
  private weak var host: (any MonthWheelsHost)?
  private var month = Date()
  private lazy var face = DateWheelsFace(host: self)

  init(_ host: any MonthWheelsHost) {
    self.host = host
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: MonthDays) {
    self.month = month.start
    if face.superview == nil { addSubview(face) }
    face.reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, face.fittingSize.height)
    face.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }
}

extension MonthWheels: DateFaceHost {
  /// The shown month, within the limits of the picker.
  var choice: DateChoice {
    var choice = host?.choice ?? DateChoice()
    choice.mode = .yearAndMonth
    choice.choose(month)
    return choice
  }

  var texts: DateTexts { host?.texts ?? DateTexts.texts(of: .current, in: .current) }

  func userDidChoose(_ date: Date) {
    month = choice.limited(date)
    face.show(animated: true)
    host?.userDidChoose(month: month)
  }

  func userDidChoose(duration: TimeInterval) {}
  func fittingSizeDidChange() {}
}
