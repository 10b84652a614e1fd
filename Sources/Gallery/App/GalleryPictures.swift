import Foundation

/// Writes a picture of every screen, without opening a window.
enum GalleryPictures {
  /// Whether the environment names a display.
  static var isDisplayNamed: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
  }

  /// The command lines that make the pictures, each with the file that it writes. Where the arguments ask for a
  /// playground, it is the only picture.
  static func runs(arguments: [String], folder: String, isPlayground: Bool = false) -> [(
    file: String, arguments: [String]
  )] {
    let all = [GalleryLaunch.listName] + GalleryScreen.allCases.map(\.rawValue)
    return (isPlayground ? [GalleryScreen.playground.rawValue] : all).map { name in
      let file = (folder as NSString).appendingPathComponent("gallery-\(name).png")
      return (file, ["--screen", name, "--snapshot", file] + arguments)
    }
  }

  /// Starts this program once for each screen and prints the paths. Returns the exit code: that of the first failed
  /// run, or 0.
  static func write(arguments: [String], to folder: String, isPlayground: Bool) -> Int32 {
    var code: Int32 = 0
    for run in runs(arguments: arguments, folder: folder, isPlayground: isPlayground) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = run.arguments
      do {
        try process.run()
      } catch {
        GalleryContent.writeToStandardError("gallery: \(error.localizedDescription)")
        return 1
      }
      process.waitUntilExit()
      if process.terminationStatus == 0 {
        print(run.file)
      } else if code == 0 {
        code = process.terminationStatus
      }
    }
    return code
  }
}
