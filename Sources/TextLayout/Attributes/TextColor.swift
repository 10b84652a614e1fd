/// The colour of text: sRGB, not premultiplied, components from 0 to 1.
package struct TextColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = TextColor(red: 0, green: 0, blue: 0)
}
