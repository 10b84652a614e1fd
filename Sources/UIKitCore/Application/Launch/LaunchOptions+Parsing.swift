extension LaunchOptions {
  /// Reads UIKit's options from a command line without the program's name. Unknown options, and all arguments after
  /// `--`, are left to the app in `remaining`, in order.
  package static func parse(
    _ arguments: [String]
  ) throws(LaunchOptionFailure) -> (options: LaunchOptions, remaining: [String]) {
    var options = LaunchOptions()
    var remaining: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        remaining += arguments[(index - 1)...]
        break
      }
      if argument == "--help" {
        options.showsHelp = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Option(rawValue: parts[0]) else {
        remaining.append(argument)
        continue
      }
      if parts.count == 2 {
        try options.set(option, parts[1])
      } else if index < arguments.count, !arguments[index].hasPrefix("--") {
        try options.set(option, arguments[index])
        index += 1
      } else {
        throw LaunchOptionFailure(description: "\(option.rawValue) needs \(option.value)")
      }
    }
    return (options, remaining)
  }

  /// The options that take a value.
  private enum Option: String {
    case snapshot = "--snapshot"
    case accessibility = "--accessibility"
    case size = "--size"
    case scale = "--scale"
    case appearance = "--appearance"
    case contrast = "--contrast"
    case textSize = "--text-size"
    case direction = "--direction"
    case locale = "--locale"

    /// A description of the value, for messages.
    var value: String {
      switch self {
      case .snapshot: "the name of a file to write, such as feed.png"
      case .accessibility: "the name of a file to write, such as feed.txt"
      case .size: "a size in points, such as 390x844 (each side from 1 to 10000)"
      case .scale: "a number of pixels a point, such as 2 (from 0.5 to 8)"
      case .appearance: "light or dark"
      case .contrast: "normal or high"
      case .textSize: "one of \(LaunchOptions.textSizeNames.joined(separator: ", "))"
      case .direction: "ltr or rtl"
      case .locale: "a language with or without a region, such as zh_TW or ar"
      }
    }
  }

  private mutating func set(_ option: Option, _ text: String) throws(LaunchOptionFailure) {
    let isUnderstood =
      switch option {
      case .snapshot: assign(text.isEmpty ? nil : text, to: \.snapshot)
      case .accessibility: assign(text.isEmpty ? nil : text, to: \.accessibility)
      case .size: assign(LaunchOptions.size(text), to: \.size)
      case .scale: assign(LaunchOptions.scale(text), to: \.scale)
      case .appearance: assign(["light": .light, "dark": .dark][text], to: \.appearance)
      case .contrast: assign(["normal": .normal, "high": .high][text], to: \.contrast)
      case .textSize: assign(LaunchOptions.textSizes.first { $0.name == text }?.category, to: \.contentSizeCategory)
      case .direction: assign(["ltr": .leftToRight, "rtl": .rightToLeft][text], to: \.layoutDirection)
      case .locale: assign(LaunchOptions.locale(text), to: \.locale)
      }
    guard isUnderstood else {
      throw LaunchOptionFailure(description: "\(option.rawValue) cannot be \"\(text)\": it needs \(option.value)")
    }
  }

  private mutating func assign<Value>(_ value: Value?, to path: WritableKeyPath<LaunchOptions, Value?>) -> Bool {
    self[keyPath: path] = value
    return value != nil
  }

  private static let sides: ClosedRange<Double> = 1...10_000
  private static let scales: ClosedRange<Double> = 0.5...8

  private static func size(_ text: String) -> CGSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard parts.count == 2, parts.allSatisfy({ $0.isFinite && sides.contains($0) }) else { return nil }
    return CGSize(width: parts[0], height: parts[1])
  }

  private static func scale(_ text: String) -> CGFloat? {
    Double(text).flatMap { scales.contains($0) ? CGFloat($0) : nil }
  }

  /// Letters, digits and the separators between them; a language of two or three letters first.
  static func locale(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLowercase),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return nil }
    return text
  }
}

// MARK: - Text sizes

extension LaunchOptions {
  static var textSizeNames: [String] { textSizes.map(\.name) }

  private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}
