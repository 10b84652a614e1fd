import CoreGraphics
import Foundation
import QuartzCore

/// A stage in memory. Its time advances on request, or with real time while the main queue is served; its events are
/// injected, and its pixels can be read.
@MainActor package final class OffscreenStage: Stage {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package let clock: FrameClock
  package private(set) var traits: StageTraits
  package weak var delegate: (any StageDelegate)?
  package var clipboard: String?

  /// The title set last.
  package private(set) var title = ""
  /// Answers in place of the desktop's file dialogue; nil if there is none.
  package var filePanel: ((FilePanelRequest) -> FilePanelAnswer)?
  /// The look of the pointer.
  package private(set) var pointer = StagePointer.system
  /// Whether the screen saver would be kept away.
  package private(set) var keepsScreenOn = false
  /// The caret during text input; `nil` otherwise.
  package private(set) var textInputCaret: CGRect?
  package private(set) var isClosed = false
  /// The least and the greatest size, in points.
  package private(set) var sizeLimits = (minimum: CGSize.zero, maximum: CGSize.unlimited)
  /// The rectangles that the last shown frame changed.
  package private(set) var lastDamage: [PixelRect] = []
  /// How many frames were shown.
  package private(set) var presentationCount = 0

  private var pixels: FramePixels
  private let pacer: FramePacer?

  /// A stage of `size` points with `scale` pixels per point; parts of a pixel are rounded up.
  ///
  /// - Parameter clock: The stage's clock; a real one runs its timers and frames automatically.
  package init(
    size: CGSize, scale: CGFloat = 2, traits: StageTraits = StageTraits(), clock: FrameClock = .virtual()
  ) {
    self.clock = clock
    pacer = clock.isVirtual ? nil : FramePacer(clock: clock)
    self.size = size
    self.scale = scale
    self.traits = traits
    pixels = FramePixels(size: size, scale: scale)
    clock.onFrame = { [weak self] time in
      guard let self, !isClosed else { return }
      delegate?.stageWantsFrame(self, at: time)
    }
  }

  package func withFrameBuffer(_ body: (PixelBuffer) -> [PixelRect]) {
    let damage = pixels.paint(body)
    guard !damage.isEmpty else { return }
    lastDamage = damage
    presentationCount += 1
  }

  package func setKeepsScreenOn(_ keeps: Bool) { keepsScreenOn = keeps }

  package func startTextInput(caret: CGRect) {
    textInputCaret = caret
  }

  package func stopTextInput() {
    textInputCaret = nil
  }

  package func chooseFiles(_ request: FilePanelRequest, _ answer: @escaping @MainActor (FilePanelAnswer) -> Void) {
    answer(filePanel?(request) ?? .unavailable)
  }

  package func setPointer(_ pointer: StagePointer) { self.pointer = pointer }

  package func requestSize(_ size: CGSize) { resize(to: limited(size)) }

  package func limitSize(minimum: CGSize, maximum: CGSize) {
    sizeLimits = (minimum, maximum)
    resize(to: limited(size))
  }

  private func limited(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(sizeLimits.minimum.width, min(size.width, sizeLimits.maximum.width)),
      height: max(sizeLimits.minimum.height, min(size.height, sizeLimits.maximum.height)))
  }

  package func setTitle(_ title: String) {
    self.title = title
  }

  package func releaseSpareMemory() { FrameMapping.releaseLeft() }

  package func close() {
    isClosed = true
    pacer?.invalidate()
  }
}

// MARK: - Driving it

extension OffscreenStage {
  /// Moves the clock on; see `FrameClock.advance(by:)`.
  package func advance(by seconds: CFTimeInterval) {
    clock.advance(by: seconds)
  }

  /// Hands an event to the delegate, as if the user had caused it now.
  package func send(_ event: StageEvent) {
    guard !isClosed else { return }
    clock.makeCurrent()
    delegate?.stage(self, didReceive: event)
  }

  /// Gives the stage another size in points, as if the user had resized a window.
  package func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? self.scale
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    pixels = FramePixels(size: size, scale: scale)
    clock.makeCurrent()
    delegate?.stageDidResize(self)
  }

  /// Changes the traits of the environment, as if the user had.
  package func setTraits(_ traits: StageTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    clock.makeCurrent()
    delegate?.stageDidChangeTraits(self)
  }

  /// Simulates the user turning to the window or away from it.
  package func setActivity(_ activity: StageActivity) {
    clock.makeCurrent()
    delegate?.stage(self, didChange: activity)
  }

  /// Simulates the user closing the window.
  package func requestClose() {
    clock.makeCurrent()
    delegate?.stageDidRequestClose(self)
  }
}

// MARK: - Reading it

extension OffscreenStage {
  /// The width of the frame in pixels.
  package var pixelWidth: Int { pixels.width }
  /// The height of the frame in pixels.
  package var pixelHeight: Int { pixels.height }

  /// Gives access to the frame that was composed last, for the duration of the call.
  package func withPixels<Result>(_ body: (PixelBuffer) throws -> Result) rethrows -> Result {
    try body(pixels.painted)
  }

  /// The frame that was composed last. O(1): its pixels are copied only if another frame is painted while the image
  /// exists.
  package var picture: CGImage {
    guard let image = pixels.image else {
      fatalError("a frame of \(pixelWidth)x\(pixelHeight) pixels could not be made an image")
    }
    return image
  }

  /// The colour of a pixel as 0xRRGGBB.
  ///
  /// - Precondition: the pixel lies within the frame.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<pixelWidth).contains(x) && (0..<pixelHeight).contains(y) else {
      fatalError("pixel (\(x), \(y)) was asked of a frame of \(pixelWidth)x\(pixelHeight)")
    }
    let buffer = pixels.painted
    return (buffer.base + y * buffer.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF
  }
}
