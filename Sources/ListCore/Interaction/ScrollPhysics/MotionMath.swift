#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three functions of the C library that motion needs; nothing else of it is used here.
enum MotionMath {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static let e = exp(1.0)
}
