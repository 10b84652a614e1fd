import CoreGraphics

/// Mistakes that a comparison of pictures must notice.
enum PictureMutation: CaseIterable {
  case shiftRight
  case shiftDown
  case wrongColor
  case missingRow

  var label: String {
    switch self {
    case .shiftRight: "a shift by one pixel to the right"
    case .shiftDown: "a shift by one pixel down"
    case .wrongColor: "a wrong colour"
    case .missingRow: "a missing row"
    }
  }

  /// `picture` with the mistake in it. `row` is in pixels, from the top left corner.
  func applied(to picture: PicturePixels, row: CGRect) -> PicturePixels {
    switch self {
    case .shiftRight: PictureMutation.shifted(picture, x: 1, y: 0)
    case .shiftDown: PictureMutation.shifted(picture, x: 0, y: 1)
    case .wrongColor: PictureMutation.recolored(picture)
    case .missingRow: PictureMutation.erased(picture, row: row)
    }
  }

  /// The edges stay as they are.
  private static func shifted(_ picture: PicturePixels, x: Int, y: Int) -> PicturePixels {
    var result = picture
    for row in y..<picture.height {
      let start = picture.offset(x: 0, y: row - y)
      let target = picture.offset(x: x, y: row)
      let count = (picture.width - x) * 4
      result.bytes.replaceSubrange(target..<target + count, with: picture.bytes[start..<start + count])
    }
    return result
  }

  /// Changes the shade of the colour that is most frequent after the background's.
  private static func recolored(_ picture: PicturePixels) -> PicturePixels {
    let ranked = colorsByFrequency(picture)
    guard let color = ranked.dropFirst().first ?? ranked.first else { return picture }
    var result = picture
    let (wanted, other) = (color.bigEndian, (color ^ 0x2020_2000).bigEndian)
    result.changeColors { $0 == wanted ? other : $0 }
    return result
  }

  private static func erased(_ picture: PicturePixels, row: CGRect) -> PicturePixels {
    guard let background = colorsByFrequency(picture).first else { return picture }
    var result = picture
    for y in max(0, Int(row.minY))..<max(0, min(picture.height, Int(row.maxY))) {
      for x in max(0, Int(row.minX))..<max(0, min(picture.width, Int(row.maxX))) {
        result.setColor(background, x: x, y: y)
      }
    }
    return result
  }

  /// The colours of every third line, the most frequent one first.
  private static func colorsByFrequency(_ picture: PicturePixels) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    picture.withColors { colors in
      guard let first = colors.baseAddress else { return }
      for line in stride(from: 0, to: picture.height, by: 3) {
        // Counted run by run: most pixels have the colour of their neighbours.
        let end = (line + 1) * picture.width
        var start = line * picture.width
        for index in start..<end where index + 1 == end || first[index + 1] != first[index] {
          counts[UInt32(bigEndian: first[index]), default: 0] += index + 1 - start
          start = index + 1
        }
      }
    }
    return counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.map(\.key)
  }
}
