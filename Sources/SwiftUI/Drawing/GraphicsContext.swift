import UIKit

/// Draws into a canvas. A copy has its own settings, and draws into the same canvas.
///
/// Documentation: `SwiftUI/GraphicsContext`.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// The colours of a drawing.
  public struct Shading: @unchecked Sendable {
    enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
    }

    let kind: Kind

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// One colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A style; for a gradient, its first colour.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// The foreground style of the canvas.
    public static let foreground = Shading(kind: .style(HierarchicalShapeStyle.primary))
    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }
    /// A gradient from a circle to another about one middle.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }
  }

  /// A text that is ready to be drawn.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let text: NSAttributedString
    /// The size in points within the given space.
    public func measure(in size: CGSize) -> CGSize {
      text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: UIImage
    /// The size in points.
    public var size: CGSize { image.size }
  }

  private let context: CGContext
  private let traits: UITraitCollection
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How opaque drawings are, from 0 to 1.
  public var opacity = 1.0
  /// Maps drawing coordinates to those of the canvas.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []

  private struct Clip {
    let path: CGPath
    let isEvenOdd: Bool
    let isInverse: Bool
  }

  init(_ context: CGContext, _ environment: EnvironmentValues, _ traits: UITraitCollection) {
    self.context = context
    self.environment = environment
    self.traits = traits
  }

  // MARK: Settings

  /// Translates subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Rotates subsequent drawing.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Transforms subsequent drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Clips subsequent drawing to a path, or to its outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var matrix = transform
    guard let placed = path.cgPath.copy(using: &matrix) else { return }
    clips.append(Clip(path: placed, isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
  }

  // MARK: Drawing

  private func drawing(_ body: () -> Void) {
    context.saveGState()
    for clip in clips where !clip.isInverse {
      context.addPath(clip.path)
      context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    let inverse = clips.filter(\.isInverse)
    if inverse.isEmpty { transformed(body) } else { cut(inverse) { transformed(body) } }
    context.restoreGState()
  }

  private func transformed(_ body: () -> Void) {
    context.concatenate(transform)
    context.setAlpha(opacity)
    body()
  }

  /// Draws with `body`, and erases the inside of the inverse clips.
  private func cut(_ inverse: [Clip], _ body: () -> Void) {
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    body()
    context.restoreGState()
    context.setBlendMode(.clear)
    for clip in inverse {
      context.addPath(clip.path)
      context.fillPath(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    context.endTransparencyLayer()
  }

  private func cgColor(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    drawing {
      context.addPath(path.cgPath)
      paint(shading, fill: { context.fillPath(using: rule) }, clip: { context.clip(using: rule) })
    }
  }

  /// Draws the outline of a path, some points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  private func paint(_ shading: Shading, fill: () -> Void, clip: () -> Void) {
    switch shading.kind {
    case .style(let style):
      context.setFillColor(cgColor(style._resolve(in: environment).color))
      fill()
    case .linear(let gradient, let start, let end, let options):
      clip()
      let reach = GradientReach(linearFrom: start, to: end, in: context.boundingBoxOfClipPath)
      guard let tiled = tiles(gradient, reach, options) else { return }
      context.drawLinearGradient(
        tiled.gradient, start: start.moved(towards: end, by: tiled.range.lowerBound),
        end: start.moved(towards: end, by: tiled.range.upperBound),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .radial(let gradient, let center, let start, let end, let options):
      clip()
      let reach = GradientReach(radialAt: center, from: start, to: end, in: context.boundingBoxOfClipPath)
      guard let tiled = tiles(gradient, reach, options) else { return }
      context.drawRadialGradient(
        tiled.gradient, startCenter: center, startRadius: start + (end - start) * tiled.range.lowerBound,
        endCenter: center, endRadius: start + (end - start) * tiled.range.upperBound,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  private func tiles(
    _ gradient: Gradient, _ reach: GradientReach, _ options: GradientOptions
  ) -> (gradient: CGGradient, range: ClosedRange<CGFloat>)? {
    let stops = gradient.stops.map { GradientTiles.Stop(cgColor($0.color.uiColor(environment)), $0.location) }
    return GradientTiles(stops, reach, options).gradient
  }

  // MARK: Texts and pictures

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text.attributed(environment))
  }

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image.uiImage(environment) ?? UIImage())
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    draw(text, in: rect(size, point, anchor))
  }

  /// Draws a text in a rectangle; its lines are at most as wide as the rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in a rectangle; its lines are at most as wide as the rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    drawing { text.text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, point, anchor))
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    let alpha = opacity
    drawing { image.image.draw(in: rect, blendMode: .normal, alpha: alpha) }
  }

  private func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
