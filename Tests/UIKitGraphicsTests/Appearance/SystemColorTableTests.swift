import Expectations
import Testing

@testable import UIKitGraphics

/// The colours of the system against a second transcription of the published tables: decimal triples here,
/// hexadecimal numbers in the sources. One wrong digit in either makes a cell fail by name.
struct SystemColorTableTests {
  /// Name | light | dark | light, high contrast | dark, high contrast; "/ 0.6" is an opacity.
  private static let table = """
    systemRed | 255 59 48 | 255 69 58 | 215 0 21 | 255 105 97
    systemOrange | 255 149 0 | 255 159 10 | 201 52 0 | 255 179 64
    systemYellow | 255 204 0 | 255 214 10 | 178 80 0 | 255 212 38
    systemGreen | 52 199 89 | 48 209 88 | 36 138 61 | 48 219 91
    systemMint | 0 199 190 | 99 230 226 | 12 129 123 | 99 230 226
    systemTeal | 48 176 199 | 64 200 224 | 0 130 153 | 93 230 255
    systemCyan | 50 173 230 | 100 210 255 | 0 113 164 | 112 215 255
    systemBlue | 0 122 255 | 10 132 255 | 0 64 221 | 64 156 255
    link | 0 122 255 | 9 132 255 | 0 64 221 | 64 156 255
    systemIndigo | 88 86 214 | 94 92 230 | 54 52 163 | 125 122 255
    systemPurple | 175 82 222 | 191 90 242 | 137 68 171 | 218 143 255
    systemPink | 255 45 85 | 255 55 95 | 211 15 69 | 255 100 130
    systemBrown | 162 132 94 | 172 142 104 | 127 101 69 | 181 148 105
    systemGray | 142 142 147 | 142 142 147 | 108 108 112 | 174 174 178
    systemGray2 | 174 174 178 | 99 99 102 | 142 142 147 | 124 124 128
    systemGray3 | 199 199 204 | 72 72 74 | 174 174 178 | 84 84 86
    systemGray4 | 209 209 214 | 58 58 60 | 188 188 192 | 68 68 70
    systemGray5 | 229 229 234 | 44 44 46 | 216 216 220 | 54 54 56
    systemGray6 | 242 242 247 | 28 28 30 | 235 235 240 | 36 36 38
    label | 0 0 0 | 255 255 255 | 0 0 0 | 255 255 255
    secondaryLabel | 60 60 67 / 0.6 | 235 235 245 / 0.6 | 60 60 67 / 0.8 | 235 235 245 / 0.7
    tertiaryLabel | 60 60 67 / 0.3 | 235 235 245 / 0.3 | 60 60 67 / 0.7 | 235 235 245 / 0.55
    placeholderText | 60 60 67 / 0.3 | 235 235 245 / 0.3 | 60 60 67 / 0.7 | 235 235 245 / 0.55
    quaternaryLabel | 60 60 67 / 0.18 | 235 235 245 / 0.16 | 60 60 67 / 0.55 | 235 235 245 / 0.4
    separator | 60 60 67 / 0.29 | 84 84 88 / 0.6 | 60 60 67 / 0.37 | 84 84 88 / 0.7
    opaqueSeparator | 198 198 200 | 56 56 58 | 198 198 200 | 56 56 58
    systemFill | 120 120 128 / 0.2 | 120 120 128 / 0.36 | 120 120 128 / 0.28 | 120 120 128 / 0.44
    secondarySystemFill | 120 120 128 / 0.16 | 120 120 128 / 0.32 | 120 120 128 / 0.24 | 120 120 128 / 0.4
    tertiarySystemFill | 118 118 128 / 0.12 | 118 118 128 / 0.24 | 118 118 128 / 0.2 | 118 118 128 / 0.32
    quaternarySystemFill | 116 116 128 / 0.08 | 118 118 128 / 0.18 | 116 116 128 / 0.16 | 118 118 128 / 0.26
    systemBackground | 255 255 255 | 0 0 0 | 255 255 255 | 0 0 0
    secondarySystemBackground | 242 242 247 | 28 28 30 | 235 235 240 | 36 36 38
    tertiarySystemBackground | 255 255 255 | 44 44 46 | 255 255 255 | 54 54 56
    systemGroupedBackground | 242 242 247 | 0 0 0 | 235 235 240 | 0 0 0
    secondarySystemGroupedBackground | 255 255 255 | 28 28 30 | 255 255 255 | 36 36 38
    tertiarySystemGroupedBackground | 242 242 247 | 44 44 46 | 235 235 240 | 54 54 56
    """

  /// On raised surfaces, in the dark: name | normal | high contrast, where published.
  private static let elevated = """
    systemBackground | 28 28 30 | 36 36 38
    secondarySystemBackground | 44 44 46 | 54 54 56
    tertiarySystemBackground | 58 58 60 | 68 68 70
    systemGroupedBackground | 28 28 30
    secondarySystemGroupedBackground | 44 44 46
    tertiarySystemGroupedBackground | 58 58 60
    """

  private static let colors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "link": .link, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "placeholderText": .placeholderText, "quaternaryLabel": .quaternaryLabel,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
  ]

  private static func rows(_ table: String) -> [(name: String, cells: [String])] {
    table.split(separator: "\n").map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0], Array(cells.dropFirst()))
    }
  }

  private func text(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let components = color.resolvedColor(with: traits).components
    let bytes = [components.red, components.green, components.blue].map { "\(Int(($0 * 255).rounded()))" }
    let opacity = Double(components.alpha)
    return bytes.joined(separator: " ") + (opacity == 1 ? "" : " / \((opacity * 1000).rounded() / 1000)")
  }

  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ level: UIUserInterfaceLevel
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  @Test func everyColourOfTheTableIsThePublishedOne() throws {
    let rows = Self.rows(Self.table)
    expectEqual(rows.count, Self.colors.count)
    for (name, cells) in rows {
      let color = try require(Self.colors[name], "\(name)")
      expectEqual(cells.count, 4)
      for (index, (style, contrast)) in [
        (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal), (.dark, .normal), (.light, .high), (.dark, .high),
      ].enumerated() {
        expectEqual(text(color, traits(style, contrast, .base)), cells[index], "\(name), column \(index + 1)")
      }
    }
  }

  @Test func elevatedBackgroundsAreLighterInDarkAppearance() throws {
    for (name, cells) in Self.rows(Self.elevated) {
      let color = try require(Self.colors[name], "\(name)")
      for (contrast, cell) in zip([UIAccessibilityContrast.normal, .high], cells) {
        expectEqual(text(color, traits(.dark, contrast, .elevated)), cell, "\(name)")
      }
      expectEqual(
        text(color, traits(.light, .normal, .elevated)), text(color, traits(.light, .normal, .base)),
        "\(name): the level changes nothing in the light")
    }
  }

  @Test func colorsWithoutTraitsResolveToLightAppearance() throws {
    for (name, cells) in Self.rows(Self.table) {
      expectEqual(text(try require(Self.colors[name]), UITraitCollection()), cells[0], "\(name)")
    }
  }
}
