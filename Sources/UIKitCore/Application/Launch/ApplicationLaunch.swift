import Glibc
import ListCore
import Stage
import StageSDL
import TextLayout

/// Starts an app: reads the command line, opens a stage, makes the app's objects, and serves it until it ends.
@MainActor
package enum ApplicationLaunch {
  /// The exit code for an invalid command line, and for a start without a display.
  private static let usageFailure: Int32 = 2

  static func run(principalClass: AnyClass?, delegateClass: AnyClass?) -> Never {
    let program = programName
    let options = options(program)
    applyLocale(options.locale ?? DesktopLocale.identifier(in: ProcessInfo.processInfo.environment))
    AppFontFiles.ofApp.register()
    let stage = openStage(options, program)
    let application = ApplicationLifeCycle.start(principalClass)
    let loop = FrameLoop(stage: stage, settings: options.sceneSettings)
    loop.becomeAppScene()
    CurrentTraits.set(loop.scene.traitCollection)
    let lifeCycle = application.lifeCycle
    lifeCycle.delegate = delegateClass.map(appDelegate)
    follow(loop, application)
    lifeCycle.launch(application, scene: loop.scene)
    if let message = LaunchDiagnosis(lifeCycle, loop.scene).message { report(message, program) }
    stage.clock.requestFrame()
    if let offscreen = stage as? OffscreenStage {
      writeFiles(loop, offscreen, options)
      exit(0)
    }
    MemoryPressure.watch { [weak loop] in if let loop { lifeCycle.receiveMemoryWarning(application, loop) } }
    serve(loop)
  }

  /// Informs the app when its window gains or loses the user's attention, and when it is closed. As usual on a desktop,
  /// that ends the program, even while a controller is presented; the app's delegate is called before.
  static func follow(_ loop: FrameLoop, _ application: UIApplication) {
    let lifeCycle = application.lifeCycle
    loop.onActivityChange = { [weak loop] activity in
      if let loop { lifeCycle.stageDidChange(activity, of: loop.scene, application) }
    }
    loop.onCloseRequest = { [weak loop] in
      guard let loop else { return }
      lifeCycle.terminate(loop.scene, application)
      loop.stage.close()
      exit(0)
    }
  }

  /// Runs the main run loop forever, which keeps the app's objects alive.
  private static func serve(_ loop: FrameLoop) -> Never {
    while true {
      withExtendedLifetime(loop) { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }

  private static var programName: String {
    CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "app"
  }

  private static func appDelegate(_ type: AnyClass) -> any UIApplicationDelegate {
    guard let delegate = ObjectMaking.make(type) as? any UIApplicationDelegate else {
      fatalError("The app delegate's class \(type) does not conform to UIApplicationDelegate.")
    }
    return delegate
  }

  static func report(_ message: String, _ program: String) {
    FileHandle.standardError.write(Data("\(program): \(message)\n".utf8))
  }
}

// MARK: - The command line

extension ApplicationLaunch {
  private static func options(_ program: String) -> LaunchOptions {
    do {
      let options = try LaunchOptions.parse(Array(CommandLine.arguments.dropFirst())).options
      guard options.showsHelp else { return options }
      print(LaunchOptions.help(program: program))
      exit(0)
    } catch {
      report("\(error)\nSee \(program) --help.", program)
      exit(usageFailure)
    }
  }

  /// Sets the language, which decides between the regional forms of Chinese, Japanese and Korean characters and is that of
  /// date pickers, and stores it where an app finds it on iOS after a start with `-AppleLanguages` and `-AppleLocale`.
  /// Foundation's `Locale.current` cannot be changed on Linux.
  package static func applyLocale(_ locale: String?) {
    guard let locale else { return }
    TextFrame.language = locale
    SystemWord.vocabulary = AppLanguages.ofMainBundle.vocabulary(for: locale)
    let defaults = UserDefaults.standard
    var values = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    values["AppleLanguages"] = [locale.replacing("_", with: "-")]
    values["AppleLocale"] = locale.replacing("-", with: "_")
    defaults.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }
}

// MARK: - The stage

extension ApplicationLaunch {
  /// A window if there is a display and no output file is requested; else an offscreen stage.
  private static func openStage(_ options: LaunchOptions, _ program: String) -> any Stage {
    guard !options.writesFiles, WindowStage.isDisplayNamed else { return offscreenStage(options) }
    do {
      return try WindowStage(
        WindowOptions(
          title: program, size: options.size ?? LaunchOptions.defaultSize, scale: options.scale,
          appearance: options.appearance.map { $0 == .dark ? .dark : .light }))
    } catch {
      report("\(error). Rendering a picture instead.", program)
      return offscreenStage(options)
    }
  }

  static func offscreenStage(_ options: LaunchOptions) -> OffscreenStage {
    OffscreenStage(
      size: options.size ?? LaunchOptions.defaultSize, scale: options.scale ?? LaunchOptions.defaultScale,
      traits: StageTraits(appearance: options.appearance == .dark ? .dark : .light))
  }

  /// The path of the picture that an app writes if it has neither a display nor an option with a path.
  private static func defaultPicture(_ program: String) -> String {
    (FileManager.default.currentDirectoryPath as NSString).appendingPathComponent(program + ".png")
  }

  /// Writes the files that the options request; without any, a picture, whose path is printed.
  private static func writeFiles(_ loop: FrameLoop, _ stage: OffscreenStage, _ options: LaunchOptions) {
    let pending = Settling(loop, stage).run()
    if !pending.isEmpty {
      report("what is written was still pending: \(pending.joined(separator: ", "))", programName)
    }
    if let file = options.accessibility, let failure = AccessibilityFile.write(loop.scene.windows, to: file) {
      fail("what is read cannot be written: \(failure)")
    }
    guard options.snapshot != nil || options.accessibility == nil else { return }
    let file = options.snapshot ?? defaultPicture(programName)
    if let failure = StagePicture.write(stage, to: file) { fail("the picture cannot be written: \(failure)") }
    if options.snapshot == nil { print(file) }
  }

  private static func fail(_ message: String) -> Never {
    report(message, programName)
    exit(usageFailure)
  }
}
