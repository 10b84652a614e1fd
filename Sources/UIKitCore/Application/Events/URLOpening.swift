/// Opens addresses with the desktop's programs.
@MainActor
package enum URLOpening {
  /// freedesktop's command, which opens a URL in the user's browser, mail program and so on.
  package static var command = "xdg-open"

  /// Whether to try to open a URL. The settings page of an app cannot be opened: a desktop has none.
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

  /// Passes the app's closure through the process's callback, which runs on another thread.
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
