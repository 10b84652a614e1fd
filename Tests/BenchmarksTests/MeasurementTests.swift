import Testing

@testable import Benchmarks

@Suite("Figures of the benchmark")
struct MeasurementTests {
  @Test("a figure is one line of JSON")
  func line() {
    let figure = Figure(
      variant: "bar", rowCount: 1000, run: 2, metric: "jump_end_cpu", value: 1.23456, unit: "ms", frameCopies: 12.3456)
    #expect(
      figure.line
        == #"{"peer":"trestle","variant":"bar","n":1000,"run":2,"metric":"jump_end_cpu","value":1.235,"unit":"ms","memcpy_ratio":12.35}"#)
  }

  @Test("numbers keep four digits", arguments: [
    (0.0, "0"), (0.001234567, "0.001235"), (12345.6, "12346"), (99.99, "99.99"), (.infinity, "0"), (-2.5, "-2.500"),
  ])
  func numbers(value: Double, text: String) {
    let figure = Figure(variant: "v", rowCount: 0, run: 0, metric: "m", value: value, unit: "u")
    #expect(figure.line.hasSuffix(#""value":\#(text),"unit":"u"}"#))
  }

  @Test("quantiles are values that occurred")
  func quantiles() {
    let values = (1...100).map(Double.init).shuffled()
    #expect(Statistics.quantile(0.99, of: values) == 99)
    #expect(Statistics.median(values) == 50)
    #expect(Statistics.median([7]) == 7)
    #expect(Statistics.mean([1, 2, 6]) == 3)
    #expect(Statistics.median([]) == 0)
  }

  @Test("allocations of this process are counted")
  func allocations() {
    let before = AllocationCounter.count
    let kept = (0..<100).map { [UInt8](repeating: 1, count: 100 + $0) }
    #expect(AllocationCounter.count - before >= 100)
    #expect(kept.count == 100)
  }

  @Test("the kernel's figures are read")
  func status() {
    let resident = ProcessStatus.residentMegabytes
    #expect(resident > 1)
    #expect(ProcessStatus.peakMegabytes >= resident)
    #expect(ProcessStatus.voluntarySwitches > 0)
  }

  @Test("copying a frame takes time")
  func frameCopy() {
    #expect(FrameCopy.measure(copies: 3) > 0)
  }
}
