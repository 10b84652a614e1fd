/// An element whose inside is placed from right to left, or from left to right, whatever the direction around.
final class DirectedElement: WrappingLayoutNode {
  var isMirrored: Bool

  init(_ content: LayoutNode, isMirrored: Bool) {
    self.isMirrored = isMirrored
    super.init(content)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.mirroring(isMirrored) { renderChild(content, pass, at: origin) }
  }
}
