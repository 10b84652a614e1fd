import Expectations
import Testing

@testable import ListCore

@Suite struct TypeIdentifierTests {
  private func type(_ identifier: String) -> TypeIdentifier { TypeIdentifier(rawValue: identifier) }

  @Test(arguments: [
    ("holiday.JPG", "public.jpeg"), ("a.b.png", "public.png"), ("main.swift", "public.swift-source"),
    ("notes.txt", "public.plain-text"), ("archive.unheardof", "public.data"), ("Makefile", "public.data"),
    ("png", "public.data"), (".png", "public.png"), ("ends.with.", "public.data"), ("", "public.data"),
  ])
  func theFileExtensionDecidesTheType(name: String, identifier: String) {
    expectEqual(TypeIdentifier(fileName: name).rawValue, identifier)
  }

  @Test func typesConformToTheirSupertypes() {
    expect(type("public.swift-source").conforms(to: type("public.plain-text")))
    expect(type("public.swift-source").conforms(to: type("public.item")))
    expect(type("public.svg-image").conforms(to: type("public.image")))
    expect(type("public.svg-image").conforms(to: type("public.text")), "it has two types above it")
    expect(type("public.png").conforms(to: type("public.png")))
    expect(!type("public.image").conforms(to: type("public.png")))
    expect(!type("public.png").conforms(to: type("public.text")))
  }

  @Test func anUnknownTypeConformsOnlyToItself() {
    expect(type("org.example.note").conforms(to: type("org.example.note")))
    expect(!type("org.example.note").conforms(to: type("public.data")))
  }

  @Test func thePreferredFileExtensionIsTheUsualOne() {
    expectEqual(type("public.jpeg").fileSuffix, "jpeg")
    expect(type("public.image").fileSuffix == nil && type("org.example.note").fileSuffix == nil)
  }

  @Test func everySupertypeIsInTheTable() {
    for (identifier, entry) in TypeTable.entries {
      for parent in entry.parents where parent != "public.item" && parent != "public.content" {
        expect(TypeTable.entries[parent] != nil, "\(parent) above \(identifier)")
      }
      for suffix in entry.suffixes { expectEqual(TypeTable.identifiers[suffix], identifier) }
    }
  }
}
