extension UIColor {
  /// The colour of a name in an asset catalog; it goes on depending on the traits it is shown under.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a name in a bundle's asset catalogs; nil if there is none. Without a bundle: in the main bundle,
  /// then in the resource bundles beside the executable.
  ///
  /// The colour depends on the interface style and the idiom it is shown under, whatever trait collection is given.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let variants = NamedImages.color(name, in: bundle) else { return nil }
    self.init { traits in
      let suiting = variants.filter { variant in
        (variant.style == nil || variant.style == traits.userInterfaceStyle)
          && (variant.idiom == nil || variant.idiom == traits.userInterfaceIdiom)
      }
      let ranked = suiting.max { left, right in
        (left.idiom == nil ? 0 : 2) + (left.style == nil ? 0 : 1)
          < (right.idiom == nil ? 0 : 2) + (right.style == nil ? 0 : 1)
      }
      return (ranked ?? variants[0]).color
    }
  }
}
