/// A hash of declarations or texts, long enough that different ones practically never share it. Line numbers of
/// declarations are not included.
public struct Fingerprint {
  private var high: UInt64 = 0xcbf2_9ce4_8422_2325
  private var low: UInt64 = 0x8422_2325_cbf2_9ce4

  public init() {}

  /// The hash in hexadecimal digits.
  public var text: String { String(high, radix: 16) + String(low, radix: 16) }

  public mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0)
  }

  /// FNV-1a, twice.
  private mutating func mix(_ byte: UInt8) {
    high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
    low = (low ^ UInt64(byte &+ 0x5b)) &* 0x100_0000_01b3
  }

  mutating func add(_ number: Int) { add(String(number)) }

  mutating func add(_ type: TypeDeclaration, in file: String, _ number: Int) {
    add(file)
    add(number)
    add(type.kind.rawValue)
    add(type.fullName)
    add(type.inherited.joined(separator: ","))
    add(type.conditions.joined(separator: ","))
    add(type.givenName ?? "")
    add(type.access.rawValue)
    for flag in [type.exposesMembers, type.isExposed, type.isFinal, type.isGeneric, type.isOnMainActor] {
      add(flag ? 1 : 0)
    }
    for (name, limits) in type.parameters.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(limits.joined(separator: ","))
    }
    for member in type.members { add(member) }
  }

  mutating func add(_ member: MemberDeclaration) {
    add(member.kind.rawValue)
    add(member.name)
    add(member.exposure.rawValue)
    add(member.givenName ?? "")
    add(member.type ?? "")
    add(member.access.rawValue)
    add(member.head ?? "")
    add(member.conditions.joined(separator: ","))
    for parameter in member.parameters {
      add(parameter.label)
      add(parameter.name)
      add(parameter.type)
    }
    for flag in [
      member.isStatic, member.isOverride, member.isOptional, member.isAsync, member.isThrowing, member.isGeneric,
      member.isSettable,
    ] { add(flag ? 1 : 0) }
  }
}
