/// The smallest scale to which text may shrink to fit, and the results of drawing the text.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor for the font sizes. 0 means 1: fonts keep their sizes.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that text was last drawn or measured with.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text last drawn or measured took up.
  open internal(set) var totalBounds = CGRect.zero

  /// A context in which fonts keep their sizes.
  public override init() {
    super.init()
  }
}
