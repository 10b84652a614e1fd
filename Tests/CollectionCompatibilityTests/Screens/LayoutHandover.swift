import UIKit

/// Layouts that outlive their collection views: pages that are thrown away and made anew around one layout, and a
/// switcher that lends one layout to several collection views in turn. In the manner of libraries that keep an object
/// for "the look of the list" beside the object for its contents.
@MainActor protocol SwatchSource: AnyObject {
  func numberOfSwatches() -> Int
  func swatch(at index: Int) -> String
}

final class NamedSwatchCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("The cell is made in code.") }
}

/// Any source of swatches behind the data source of a collection view.
final class SwatchAdapter<Source: SwatchSource>: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let source: Source
  init(source: Source) { self.source = source }

  func attach(to view: UICollectionView) {
    view.register(NamedSwatchCell.self, forCellWithReuseIdentifier: "swatch")
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.numberOfSwatches()
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath) as! NamedSwatchCell
    cell.label.text = source.swatch(at: indexPath.item)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // The layout asks for the collection view that it belongs to now.
    let width = layout.collectionView?.bounds.width ?? 0
    return CGSize(width: width / 4, height: 20)
  }
}

/// A layout with a state of its own: it remembers for which widths it was prepared.
final class StripesLayout: UICollectionViewLayout {
  private(set) var preparedWidths: [CGFloat] = []
  private var stripes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedWidths.append(collectionView.bounds.width)
    stripes = []
    height = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(x: 0, y: height, width: collectionView.bounds.width, height: 25)
        stripes.append(attributes)
        height += 25
      }
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    stripes.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    stripes.first { $0.indexPath == indexPath }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// A controller that makes its collection view anew whenever it is reset and keeps its layout.
final class ResettableController: UIViewController {
  let layout: UICollectionViewLayout
  private let attach: (UICollectionView) -> Void
  private(set) var list: UICollectionView?

  init(layout: UICollectionViewLayout, attach: @escaping (UICollectionView) -> Void) {
    self.layout = layout
    self.attach = attach
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("The controller is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    reset()
  }

  func reset() {
    let next = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attach(next)
    list?.removeFromSuperview()
    list = next
    view.addSubview(next)
  }
}
