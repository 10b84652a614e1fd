import Foundation

/// Converts measurements to the units that a region prefers.
enum UnitPreferences {
  /// A measurement in the unit of similar size that a region prefers [C].
  static func preferred(_ measurement: Measurement<Dimension>, _ system: Locale.MeasurementSystem)
    -> Measurement<Dimension>
  {
    guard let unit = counterpart(of: measurement.unit, system) else { return measurement }
    return measurement.converted(to: unit)
  }

  /// A measurement in the region's largest unit in which its value is at least 1, or else in the smallest one.
  static func natural(_ measurement: Measurement<Dimension>, _ system: Locale.MeasurementSystem)
    -> Measurement<Dimension>
  {
    guard let scale = scale(of: measurement.unit, system) else { return preferred(measurement, system) }
    let all = scale.map { measurement.converted(to: $0) }
    return all.first { abs($0.value) >= 1 } ?? all.last ?? measurement
  }

  private static func scale(of unit: Dimension, _ system: Locale.MeasurementSystem) -> [Dimension]? {
    let isMetric = system == .metric
    switch unit {
    case is UnitLength:
      return isMetric
        ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      return system == .us
        ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitDuration: return [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
    case is UnitArea:
      return isMetric
        ? [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters]
        : [UnitArea.squareMiles, UnitArea.squareFeet, UnitArea.squareInches]
    default: return nil
    }
  }

  private static func counterpart(of unit: Dimension, _ system: Locale.MeasurementSystem) -> Dimension? {
    switch system {
    case .us: find(unit, from: \.metric, to: \.customary, pairs)
    // [C] In Britain miles, feet and miles per hour are used, together with grams, litres and degrees Celsius.
    case .uk:
      find(unit, from: \.metric, to: \.customary, roads) ?? find(unit, from: \.customary, to: \.metric, household)
    default: find(unit, from: \.customary, to: \.metric, pairs)
    }
  }

  private typealias Pair = (metric: Dimension, customary: Dimension)

  private static func find(
    _ unit: Dimension, from: KeyPath<Pair, Dimension>, to: KeyPath<Pair, Dimension>, _ pairs: [Pair]
  ) -> Dimension? { pairs.first { $0[keyPath: from] == unit }?[keyPath: to] }

  private static var pairs: [Pair] { roads + household }

  private static let roads: [Pair] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
    (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
    (UnitLength.meters, UnitLength.yards), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour), (UnitArea.squareKilometers, UnitArea.squareMiles),
    (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.squareCentimeters, UnitArea.squareInches),
    (UnitArea.hectares, UnitArea.acres),
  ]
  private static let household: [Pair] = [
    (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
    (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitTemperature.kelvin, UnitTemperature.fahrenheit),
    (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
    (UnitVolume.milliliters, UnitVolume.cups),
  ]
}
