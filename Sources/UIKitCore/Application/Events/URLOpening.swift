/// Opens addresses with the desktop's programs.
@MainActor
package enum URLOpening {
  /// freedesktop's way to the user's browser, mail program and so on.
  package static var command = "xdg-open"

  /// The settings page of an app does not exist on a desktop.
  static func canOpen(_ url: URL) -> Bool {
    url.scheme?.isEmpty == false && url.absoluteString != UIApplication.openSettingsURLString
  }

  static func open(_ url: URL, asUniversalLink: Bool = false, _ completion: ((Bool) -> Void)?) {
    guard canOpen(url), !asUniversalLink else {
      completion?(false)
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command, url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    let answer = Answer(completion)
    process.terminationHandler = { process in
      let succeeded = process.terminationStatus == 0
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer.give(succeeded) }
      }
    }
    do {
      try process.run()
    } catch {
      report("\(url) could not be opened: \(error)")
      answer.give(false)
    }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Carries the app's closure past the process's own thread.
  @MainActor private final class Answer {
    private var completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) {
      self.completion = completion
    }

    func give(_ succeeded: Bool) {
      completion?(succeeded)
      completion = nil
    }
  }
}
