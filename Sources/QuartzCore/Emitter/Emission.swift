import CCairo
import CoreGraphics
import Foundation

/// The particles of an emitter layer.
final class Emission {
  /// The greatest number of particles of a layer [?].
  private static let limit = 20_000

  private(set) var particles: [Particle] = []
  /// The extent of all particles at the last moment.
  private(set) var extent = CGRect.null
  private var sources: [ParticleSource] = []
  private var time: CFTimeInterval?
  /// Whether no particle was shown at `time`, and none was about to be emitted.
  private var isIdle = false
  private var images = TintedImages()

  /// Forgets all particles.
  func restart() {
    particles = []
    sources = []
    extent = .null
  }

  /// Whether particles will be born.
  func emits(_ cells: [CAEmitterCell]?, _ factors: EmitterValues?) -> Bool {
    guard let cells, let factors else { return false }
    return cells.contains {
      ParticleSource.rate(of: $0, factors) > 0 && $0.activeTimes.upperBound > time ?? -.infinity
    }
  }

  /// Lets particles be born, fly and die until a time of the layer.
  ///
  /// - Returns: whether any particle is or was shown.
  func advance(
    to now: CFTimeInterval, _ cells: [CAEmitterCell], from place: EmitterPlace, _ factors: EmitterValues, seed: UInt32
  ) -> Bool {
    let start = isIdle ? now : time ?? beginning(of: cells, factors, now)
    adopt(cells, seed)
    let hadParticles = !particles.isEmpty
    if now > start {
      for index in sources.indices {
        sources[index].emit(
          from: start, to: now, origin: 0, factors, into: &particles, limit: Self.limit
        ) { _ in place }
      }
      emitFromParticles(start, now, factors)
    }
    particles.removeAll { $0.death <= now }
    extent = particles.reduce(CGRect.null) { $0.union($1.extent(at: now)) }
    time = now
    isIdle = particles.isEmpty && !emits(cells, factors)
    return hadParticles || !particles.isEmpty
  }

  /// The time from which the first call lets particles be born: one lifetime ago, because older particles would be
  /// dead, but not before the layer's time 0.
  private func beginning(of cells: [CAEmitterCell], _ factors: EmitterValues, _ now: CFTimeInterval) -> CFTimeInterval {
    let life = cells.reduce(Float(0)) { max($0, ($1.lifetime + $1.lifetimeRange) * factors.lifetime) }
    return min(max(now - CFTimeInterval(life), 0), now)
  }

  private func adopt(_ cells: [CAEmitterCell], _ seed: UInt32) {
    guard sources.count != cells.count || zip(sources, cells).contains(where: { $0.cell !== $1 }) else { return }
    sources = cells.enumerated().map { index, cell in
      sources.first { $0.cell === cell } ?? ParticleSource(cell, seed: UInt64(seed) << 32 | UInt64(index))
    }
  }

  /// Emits from the cells of particles, at each particle's position; also from particles that were just born.
  private func emitFromParticles(_ start: CFTimeInterval, _ now: CFTimeInterval, _ factors: EmitterValues) {
    var index = 0
    while index < particles.count {
      let parent = particles[index]
      for number in parent.sources.indices {
        var source = parent.sources[number]
        source.emit(
          from: max(start, parent.birth), to: min(now, parent.death), origin: parent.birth, factors,
          into: &particles, limit: Self.limit
        ) { EmitterPlace(at: parent.place(at: $0)) }
        particles[index].sources[number] = source
      }
      index += 1
    }
  }

  // MARK: Drawing

  func draw(in context: CGContext, _ mode: CAEmitterLayerRenderMode) {
    guard let time else { return }
    let cairo = context.cairo
    cairo_save(cairo)
    if mode == .additive { cairo_set_operator(cairo, CAIRO_OPERATOR_ADD) }
    for index in order(mode) { draw(particles[index], at: time, cairo) }
    cairo_restore(cairo)
    images.forgetUnused()
  }

  private func order(_ mode: CAEmitterLayerRenderMode) -> [Int] {
    switch mode {
    case .oldestFirst: particles.indices.sorted { particles[$0].birth < particles[$1].birth }
    case .oldestLast: particles.indices.sorted { particles[$0].birth > particles[$1].birth }
    default: Array(particles.indices)
    }
  }

  private func draw(_ particle: Particle, at time: CFTimeInterval, _ cairo: OpaquePointer) {
    let scale = particle.scale(at: time)
    let color = particle.color(at: time)
    guard let image = particle.image, scale > 0, color.w > 0, particle.size.width > 0, particle.size.height > 0 else {
      return
    }
    let place = particle.place(at: time)
    let pixels = 1 / particle.contentsScale
    cairo_save(cairo)
    cairo_translate(cairo, place.x, place.y)
    cairo_rotate(cairo, particle.angle(at: time))
    cairo_scale(cairo, scale * pixels, scale * pixels)
    let source = CGRect(
      x: particle.contentsRect.minX * CGFloat(image.width), y: particle.contentsRect.minY * CGFloat(image.height),
      width: particle.contentsRect.width * CGFloat(image.width),
      height: particle.contentsRect.height * CGFloat(image.height))
    cairo_rectangle(cairo, -source.width / 2, -source.height / 2, source.width, source.height)
    cairo_clip(cairo)
    cairo_set_source_surface(
      cairo, images.surface(of: image, color), -source.midX, -source.midY)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, Double(color.w))
    cairo_restore(cairo)
  }
}

/// Pictures in the colours of particles.
private struct TintedImages {
  private struct Key: Hashable {
    let image: ObjectIdentifier
    let color: UInt32
  }

  private final class Entry {
    /// Retained, so that the identifier in the key cannot pass to another image.
    let image: CGImage
    let surface: OpaquePointer
    var isUsed = true

    init(_ image: CGImage, _ surface: OpaquePointer) {
      self.image = image
      self.surface = surface
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }

  private var entries: [Key: Entry] = [:]

  /// The surface of an image whose red, green and blue are multiplied by those of a colour. Its alpha is unchanged.
  mutating func surface(of image: CGImage, _ color: SIMD4<Float>) -> OpaquePointer {
    let bytes = (color * 255).rounded(.toNearestOrEven)
    let packed = UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    guard packed != 0xFF_FFFF else { return image.surface }
    let key = Key(image: ObjectIdentifier(image), color: packed)
    if let entry = entries[key] {
      entry.isUsed = true
      return entry.surface
    }
    let entry = Entry(image, Self.tinted(image, bytes / 255))
    entries[key] = entry
    return entry.surface
  }

  private static func tinted(_ image: CGImage, _ color: SIMD4<Float>) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))!
    let cairo = cairo_create(surface)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    EffectPixels(surface)?.apply(
      .colors(.multiplication(red: Double(color.x), green: Double(color.y), blue: Double(color.z), alpha: 1)), scale: 1)
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Frees the pictures that the last drawing did not need.
  mutating func forgetUnused() {
    entries = entries.filter { $0.value.isUsed }
    for entry in entries.values { entry.isUsed = false }
  }
}
