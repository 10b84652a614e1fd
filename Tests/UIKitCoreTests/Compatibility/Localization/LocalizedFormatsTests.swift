import Expectations
import Foundation
import Testing
import UIKitCore

/// Formats that converted sources fill with values: the plural formats of their tables, and all others as Foundation fills
/// them.
struct LocalizedFormatsTests {
  private let bundle = Bundle.module

  @Test func pluralFormatsAreChosenByTheirValue() {
    let format = _NSLocalizedString("%d parcels", bundle: bundle, comment: "")
    expectEqual(String._localizedStringWithFormat(format, 1), "one parcel")
    expectEqual(String._localizedStringWithFormat(format, 4), "4 parcels")
    expectEqual(String(_format: format, 1), "one parcel")
    expectEqual(String(_format: format, arguments: [1]), "one parcel")
    expectEqual(String(_format: format, locale: nil, 2), "2 parcels")
  }

  @Test func pluralFormatsFillInFurtherValues() {
    expectEqual(String._localizedStringWithFormat("%d parcels for %@", 1, NSString(string: "Ada")), "a parcel for Ada")
    expectEqual(String(_format: "%d parcels for %@", 3, NSString(string: "Ada")), "3 parcels for Ada")
    let places = [NSString(string: "A"), NSString(string: "B")]
    expectEqual(String(_format: "%d parcels for %@ in %@", locale: nil, arguments: [1] + places), "A in B: one")
    expectEqual(String(_format: "%d parcels for %@ in %@", 2, places[0], places[1]), "A in B: 2")
  }

  @Test func aMissingFormatValueIsWrittenAsNull() {
    expectEqual(String(_format: "%d parcels for %@", 1), "a parcel for (null)")
  }

  @Test func otherFormatsAreFilledAsByFoundation() {
    expectEqual(String(_format: "%03d", 7), "007")
    expectEqual(String(_format: "%d of %d", 1, 2), "1 of 2")
    expectEqual(
      String(_format: "%@-%@-%@", NSString(string: "a"), NSString(string: "b"), NSString(string: "c")), "a-b-c")
    expectEqual(String._localizedStringWithFormat("%.1f %%", 12.34), "12.3 %")
    expectEqual(String(_format: "100%%"), "100%")
  }

  @Test func localizedStringsOfCatalogsAreFound() {
    expectEqual(_NSLocalizedString("sender", bundle: bundle, comment: ""), "Sender")
    expectEqual(_NSLocalizedString("nowhere", bundle: bundle, value: "Fallback", comment: ""), "Fallback")
    expectEqual(_NSLocalizedString("nowhere", tableName: "Other", bundle: bundle, comment: ""), "nowhere")
  }
}
