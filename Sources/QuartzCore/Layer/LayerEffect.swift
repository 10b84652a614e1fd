import CoreGraphics

/// A change of the pixels that a layer and its sublayers draw together.
package enum LayerEffect: Equatable {
  /// Other colours.
  case colors(ColorMatrix)
  /// A blur by its standard deviation in points.
  case blur(deviation: CGFloat)
  /// The pixels are blended with those behind the layer, if these are drawn into the same picture.
  case blend(CGBlendMode)
  /// The content behind the layer is shown in other colours where the layer is opaque, if both are drawn into the same
  /// picture. Of the layer's own pixels only the opacity counts.
  case ground([ColorMatrix])

  var isBlend: Bool {
    if case .blend = self { return true }
    return false
  }

  var isGround: Bool {
    if case .ground = self { return true }
    return false
  }
}

/// A linear change of colours: each new component is the sum of the old components times the factors of its row, plus
/// the row's last number. Components are from 0 to 1 and not multiplied by alpha.
///
/// The matrices are those of the W3C's *Filter Effects Module Level 1*.
package struct ColorMatrix: Equatable {
  /// Four rows, for red, green, blue and alpha, of five numbers each.
  package let rows: [SIMD8<Float>]

  private init(_ rows: [[Double]]) {
    self.rows = rows.map { row in
      var numbers = SIMD8<Float>()
      for (index, number) in row.enumerated() { numbers[index] = Float(number) }
      return numbers
    }
  }

  private static let alpha: [Double] = [0, 0, 0, 1, 0]
  /// How bright red, green and blue seem.
  private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Stronger or weaker colours: 1 leaves them as they are, 0 makes them grey.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = luminance
    let rest = 1 - amount
    return ColorMatrix([
      [red * rest + amount, green * rest, blue * rest, 0, 0], [red * rest, green * rest + amount, blue * rest, 0, 0],
      [red * rest, green * rest, blue * rest + amount, 0, 0], alpha,
    ])
  }

  /// Brighter colours by adding an amount to each component.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([[1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount], alpha])
  }

  /// More or less difference from middle grey: 1 leaves it as it is.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let shift = 0.5 - amount / 2
    return ColorMatrix([[amount, 0, 0, 0, shift], [0, amount, 0, 0, shift], [0, 0, amount, 0, shift], alpha])
  }

  /// Each colour's opposite.
  package static let inversion = ColorMatrix([[-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], alpha])

  /// Colours turned about the axis of greys by an angle of which the cosine and sine are given.
  package static func hueRotation(cosine: Double, sine: Double) -> ColorMatrix {
    func row(_ base: [Double], _ turned: [Double], _ across: [Double]) -> [Double] {
      (0..<3).map { base[$0] + cosine * turned[$0] + sine * across[$0] } + [0, 0]
    }
    let grey = [0.213, 0.715, 0.072]
    return ColorMatrix([
      row(grey, [0.787, -0.715, -0.072], [-0.213, -0.715, 0.928]),
      row(grey, [-0.213, 0.285, -0.072], [0.143, 0.140, -0.283]),
      row(grey, [-0.213, -0.715, 0.928], [-0.787, 0.715, 0.072]), alpha,
    ])
  }

  /// Each component times that of a colour.
  package static func multiplication(red: Double, green: Double, blue: Double, alpha: Double) -> ColorMatrix {
    ColorMatrix([[red, 0, 0, 0, 0], [0, green, 0, 0, 0], [0, 0, blue, 0, 0], [0, 0, 0, alpha, 0]])
  }

  /// Black with the brightness as its alpha.
  package static let luminanceToAlpha = ColorMatrix([
    [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [luminance.red, luminance.green, luminance.blue, 0, 0],
  ])

  /// The changed colour. `color` and the result are not multiplied by alpha.
  func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    var result = SIMD4<Float>()
    for index in 0..<4 {
      let row = rows[index]
      let sum = row[0] * color.x + row[1] * color.y + row[2] * color.z + row[3] * color.w + row[4]
      result[index] = min(max(sum, 0), 1)
    }
    return result
  }
}

extension CALayer {
  /// Changes of the pixels that the layer and its sublayers draw together, in their order; empty for none. Changes of
  /// effects are not animated. The pixels are drawn again when anything in the layer changes: O(pixels).
  package final var effects: [LayerEffect] {
    get { values.effects ?? [] }
    set {
      guard effects != newValue else { return }
      addGrounds((newValue.contains(where: \.isGround) ? 1 : 0) - (effects.contains(where: \.isGround) ? 1 : 0))
      values.effects = newValue.isEmpty ? nil : newValue
      if shown !== values { animations?.modelDidChange(.appearance) }
      noteChange(.appearance)
    }
  }

  /// Whether the result depends on the pixels behind the layer: by a blend of the layer itself, or because the layer or
  /// a layer inside of it shows the content behind in other colours.
  final var isBlended: Bool { groundCount > 0 || shown.effects?.contains(where: \.isBlend) ?? false }

  /// The distance by which effects extend beyond the layer's own extent, in points.
  final var effectReach: CGFloat {
    shown.effects?.reduce(0) { reach, effect in
      if case .blur(let deviation) = effect { return reach + deviation * 3 } else { return reach }
    } ?? 0
  }
}
