import Foundation

/// Unicode's names of Foundation's units.
enum UnitNames {
  /// The name, such as `kilometer-per-hour`; nil for a unit that Unicode lacks, such as an app's own.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: length[unit.symbol]
    case is UnitMass: mass[unit.symbol]
    case is UnitTemperature: temperature[unit.symbol]
    case is UnitSpeed: speed[unit.symbol]
    case is UnitDuration: duration[unit.symbol]
    case is UnitVolume: volume[unit.symbol]
    case is UnitArea: area[unit.symbol]
    case is UnitEnergy: energy[unit.symbol]
    case is UnitPower: power[unit.symbol]
    case is UnitPressure: pressure[unit.symbol]
    case is UnitFrequency: frequency[unit.symbol]
    case is UnitAngle: angle[unit.symbol]
    case is UnitAcceleration: acceleration[unit.symbol]
    case is UnitInformationStorage: storage[unit.symbol]
    case is UnitFuelEfficiency: fuel[unit.symbol]
    case is UnitElectricCurrent: current[unit.symbol]
    case is UnitElectricPotentialDifference: potential[unit.symbol]
    case is UnitElectricResistance: resistance[unit.symbol]
    case is UnitIlluminance: illuminance[unit.symbol]
    default: nil
    }
  }

  private static func names(_ pairs: [(Unit, String)]) -> [String: String] {
    Dictionary(pairs.map { ($0.symbol, $1) }) { first, _ in first }
  }

  private static let length = names([
    (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
    (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
    (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
    (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
  ])
  private static let mass = names([
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
    (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
    (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "metric-ton"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
    (UnitMass.ouncesTroy, "ounce-troy"),
  ])
  private static let temperature = names([
    (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitTemperature.kelvin, "kelvin"),
  ])
  private static let speed = names([
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
  ])
  private static let duration = names([
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
  ])
  private static let volume = names([
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
    (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
    (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
  ])
  private static let area = names([
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
  ])
  private static let energy = names([
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
  ])
  private static let power = names([
    (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
  ])
  private static let pressure = names([
    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.megapascals, "megapascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ])
  private static let frequency = names([
    (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
  ])
  private static let angle = names([
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
  ])
  private static let acceleration = names([
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
  ])
  private static let storage = names([
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"),
  ])
  private static let fuel = names([
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
  ])
  private static let current = names([
    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
  ])
  private static let potential = names([(UnitElectricPotentialDifference.volts, "volt")])
  private static let resistance = names([(UnitElectricResistance.ohms, "ohm")])
  private static let illuminance = names([(UnitIlluminance.lux, "lux")])
}
