/// The kinds of data that a text view finds in its text and makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses with a street and a number.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates, and times of day.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Every kind. Kinds that have no name here are not found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
