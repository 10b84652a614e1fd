import Expectations
import Testing

@testable import Benchmarks

@Suite("Figures of the benchmark")
struct FigureTests {
  @Test("a figure is one line of JSON")
  func line() {
    let figure = Figure(
      variant: "bar", rowCount: 1000, run: 2, metric: "jump_end_cpu", value: 1.23456, unit: "ms", frameCopies: 12.3456)
    expectEqual(
      figure.line,
      #"{"peer":"trestle","variant":"bar","n":1000,"run":2,"metric":"jump_end_cpu","value":1.235,"unit":"ms","memcpy_ratio":12.35}"#
    )
  }

  @Test(
    "numbers keep four digits",
    arguments: [
      (0.0, "0"), (0.001234567, "0.001235"), (12345.6, "12346"), (99.99, "99.99"), (.infinity, "0"), (-2.5, "-2.500"),
    ])
  func numbers(value: Double, text: String) {
    let figure = Figure(variant: "v", rowCount: 0, run: 0, metric: "m", value: value, unit: "u")
    expect(figure.line.hasSuffix(#""value":\#(text),"unit":"u"}"#))
  }
}
