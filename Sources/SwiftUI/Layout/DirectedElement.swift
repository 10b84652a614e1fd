/// An element whose content has a fixed layout direction, regardless of the inherited one.
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
