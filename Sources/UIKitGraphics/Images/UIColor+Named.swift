extension UIColor {
  /// The colour with a name in an asset catalog, which resolves by the traits under which it is shown.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour with a name in a bundle's asset catalogs; nil if there is none. Without a bundle: in the main bundle,
  /// then in the resource bundles beside the executable.
  ///
  /// The colour resolves by the interface style and the idiom under which it is shown; `traitCollection` is ignored.
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
