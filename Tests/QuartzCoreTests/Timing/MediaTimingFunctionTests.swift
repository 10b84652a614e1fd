import CoreGraphics
import Expectations
import QuartzCore
import Testing

@Suite struct MediaTimingFunctionTests {
  @Test func timingFunctionsStartAtZeroAndEndAtOne() {
    for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      let function = CAMediaTimingFunction(name: name)
      expect(function.progress(at: 0) == 0 && function.progress(at: 1) == 1, "\(name.rawValue)")
    }
  }

  @Test func easingInAndOutIsSymmetric() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    expect(abs(function.progress(at: 0.5) - 0.5) < 1e-6)
    expect(abs(function.progress(at: 0.2) + function.progress(at: 0.8) - 1) < 1e-6)
  }

  @Test func progressIsSolvedForTime() {
    // x(t) = y(t) for every t when the control points lie on the diagonal, however they are spaced.
    let function = CAMediaTimingFunction(controlPoints: 0.9, 0.9, 0.1, 0.1)
    for step in 0...20 {
      let time = Double(step) / 20
      expect(abs(function.progress(at: time) - time) < 1e-7)
    }
  }

  @Test func easeInStartsSlowly() {
    // At the curve's parameter 1/2: x = 3/8 * 0.42 + 3/8 + 1/8, y = 0 + 3/8 + 1/8.
    let function = CAMediaTimingFunction(name: .easeIn)
    expect(abs(function.progress(at: 0.6575) - 0.5) < 1e-6)
  }

  @Test func returnsItsControlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var values: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &values)
    expectEqual(values, [0.1, 0.2])
    function.getControlPoint(at: 3, values: &values)
    expectEqual(values, [1, 1])
  }
}
