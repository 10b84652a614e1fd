import Expectations
import Measurement
import Testing

@Suite("Tools of measurements")
struct MeasurementTests {
  @Test("quantiles are values that occurred")
  func quantiles() {
    let values = (1...100).map(Double.init).shuffled()
    expectEqual(Statistics.quantile(0.99, of: values), 99)
    expectEqual(Statistics.median(values), 50)
    expectEqual(Statistics.median([7]), 7)
    expectEqual(Statistics.mean([1, 2, 6]), 3)
    expectEqual(Statistics.median([]), 0)
  }

  @Test("allocations of this process are counted")
  func allocations() {
    let before = AllocationCounter.count
    let kept = (0..<100).map { [UInt8](repeating: 1, count: 100 + $0) }
    expect(AllocationCounter.count - before >= 100)
    expectEqual(kept.count, 100)
  }

  @Test("the kernel's figures are read")
  func status() {
    let resident = ProcessStatus.residentMegabytes
    expect(resident > 1)
    expect(ProcessStatus.peakMegabytes >= resident)
    expect(ProcessStatus.voluntarySwitches > 0)
  }

  @Test("copying a frame takes time")
  func frameCopy() {
    expect(FrameCopy.measure(copies: 3) > 0)
  }
}
