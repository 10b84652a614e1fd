import CoreGraphics
import Foundation

/// A kind of particles: how often they are born, where they fly and how they look.
///
/// A value with a range differs from particle to particle by up to the range, in both directions [C]. `beginTime` and
/// `duration` say when a cell emits, in the time of its layer or since the birth of the particle that it belongs to; a
/// duration of 0 has no end.
open class CAEmitterCell: NSObject, CAMediaTiming {
  final var timing = MediaTimingValues()
  final weak var layer: CAEmitterLayer? {
    didSet { for cell in emitterCells ?? [] { cell.layer = layer } }
  }

  /// A cell without contents, which emits nothing.
  public override init() {
    super.init()
  }

  /// A name for the program's own use; nil by default.
  open var name: String?
  /// Whether particles are born. True by default.
  open var isEnabled = true { didSet { layer?.announceEmission() } }

  // MARK: Birth

  /// How many particles are born in a second; 0 by default.
  open var birthRate: Float = 0 { didSet { layer?.announceEmission() } }
  /// The seconds that a particle exists; 0 by default.
  open var lifetime: Float = 0 { didSet { layer?.announceEmission() } }
  /// By how much lifetimes differ; 0 by default.
  open var lifetimeRange: Float = 0

  // MARK: Movement

  /// The angle of the direction in which particles fly, from the x axis towards the y axis, in radians; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The angle between the direction and the plane of the layer, in radians; 0 by default. Movement out of the plane is
  /// not visible.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone around the direction in which particles fly, in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// The speed of particles in points per second; 0 by default.
  open var velocity: CGFloat = 0
  /// By how much velocities differ; 0 by default.
  open var velocityRange: CGFloat = 0
  /// The change of the horizontal velocity in a second; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// The change of the vertical velocity in a second; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// The rotation per second, in radians; 0 by default.
  open var spin: CGFloat = 0
  /// By how much the rotation per second differs, in radians; 0 by default.
  open var spinRange: CGFloat = 0
  /// The size as a multiple of the contents'; 1 by default.
  open var scale: CGFloat = 1
  /// By how much sizes differ; 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of the size in a second; 0 by default.
  open var scaleSpeed: CGFloat = 0

  // MARK: Colour

  /// The colour by which the contents are multiplied; white by default. Nil is white.
  open var color: CGColor? = .white
  /// By how much reds differ; 0 by default.
  open var redRange: Float = 0
  /// By how much greens differ; 0 by default.
  open var greenRange: Float = 0
  /// By how much blues differ; 0 by default.
  open var blueRange: Float = 0
  /// By how much opacities differ; 0 by default.
  open var alphaRange: Float = 0
  /// The change of the red in a second; 0 by default.
  open var redSpeed: Float = 0
  /// The change of the green in a second; 0 by default.
  open var greenSpeed: Float = 0
  /// The change of the blue in a second; 0 by default.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second; 0 by default.
  open var alphaSpeed: Float = 0

  // MARK: Contents

  /// The picture of a particle: a `CGImage`. Nil, the default, shows nothing.
  open var contents: Any?
  /// The part of the contents that is shown, in fractions of their size; all of it by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents to a point; 1 by default.
  open var contentsScale: CGFloat = 1
  /// The cells from which each particle emits further particles at its position; nil by default.
  open var emitterCells: [CAEmitterCell]? {
    didSet { for cell in emitterCells ?? [] { cell.layer = layer } }
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The times between which the cell emits: in the time of its layer, or since the birth of its particle.
  final var activeTimes: Range<CFTimeInterval> {
    guard timing.speed > 0 else { return 0..<0 }
    let length: CFTimeInterval =
      if timing.repeatDuration > 0 {
        timing.repeatDuration
      } else if timing.duration > 0 {
        timing.duration * CFTimeInterval(timing.repeatCount > 0 ? timing.repeatCount : 1)
      } else {
        .infinity
      }
    let start = timing.parentTime(at: 0)
    return start..<max(start + length / CFTimeInterval(timing.speed), start)
  }
}
