/// The forms of one image under different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let set: ImageSet
  private let lock = NSLock()
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []

  /// An asset without forms.
  public override init() {
    set = ImageSet()
    super.init()
  }

  /// An asset without variants.
  public required init?(coder: NSCoder) {
    set = ImageSet()
    super.init()
  }

  init(set: ImageSet) {
    self.set = set
    super.init()
  }

  /// The form that suits traits best.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// Adds a form for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.lock()
    defer { lock.unlock() }
    registered.removeAll { $0.traits == traitCollection }
    registered.append((traitCollection, image))
  }

  /// Removes the form for traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    lock.lock()
    defer { lock.unlock() }
    registered.removeAll { $0.traits == traitCollection }
  }

  /// The form that suits traits; nil for an asset without forms.
  package func variant(for traits: UITraitCollection) -> UIImage? {
    lock.lock()
    let forms = registered
    lock.unlock()
    if let form = forms.first(where: { traits.containsTraits(in: $0.traits) }) { return form.image.with(asset: self) }
    if let variant = set.variants.best(for: traits) {
      return NamedImages.image(of: variant, set.renderingMode)?.with(asset: self)
    }
    return forms.first?.image.with(asset: self)
  }

  /// Whether the form depends on traits at all.
  package var hasSeveralForms: Bool {
    lock.lock()
    defer { lock.unlock() }
    return set.variants.count + registered.count > 1
  }
}
