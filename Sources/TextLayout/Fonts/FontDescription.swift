/// A font's name: a family, a size and the traits that choose a face of the family.
///
/// A description loads no font: making and comparing it is cheap, and a missing family is noticed when text is first
/// shaped with it.
package struct FontDescription: Hashable, Sendable {
  /// The family's name, or nil for the system font.
  package var family: String?
  /// Points an em.
  package var size: Double
  /// The weight on UIKit's scale: -0.8 (ultra light) to 0.62 (black), regular is 0.
  package var weight: Double
  package var isItalic: Bool
  /// The fixed-width system font; has no meaning when a family is named.
  package var isMonospaced: Bool
  /// Digits of equal width, the letters as they are.
  package var usesMonospacedDigits: Bool
  /// The natural logarithm of the factor by which letters are wider than the face draws them.
  package var expansion = 0.0
  /// The letters that are shown as small capitals. If the family has none, they are shown as smaller capitals.
  package var smallCapitals: SmallCapitals

  package init(
    family: String? = nil, size: Double, weight: Double = 0, isItalic: Bool = false, isMonospaced: Bool = false,
    usesMonospacedDigits: Bool = false, smallCapitals: SmallCapitals = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.usesMonospacedDigits = usesMonospacedDigits
    self.smallCapitals = smallCapitals
  }

  /// Letters that are shown as small capitals.
  package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let lowercase = SmallCapitals(rawValue: 1)
    package static let uppercase = SmallCapitals(rawValue: 2)
  }
}

extension FontDescription {
  /// Whether a face of the family is installed; true for the system font.
  package var isInstalled: Bool {
    guard let family else { return true }
    return FontEngine.shared.isInstalled(family)
  }

  /// Every family that is installed, by name.
  package static var familyNames: [String] { FontEngine.shared.familyNames() }

  /// The names of a family's faces.
  package static func faceNames(ofFamily family: String) -> [String] { FontEngine.shared.faceNames(ofFamily: family) }
}
