import UIKit

/// Draws the patches of a mesh gradient, each as small triangles, into pixels.
struct MeshRaster {
  private let width: Int
  private let height: Int
  /// Red, green, blue and opacity from the upper left corner on, row by row.
  private(set) var pixels: [SIMD4<Float>]

  /// The steps across a patch and down it.
  private static let steps = 12

  init(width: Int, height: Int, background: SIMD4<Float>) {
    self.width = width
    self.height = height
    pixels = Array(repeating: background, count: width * height)
  }

  private struct Corner {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }

  mutating func draw(_ patches: MeshPatches) {
    let size = SIMD2(Float(width), Float(height))
    let steps = Self.steps
    for row in 0..<(patches.rows - 1) {
      for column in 0..<(patches.columns - 1) {
        let corners = (0...steps).flatMap { y in
          (0...steps).map { x in
            let (u, v) = (Float(x) / Float(steps), Float(y) / Float(steps))
            return Corner(
              place: patches.place(column: column, row: row, u: u, v: v) * size,
              color: patches.color(column: column, row: row, u: u, v: v))
          }
        }
        for y in 0..<steps {
          for x in 0..<steps {
            let first = y * (steps + 1) + x
            let below = first + steps + 1
            fill(corners[first], corners[first + 1], corners[below])
            fill(corners[first + 1], corners[below + 1], corners[below])
          }
        }
      }
    }
  }

  /// Fills the pixels whose centres are in a triangle or on its edges, so that there are no gaps between neighbouring
  /// triangles.
  private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = Self.cross(b.place - a.place, c.place - a.place)
    guard abs(area) > 1e-6 else { return }
    let least = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let most = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    let columns = max(Int(least.x.rounded(.down)), 0)..<max(min(Int(most.x.rounded(.up)) + 1, width), 0)
    let rows = max(Int(least.y.rounded(.down)), 0)..<max(min(Int(most.y.rounded(.up)) + 1, height), 0)
    guard columns.lowerBound < columns.upperBound, rows.lowerBound < rows.upperBound else { return }
    for y in rows {
      for x in columns {
        let middle = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let partA = Self.cross(b.place - middle, c.place - middle) / area
        let partB = Self.cross(c.place - middle, a.place - middle) / area
        let partC = 1 - partA - partB
        guard partA >= -1e-4, partB >= -1e-4, partC >= -1e-4 else { continue }
        pixels[y * width + x] = a.color * partA + b.color * partB + c.color * partC
      }
    }
  }

  private static func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }

  /// The pixels as an image.
  var image: CGImage? {
    let layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout), let data = context.data
    else { return nil }
    for y in 0..<height {
      let line = (data + y * context.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let color = pixels[y * width + x]
        let alpha = min(max(color.w, 0), 1)
        func byte(_ part: Float) -> UInt8 { UInt8((min(max(part, 0), 1) * alpha * 255).rounded()) }
        line[x * 4] = byte(color.z)
        line[x * 4 + 1] = byte(color.y)
        line[x * 4 + 2] = byte(color.x)
        line[x * 4 + 3] = UInt8((alpha * 255).rounded())
      }
    }
    return context.makeImage()
  }
}
