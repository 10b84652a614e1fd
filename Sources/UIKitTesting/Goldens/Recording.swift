import Foundation

/// The choice of the goldens that are recorded.
enum Recording {
  /// Whether `request`, the value of `TRESTLE_RECORD`, asks for a golden: it is 1, or a list with a comma between the
  /// names of goldens, of suites, or both with a slash between them. A name that ends in `*` is the beginning of one.
  static func names(_ golden: String, in request: String) -> Bool {
    if request == "1" { return true }
    let parts = golden.split(separator: "/", maxSplits: 1).map(String.init)
    return request.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.contains { name in
      guard name.hasSuffix("*") else { return name == golden || parts.contains(name) }
      let beginning = name.dropLast()
      return !beginning.isEmpty && (golden.hasPrefix(beginning) || parts.contains { $0.hasPrefix(beginning) })
    }
  }
}
