import UIKit

/// The variants of a screen to compare: every size with every text size, appearance, direction, contrast
/// and locale.
public struct SnapshotMatrix: Sendable {
  /// The sizes of the screen in points.
  public var sizes: [CGSize]
  /// The user's text sizes.
  public var textSizes: [UIContentSizeCategory]
  /// Light and dark.
  public var appearances: [UIUserInterfaceStyle]
  /// Left to right and right to left.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// The usual contrast of colours, and the increased one.
  public var contrasts: [UIAccessibilityContrast]
  /// The user's locales, such as `de_DE`; nil for the one in which the tests run.
  public var locales: [String?]

  /// The product of the six lists; by default one variant, a phone in the usual settings.
  public init(
    sizes: [CGSize] = [SnapshotMatrix.phone], textSizes: [UIContentSizeCategory] = [.large],
    appearances: [UIUserInterfaceStyle] = [.light], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    contrasts: [UIAccessibilityContrast] = [.normal], locales: [String?] = [nil]
  ) {
    (self.sizes, self.textSizes, self.appearances, self.directions) = (sizes, textSizes, appearances, directions)
    (self.contrasts, self.locales) = (contrasts, locales)
  }

  /// A phone held upright, in points.
  public static let phone = CGSize(width: 390, height: 844)
  /// The smallest phone, held upright, in points.
  public static let smallPhone = CGSize(width: 320, height: 568)
  /// A phone on its side, in points.
  public static let phoneOnItsSide = CGSize(width: 844, height: 390)

  /// A phone upright and on its side and the smallest phone, with the usual and the largest text, light and dark, in
  /// both directions: 24.
  public static let standard = SnapshotMatrix(
    sizes: [phone, smallPhone, phoneOnItsSide], textSizes: [.large, .accessibilityExtraExtraExtraLarge],
    appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft])

  /// Mounts a controller in each appearance, lets it come to rest, and passes the screen to `body`.
  ///
  /// - Throws: `StillMoving` if one does not come to rest, and any error of `body`.
  @MainActor
  public func eachLook(_ makeController: () -> UIViewController, _ body: (MountedScreen) throws -> Void) throws {
    try eachLook(of: makeController) { try body($1) }
  }

  /// Mounts a controller in each appearance, lets it come to rest, and passes the appearance and the screen to `body`.
  /// Image files are read and decoded once.
  @MainActor
  func eachLook(of makeController: () -> UIViewController, _ body: (Look, MountedScreen) throws -> Void) throws {
    #if os(Linux)
      try Self.keepingPictures {
        for look in looks { try look.show(makeController) { try body(look, $0) } }
      }
    #else
      for look in looks { try look.show(makeController) { try body(look, $0) } }
    #endif
  }

  /// One appearance of a screen: a value from each list of a matrix.
  struct Look: Sendable, Hashable {
    var size: CGSize
    var textSize: UIContentSizeCategory
    var appearance: UIUserInterfaceStyle
    var direction: UITraitEnvironmentLayoutDirection
    var contrast = UIAccessibilityContrast.normal
    var locale: String?

    /// `390x844 L dark rtl`, with increased contrast and the locale at the end if there are any.
    var name: String {
      "\(Int(size.width))x\(Int(size.height)) \(textName) \(appearance == .dark ? "dark" : "light") "
        + (direction == .rightToLeft ? "rtl" : "ltr") + (contrast == .high ? " contrast" : "")
        + (locale.map { " \($0)" } ?? "")
    }

    /// The text size as in `AccessibilityXXXL`.
    var textName: String { textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "") }

    /// Mounts a controller in this appearance, lets it come to rest, and passes the screen to `body`. Until then the
    /// locale is that of the whole process.
    @MainActor
    func show(_ makeController: () -> UIViewController, _ body: (MountedScreen) throws -> Void) throws {
      #if os(Linux)
        try AppLocale.with(locale) { try showInLocale(makeController, body) }
      #else
        if let locale {
          fatalError(
            "A look in the locale \(locale) was asked for. Apple's platforms have one locale a process: start the tests in it "
              + "(-AppleLocale \(locale)), and give the matrix none.")
        }
        try showInLocale(makeController, body)
      #endif
    }

    @MainActor
    private func showInLocale(
      _ makeController: () -> UIViewController, _ body: (MountedScreen) throws -> Void
    ) throws {
      let screen = mount(makeController())
      try screen.settle()
      try body(screen)
    }

    @MainActor
    func mount(_ controller: UIViewController) -> MountedScreen {
      MountedScreen(controller, size: size) {
        $0.preferredContentSizeCategory = textSize
        $0.userInterfaceStyle = appearance
        $0.layoutDirection = direction
        $0.accessibilityContrast = contrast
      }
    }
  }

  /// All appearances, with the sizes in the outermost loop and the locales in the innermost one.
  var looks: [Look] {
    sizes.flatMap { size in
      textSizes.flatMap { textSize in
        appearances.flatMap { appearance in
          directions.flatMap { direction in
            contrasts.flatMap { contrast in
              locales.map {
                Look(
                  size: size, textSize: textSize, appearance: appearance, direction: direction, contrast: contrast,
                  locale: $0)
              }
            }
          }
        }
      }
    }
  }
}

extension SnapshotMatrix.Look {
  /// The look that a mounted screen has.
  @MainActor
  init(_ screen: MountedScreen) {
    let traits = screen.window.traitCollection
    self.init(
      size: screen.size, textSize: traits.preferredContentSizeCategory, appearance: traits.userInterfaceStyle,
      direction: traits.layoutDirection,
      contrast: traits.accessibilityContrast == .high ? .high : .normal)
  }

  func differsOnlyInTextSize(from other: Self) -> Bool {
    var same = other
    same.textSize = textSize
    return same == self && other != self
  }

  func differsOnlyInDirection(from other: Self) -> Bool {
    var same = other
    same.direction = direction
    return same == self && other != self
  }
}
