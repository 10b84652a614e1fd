extension UIImage {
  /// The traits by which one of an image's variants is selected.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    final var traits: UITraitCollection?
    final var language: Locale?

    override init() {
      super.init()
    }

    /// A configuration that specifies traits and no locale.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      traits = traitCollection
    }

    /// A configuration that specifies a locale and no traits.
    public convenience init(locale: Locale?) {
      self.init()
      language = locale
    }

    /// The traits by which a variant is chosen; nil leaves it to the current ones.
    open var traitCollection: UITraitCollection? { traits }

    /// The locale by which a variant is chosen; nil leaves it open.
    open var locale: Locale? { language }

    /// A configuration of the same traits and locale.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.traits = traits
      copy.language = language
      return copy
    }

    /// A copy in which the values that another configuration specifies replace the receiver's.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      changed { copy in
        if let traits = otherConfiguration?.traits { copy.traits = traits }
        if let language = otherConfiguration?.language { copy.language = language }
      }
    }

    /// A copy with other traits, or none.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traits = traitCollection }
    }

    /// A copy with another locale, or none.
    open func withLocale(_ locale: Locale?) -> Self {
      changed { $0.language = locale }
    }

    /// `other`, with its values replaced by those that the receiver specifies; a symbol configuration if either is one.
    func applied(to other: UIImage.Configuration) -> UIImage.Configuration {
      other is SymbolConfiguration || !(self is SymbolConfiguration)
        ? other.applying(self) : SymbolConfiguration.unspecified.applying(other).applying(self)
    }

    /// A changed copy.
    final func changed(_ change: (Self) -> Void) -> Self {
      guard let copy = copy() as? Self else { return self }
      change(copy)
      return copy
    }

    /// Whether the other object is of the same class, with equal traits and locale.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else { return false }
      return traits == other.traits && language == other.language
    }

    /// A hash of the locale, which equal configurations share.
    open override var hash: Int { language?.hashValue ?? 0 }
  }
}
