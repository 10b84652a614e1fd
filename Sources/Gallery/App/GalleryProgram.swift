import UIKit

/// The start of the Gallery from a command line.
package enum GalleryProgram {
  /// Follows the command line: opens the Gallery, or writes pictures of its screens where no window can be opened.
  /// - Parameter views: the screens of SwiftUI.
  @MainActor
  package static func run(views: any ViewScreens) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let launch = try GalleryLaunch(arguments: arguments)
      if arguments.contains("--help") { print(GalleryLaunch.help) }
      if !launch.asksForOneAnswer, !GalleryPictures.isDisplayNamed {
        exit(
          GalleryPictures.write(
            arguments: arguments, to: FileManager.default.currentDirectoryPath, isPlayground: launch.isPlayground))
      }
    } catch {
      GalleryContent.writeToStandardError("gallery: \(error)\nSee gallery --help.")
      exit(2)
    }
    AppDelegate.views = views
    AppDelegate.main()
    exit(0)
  }
}
