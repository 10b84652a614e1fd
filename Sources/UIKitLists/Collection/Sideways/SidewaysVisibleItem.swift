/// An element on screen, as passed to its section's handler. Changes by the handler are applied to the element's view at once.
final class SidewaysVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// A copy for the handler: the layout's own attributes stay as they are.
  let attributes: UICollectionViewLayoutAttributes
  /// The view that shows the element now; an element that comes back on screen may get another one.
  weak var view: UICollectionReusableView?

  init(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView?) {
    self.attributes = attributes.copied
    self.view = view
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { change(attributes.alpha != newValue) { $0.alpha = newValue } }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { change(attributes.zIndex != newValue) { $0.zIndex = newValue } }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { change(attributes.isHidden != newValue) { $0.isHidden = newValue } }
  }

  var center: CGPoint {
    get { attributes.center }
    set { change(attributes.center != newValue) { $0.center = newValue } }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { change(attributes.transform != newValue) { $0.transform = newValue } }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { change(!CATransform3DEqualToTransform(attributes.transform3D, newValue)) { $0.transform3D = newValue } }
  }

  var bounds: CGRect { attributes.bounds }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }

  private func change(_ isOther: Bool, _ body: (UICollectionViewLayoutAttributes) -> Void) {
    guard isOther else { return }
    body(attributes)
    view?.placement.attributesDidChange(attributes, in: view)
  }
}
