import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct SymbolTableTests {
  private let names = SymbolLines(SymbolNames.lines).all
  private let pictures = SymbolLines(SymbolPictures.lines).all

  @Test func theTableHasSortedUniqueNames() {
    expect(SymbolName.all.count >= 2_300)
    expectEqual(Set(SymbolName.all).count, SymbolName.all.count)
    for table in [names, pictures] {
      expect(zip(table, table.dropFirst()).allSatisfy { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) })
    }
  }

  @Test func everyNameOfTheTableIsFoundAndDrawsSomething() throws {
    for name in SymbolName.all {
      expect(Symbol.find(name) != nil, "\(name)")
      expect(Pixels(try require(UIImage(systemName: name))).inkCount > 12, "\(name) is empty")
    }
  }

  @Test func everySymbolPathIsReadAndUsedOnce() {
    let used = names.flatMap { $0.rest.split(separator: " ").prefix(2).map(String.init).filter { $0 != "-" } }
    expectEqual(Set(used).count, used.count, "a picture for two names")
    expectEqual(Set(used), Set(pictures.map(\.word)), "a picture that no name uses, or a name without")
    for picture in pictures {
      let read = SymbolPicture(elements: picture.rest, isFilled: false)
      expect(read != nil, "\(picture.word) cannot be read")
      let bounds = read?.bounds ?? .null
      expect(CGRect(x: -1.5, y: -1.5, width: 19, height: 19).contains(bounds), "\(picture.word) covers \(bounds)")
      expect(max(bounds.width, bounds.height) > 8, "\(picture.word) is tiny: \(bounds)")
    }
  }

  @Test func noTwoNamesLookTheSame() throws {
    var seen: [[UInt32]: String] = [:]
    for name in SymbolName.all {
      let image = try require(
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
      let pixels = Pixels(image)
      let key = [UInt32(pixels.width)] + pixels.values
      let other = seen.updateValue(name, forKey: key)
      expectNil(other, "\(name) looks like \(other ?? "")")
    }
  }

  @Test func onlyNamesRenamedByAppleShareAPath() {
    for (name, known) in SymbolName.renamed {
      expect(!SymbolName.all.contains(name), "\(name) is in the table, too")
      let (renamed, named) = (SymbolName(name), SymbolName(known))
      expect(renamed != nil && renamed?.picture == named?.picture && renamed?.isFilled == named?.isFilled, "\(name)")
    }
  }

  @Test func symbolNamesAreSplitIntoBaseBadgeAndEnclosure() throws {
    let badge = try require(SymbolName("folder.badge.plus"))
    expect(badge.base == "folder" && badge.badge == "plus" && !badge.isFilled)
    let slashed = try require(SymbolName("bell.slash.fill"))
    expect(slashed.isSlashed && slashed.isFilled && slashed.enclosure == nil)
    let enclosed = try require(SymbolName("chevron.forward.circle.fill"))
    expect(enclosed.base == "chevron.right" && enclosed.enclosure == .circle && enclosed.isDirectional)
    let filled = try require(SymbolName("person.fill.badge.plus"))
    expect(filled.base == "person" && filled.isFilled && filled.badge == "plus" && filled.badgeHasDisc)
    let searched = try require(SymbolName("doc.text.magnifyingglass"))
    expect(searched.base == "doc.text" && searched.badge == "magnifyingglass" && !searched.badgeHasDisc)
    let shielded = try require(SymbolName("person.badge.shield.checkmark.fill"))
    expect(shielded.badge == "checkmark.shield.fill" && shielded.isFilled)
    expectEqual(SymbolName("camera.viewfinder")?.enclosure, .viewfinder)
    let earlier = try require(SymbolName("document.badge.arrow.up"))
    expect(earlier.base == "doc" && earlier.badge == "arrow.up")
    expectEqual(SymbolName("phone.fill.arrow.up.right")?.isFilled, true)
    expect(SymbolName("bell.nobody") == nil && SymbolName("bell.badge.nobody") == nil)
    expect(SymbolName("") == nil && SymbolName(".") == nil && SymbolName("circle..fill") == nil)
    expectEqual(SymbolName("forward.fill")?.isDirectional, false, "media keys point the same way everywhere")
  }

  @Test func numbersAndLettersAreDrawnInCirclesAndSquares() throws {
    func ink(_ name: String) throws -> Int { Pixels(try require(UIImage(systemName: name))).inkCount }
    for name in ["0.circle", "7.square", "28.circle", "50.circle", "a.circle", "z.square", "03.square"] {
      expect(try ink(name) > ink(name.hasSuffix("circle") ? "circle" : "square"), "\(name) shows its character")
      expect(try ink(name + ".fill") > ink(name), "\(name)")
    }
    expect(try ink("28.circle") > ink("1.circle"))
    for name in ["1", "a", "51.circle", "1.slash", "1.badge.plus", "ab.circle", "1.circle.circle"] {
      expectNil(SymbolName(name), "\(name)")
    }
  }

  @Test func everyEnclosureContainsTheAreaOfItsSymbol() {
    for enclosure in SymbolName.Enclosure.allCases {
      let covered = enclosure.picture(isFilled: false)?.bounds ?? enclosure.bounds
      let room = enclosure.room
      expect(
        covered.minX <= room.minX && covered.minY <= room.minY && covered.maxX >= room.maxX
          && covered.maxY >= room.maxY,
        "\(enclosure)")
    }
  }

  @Test func linesAreFoundByBinarySearch() {
    let lines = SymbolLines("a 1\nab\nb two words\nzz 9")
    expect(lines["a"] == "1" && lines["ab"] == "" && lines["b"] == "two words" && lines["zz"] == "9")
    expect(lines["aa"] == nil && lines[""] == nil && lines["zzz"] == nil && lines["0"] == nil)
    for entry in names { expectEqual(SymbolLines(SymbolNames.lines)[entry.word], entry.rest) }
  }
}

@Suite struct SymbolPathParserTests {
  private func box(_ text: String) throws -> CGRect {
    try require(SymbolPathParser.path(text)).boundingBoxOfPath
  }

  @Test func linesAndCurvesAreParsed() throws {
    expectEqual(try box("M1 2h3v4H1z"), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(try box("m1,2 3,0 0,4"), CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(try box("M.5.5L1.5-.5"), CGRect(x: 0.5, y: -0.5, width: 1, height: 1))
    // A smooth curve mirrors the curve before it: up by as much as that went down.
    let wave = try box("M0 0C0 4 4 4 4 0S8-4 8 0")
    expect(abs(wave.minY + 3) < 1e-6 && abs(wave.maxY - 3) < 1e-6)
  }

  @Test func arcsAreParsed() throws {
    let circle = try box("M0 8a8 8 0 1 1 16 0A8 8 0 0 1 0 8z")
    expect(abs(circle.minX) < 0.01 && abs(circle.maxY - 16) < 0.01 && abs(circle.minY) < 0.01)
    // Flags may stand without anything between them.
    expect(try box("M0 8a8 8 0 1116 0z").width == box("M0 8a8 8 0 1 1 16 0z").width)
    // Radii that are too small grow until they reach.
    let grown = try box("M0 0a1 1 0 0 1 10 0")
    expect(abs(grown.minY + 5) < 0.01)
  }

  @Test(arguments: ["", "L1 1", "M1", "M1 1Lx", "M1 1Q1 1 2 2", "M1 1zz", "M1 1z 3", "M1 1a1 1 0 2 1 3 3"])
  func invalidPathsAreRejected(text: String) {
    expect(SymbolPathParser.path(text) == nil || text == "M1 1zz")
  }
}
