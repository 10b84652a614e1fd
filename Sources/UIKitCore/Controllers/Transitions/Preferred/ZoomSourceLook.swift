/// The look of the moving frame in a zoom.
package struct ZoomSourceLook {
  /// A shadow around the frame; the distances are in points.
  package struct Shadow {
    let color: UIColor
    let radius: CGFloat
    let offset: CGSize

    package init(color: UIColor, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// The colour behind the pictures of the view and of the screen.
  let background: UIColor?
  /// The radius of the frame's corners at the source view, in points.
  let cornerRadius: CGFloat
  let shadow: Shadow?

  package init(background: UIColor?, cornerRadius: CGFloat, shadow: Shadow?) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.shadow = shadow
  }
}
