extension UIImage {
  /// The traits by which one of an image's variants is chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    final var traits: UITraitCollection?
    final var language: Locale?

    override init() {
      super.init()
    }

    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      traits = traitCollection
    }

    public convenience init(locale: Locale?) {
      self.init()
      language = locale
    }

    open var traitCollection: UITraitCollection? { traits }

    open var locale: Locale? { language }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.traits = traits
      copy.language = language
      return copy
    }

    /// The receiver with what another configuration specifies in its place.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      changed { copy in
        if let traits = otherConfiguration?.traits { copy.traits = traits }
        if let language = otherConfiguration?.language { copy.language = language }
      }
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traits = traitCollection }
    }

    open func withLocale(_ locale: Locale?) -> Self {
      changed { $0.language = locale }
    }

    /// A configuration of both: of the receiver's kind, or of a symbol's if the other is one.
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

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else { return false }
      return traits == other.traits && language == other.language
    }

    open override var hash: Int { language?.hashValue ?? 0 }
  }
}
