/// A programmer's error stops the program with a message in every build. So `precondition` is not used for it: an
/// optimised build drops the message.
///
/// The pure rules below the views may still use it: their callers have checked before.
enum SilentStopCheck {
  static let speakingModules = [
    "CoreGraphics", "QuartzCore", "Stage", "StageSDL", "TextLayout", "UIKit", "UIKitCore", "UIKitGraphics",
    "UIKitControls", "UIKitLists", "UIKitPickers", "UIKitPages", "UIKitDocuments", "UIKitDynamics",
    "Trestle", "TrestleTesting", "UIKitTesting",
  ]

  static func problems(in files: [SourceFile]) -> [Problem] {
    files
      .filter { file in speakingModules.contains { file.path.hasPrefix("Sources/\($0)/") } }
      .flatMap { file in
        file.code.enumerated().filter { isSilent($0.element) }.map { index, _ in
          Problem(
            path: file.path, line: index + 1, message: "say it by `fatalError`: an optimised build drops these words")
        }
      }
  }

  /// Whether a line stops the program by a check whose message an optimised build drops.
  static func isSilent(_ line: String) -> Bool {
    // Few lines contain one of the words, and looking for them takes a hundredth of the expression's time.
    guard line.utf8.contains(UInt8(ascii: "(")), line.has("precondition") || line.has("assert") else {
      return false
    }
    return line.contains(/(^|[^\w.`])(precondition|preconditionFailure|assert|assertionFailure)\(/)
  }
}
