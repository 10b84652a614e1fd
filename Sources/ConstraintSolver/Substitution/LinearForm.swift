/// A sum of variables with coefficients, built up while some variables are replaced by others.
///
/// The coefficients are an array over all variables, with a list of the used ones, so that adding a term costs O(1)
/// and clearing costs as much as was used.
struct LinearForm {
  private(set) var touched: ContiguousArray<Int32> = []
  private var coefficients: ContiguousArray<Double> = []
  private var isTouched: ContiguousArray<Bool> = []

  mutating func reserve(_ count: Int) {
    coefficients.pad(to: count, with: 0)
    isTouched.pad(to: count, with: false)
  }

  subscript(index: Int32) -> Double { coefficients[Int(index)] }

  mutating func add(_ coefficient: Double, to index: Int32) {
    if !isTouched[Int(index)] {
      isTouched[Int(index)] = true
      touched.append(index)
    }
    coefficients[Int(index)] += coefficient
  }

  /// Removes a term and returns its coefficient.
  mutating func take(_ index: Int32) -> Double {
    let coefficient = coefficients[Int(index)]
    coefficients[Int(index)] = 0
    return coefficient
  }

  mutating func clear() {
    for index in touched {
      coefficients[Int(index)] = 0
      isTouched[Int(index)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }
}
