/// The options of a random program: `--steps N`, `--seed S`, `--checks`, and the program's own.
package struct FuzzOptions {
  /// An option of one program, with the value that follows it.
  package struct Option {
    var name: String
    var take: (String) throws(Problem) -> Void

    package init(_ name: String, take: @escaping (String) throws(Problem) -> Void) {
      self.name = name
      self.take = take
    }
  }

  /// A command line that makes no sense, and why.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
  }

  package private(set) var steps: Int
  package private(set) var seed: UInt64
  /// Whether the structures check themselves at the end of each change, too.
  package private(set) var checksInside = false
  package private(set) var asksForHelp = false

  /// - Parameter arguments: without the program's name.
  package init(
    _ arguments: some Sequence<String>, steps: Int, seed: UInt64 = .random(in: 0 ... .max), others: [Option] = []
  ) throws(Problem) {
    self.steps = steps
    self.seed = seed
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--help": asksForHelp = true
      case "--checks": checksInside = true
      default:
        guard let value = arguments.popFirst() else { throw Problem("\(name) needs a value") }
        try take(name, value, others)
      }
    }
  }

  private mutating func take(_ name: String, _ value: String, _ others: [Option]) throws(Problem) {
    switch name {
    case "--steps": steps = try Self.count(value, of: "steps")
    case "--seed":
      guard let number = UInt64(value) else { throw Problem("'\(value)' is no seed") }
      seed = number
    default:
      guard let option = others.first(where: { $0.name == name }) else { throw Problem("unknown option '\(name)'") }
      try option.take(value)
    }
  }

  /// A number above zero.
  package static func count(_ value: String, of things: String) throws(Problem) -> Int {
    guard let number = Int(value), number > 0 else { throw Problem("'\(value)' \(things)") }
    return number
  }
}
