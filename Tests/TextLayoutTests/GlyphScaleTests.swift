import CPango
import Expectations
import Testing

@testable import TextLayout

@Suite("The scale of glyphs")
struct GlyphScaleTests {
  private func matrix(_ scale: Double, turn: Double = 0) -> cairo_matrix_t {
    cairo_matrix_t(xx: scale, yx: turn, xy: -turn, yy: scale, x0: 12.3, y0: 45.6)
  }

  private func isSame(_ left: cairo_matrix_t, _ right: cairo_matrix_t) -> Bool {
    left.xx == right.xx && left.yy == right.yy && left.xy == right.xy && left.yx == right.yx && left.x0 == right.x0
      && left.y0 == right.y0
  }

  @Test("is that of the screen to the last bit", arguments: [1, 1.5, 2, 2.25, 3])
  func exact(scale: Double) {
    expect(isSame(GlyphScale.rounded(matrix(scale)), matrix(scale)))
  }

  @Test("is equal for scales that differ in the last bits, and different for glyphs that look different")
  func close() {
    let grown = GlyphScale.rounded(matrix(2.2903969981522243, turn: 0.3))
    expect(isSame(grown, GlyphScale.rounded(matrix(2.2903969981520738, turn: 0.3 + 1e-13))))
    expect(!isSame(grown, GlyphScale.rounded(matrix(2.2904, turn: 0.3))))
    expect(abs(grown.xx - 2.2903969981522243) < 1e-5)
  }

  @Test("leaves the origin of a context where it is")
  func origin() throws {
    let surface = try require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 8, 8))
    let cairo = try require(cairo_create(surface))
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_translate(cairo, 3.25, 1.7)
    cairo_scale(cairo, 1.3000000000001, 1.3)
    GlyphScale.round(cairo)
    var (x, y) = (0.0, 0.0)
    cairo_user_to_device(cairo, &x, &y)
    expect(x == 3.25 && y == 1.7)
    var found = cairo_matrix_t()
    cairo_get_matrix(cairo, &found)
    expect(found.xx == found.yy && abs(found.xx - 1.3) < 1e-5)
  }
}
