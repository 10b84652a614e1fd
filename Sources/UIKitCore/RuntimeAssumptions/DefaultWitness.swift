/// Tells which classes leave an optional method of a protocol to the protocol's default.
///
/// Some optional methods change the interface before they are called: rows can be swiped away if the data source implements `commit`.
/// Calling such a method to find out would delete a row. But a conformance's entry for a requirement consists of a few instructions that
/// lead to the app's method or to the default, and contain the address of one of them.
@MainActor
package struct DefaultWitness {
  /// More instructions than lead from a conformance to a method, in bytes.
  private static let longestThunk = 256
  /// The bound for instructions that several optimised conformances share.
  private static let longestSharedThunk = 32

  /// A class whose answer is known.
  package struct Known {
    package let conformance: ConformanceTable
    package let isDefault: Bool

    package init(conformance: ConformanceTable, isDefault: Bool) {
      self.conformance = conformance
      self.isDefault = isDefault
    }
  }

  private let requirement: Int
  /// The address of the default; nil where it was not found, and no question is answered.
  private let defaultAddress: UInt?

  /// Finds the default, and tries it on classes whose answers are known.
  ///
  /// - Parameters:
  ///   - requirement: The entry of the requirement in conformances, in words.
  ///   - other: Another requirement of the same form. Addresses that both call belong to the runtime.
  ///   - defaults: A conformance that leaves both to the default.
  ///   - consequence: The effect of a failed proof, for the message.
  package init(requirement: Int, other: Int, defaults: ConformanceTable, known: [Known], consequence: String) {
    self.requirement = requirement
    // The linker or the optimiser may have led the entry of the defaults' class to the equal one of another class.
    let proved = [Self.targets, Self.sharedTargets].lazy.map { targets in
      targets(requirement, defaults).subtracting(targets(other, defaults)).filter { address in
        known.allSatisfy {
          Self.isDefault(requirement, in: $0.conformance, defaultAddress: address) == $0.isDefault
        }
      }
    }
    defaultAddress = proved.first { $0.count == 1 }?.first
    if defaultAddress == nil { RuntimeMessage.say(consequence) }
  }

  /// Whether a conformance leaves the requirement to the default; nil where that is unknown.
  package func isDefault(in conformance: ConformanceTable) -> Bool? {
    Self.isDefault(requirement, in: conformance, defaultAddress: defaultAddress)
  }

  private static func isDefault(
    _ requirement: Int, in conformance: ConformanceTable, defaultAddress: UInt?
  ) -> Bool? {
    guard let defaultAddress else { return nil }
    return targets(of: requirement, in: conformance).contains(defaultAddress)
      || sharedTargets(of: requirement, in: conformance).contains(defaultAddress)
  }

  /// The functions that a conformance's entry leads to.
  private static func targets(of requirement: Int, in conformance: ConformanceTable) -> Set<UInt> {
    let start = conformance.entries[requirement]
    // Excludes the instructions of the next entry in memory.
    let next = (1..<conformance.count).map { conformance.entries[$0] }.filter { $0 > start }.min() ?? .max
    return ends(of: CodeTargets.direct(from: start, to: min(next, start + UInt(longestThunk))))
  }

  /// The functions that the entry of another class leads to, where this one does nothing but jump to that: optimised
  /// conformances of equal instructions share them.
  private static func sharedTargets(of requirement: Int, in conformance: ConformanceTable) -> Set<UInt> {
    guard let shared = CodeTargets.jump(at: conformance.entries[requirement]) else { return [] }
    return ends(of: CodeTargets.direct(from: shared, to: shared + UInt(longestSharedThunk)))
  }

  private static func ends(of targets: Set<UInt>) -> Set<UInt> { Set(targets.map(CodeTargets.end(of:))) }
}

/// The entries of a class's conformance to a protocol: its description, the conformance to `NSObjectProtocol`, then one
/// entry a requirement, in the order of their declarations.
package struct ConformanceTable {
  /// The first requirement's entry.
  package static let firstRequirement = 2

  let entries: UnsafePointer<UInt>
  let count: Int

  /// - Parameters:
  ///   - existential: A structure whose only field is a value of type `any Protocol`. Passed directly, the value would
  ///     be opened, and only the object would arrive.
  ///   - requirementCount: The number of requirements of the protocol.
  package init<Existential>(of existential: Existential, requirementCount: Int) {
    // The last word of the value is the address of the conformance.
    entries = withUnsafeBytes(of: existential) { words in
      words.loadUnaligned(fromByteOffset: words.count - MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
    }
    count = Self.firstRequirement + requirementCount
  }
}
