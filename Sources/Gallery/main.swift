import UIKit

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  let launch = try GalleryLaunch(arguments: arguments)
  if arguments.contains("--help") { print(GalleryLaunch.help) }
  if !launch.asksForOneAnswer, !GalleryPictures.isDisplayNamed {
    exit(GalleryPictures.write(arguments: arguments, to: FileManager.default.currentDirectoryPath))
  }
} catch {
  GalleryContent.writeToStandardError("gallery: \(error)\nSee gallery --help.")
  exit(2)
}
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
