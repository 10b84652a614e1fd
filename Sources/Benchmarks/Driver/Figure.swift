import Foundation

/// One measured figure, as one line of JSON.
struct Figure: Equatable {
  var variant: String
  var rowCount: Int
  var run: Int
  var metric: String
  var value: Double
  var unit: String
  /// `value` divided by the time of copying a frame in the same run; nil if it is not a time.
  var frameCopies: Double?

  /// `{"peer":"trestle","variant":"window","n":1000,"run":0,"metric":"…","value":0.41,"unit":"ms","memcpy_ratio":4.7}`
  var line: String {
    var line = #"{"peer":"trestle","variant":"\#(variant)","n":\#(rowCount),"run":\#(run),"metric":"\#(metric)""#
    line += #","value":\#(Self.format(value)),"unit":"\#(unit)""#
    if let frameCopies { line += #","memcpy_ratio":\#(Self.format(frameCopies))"# }
    return line + "}"
  }

  /// Four significant digits, without an exponent.
  private static func format(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    let decimals = max(0, 3 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(decimals)f", value)
  }
}
