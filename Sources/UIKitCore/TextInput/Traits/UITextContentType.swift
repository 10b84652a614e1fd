/// The meaning of a text field's text, for filling in forms. The raw values are those of web forms.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The type as a text.
  public let rawValue: String

  /// A type of any text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The name that a person is called by in the family, "Ada".
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Names between the given and the family name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The name that a person shares with the family, "Lovelace".
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An addition after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A name that friends use.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A person's position in an organisation.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location of any kind.
  public static let location = UITextContentType(rawValue: "location")
  /// A complete street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The town of a postal address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The region of a country in a postal address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The town and the region of a postal address in one text.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A district of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The code of the delivery area in a postal address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A phone number, with or without the country's code.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a mailbox, such as `name@example.com`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The digits on a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
