import Expectations
import Foundation
import Testing
import UIKit

/// Measurements as text.
@MainActor struct MeasurementFormatterTests {
  private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    return formatter
  }

  @Test func theRegionDecidesTheUnits() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    expectEqual(formatter("en_US").string(from: distance), "3.107 mi")
    expectEqual(formatter("de_DE").string(from: distance), "5 km")
    expectEqual(formatter("en_GB").string(from: distance), "3.107 mi")
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    expectEqual(formatter("en_US").string(from: warmth), "68°F")
    expectEqual(formatter("en_GB").string(from: warmth), "20°C")
    expectEqual(formatter("de_DE").string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)), "20 °C")
    expectEqual(formatter("en_GB").string(from: Measurement(value: 2, unit: UnitMass.pounds)), "0.907 kg")
  }

  @Test func providedUnitKeepsTheUnit() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    expectEqual(formatter("en_US", .providedUnit).string(from: distance), "5 km")
    expectEqual(
      formatter("fr_FR", .providedUnit).string(from: Measurement(value: 2.5, unit: UnitVolume.cups)), "2,5 tasses")
  }

  @Test func naturalScaleChoosesTheUnitBySize() {
    let formatter = formatter("de_DE", .naturalScale)
    expectEqual(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), "1,5 km")
    expectEqual(formatter.string(from: Measurement(value: 0.25, unit: UnitLength.meters)), "25 cm")
    expectEqual(formatter.string(from: Measurement(value: 0.4, unit: UnitMass.kilograms)), "400 g")
    formatter.locale = Locale(identifier: "en_US")
    expectEqual(formatter.string(from: Measurement(value: 2, unit: UnitLength.feet)), "2 ft")
    expectEqual(formatter.string(from: Measurement(value: 90, unit: UnitDuration.minutes)), "1.5 hr")
  }

  @Test func unitStyleDecidesTheUnitNames() {
    let formatter = formatter("en_US", .providedUnit)
    let distance = Measurement(value: 3, unit: UnitLength.miles)
    formatter.unitStyle = .long
    expectEqual(formatter.string(from: distance), "3 miles")
    expectEqual(formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)), "1 mile")
    expectEqual(formatter.string(from: UnitLength.kilometers as Unit), "kilometers")
    formatter.unitStyle = .short
    expectEqual(formatter.string(from: distance), "3mi")
    formatter.unitStyle = .medium
    expectEqual(formatter.string(from: UnitSpeed.kilometersPerHour as Unit), "km/h")
  }

  @Test func numberFormatterDecidesTheDigits() {
    let formatter = formatter("en_US", .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    expectEqual(formatter.string(from: Measurement(value: 3.1416, unit: UnitLength.meters)), "3.1 m")
    formatter.numberFormatter.minimumFractionDigits = 1
    expectEqual(formatter.string(from: Measurement(value: 3, unit: UnitLength.meters)), "3.0 m")
    formatter.numberFormatter.minimumFractionDigits = 0
    formatter.numberFormatter.maximumFractionDigits = 0
    expectEqual(formatter.string(from: Measurement(value: 3.6, unit: UnitLength.meters)), "4 m")
  }

  @Test func temperatureWithoutUnitOmitsTheScale() {
    expectEqual(
      formatter("en_US", .temperatureWithoutUnit).string(from: Measurement(value: 20, unit: UnitTemperature.celsius)),
      "68°")
  }

  @Test func customUnitsAreWrittenByTheirSymbol() {
    let unit = Dimension(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    expectEqual(formatter("de_DE").string(from: Measurement(value: 1.5, unit: unit)), "1,5 smoot")
    expectEqual(formatter("de_DE").string(from: unit as Unit), "smoot")
    expectEqual(formatter("en_US").string(for: Measurement(value: 5, unit: UnitMass.kilograms)), "11.023 lb")
    expectNil(formatter("en_US").string(for: "5 kg"))
  }
}
