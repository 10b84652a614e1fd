import Glibc

/// The machine that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The one object of the machine.
  open class var current: UIDevice { shared }

  /// The machine's name in its network.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of machine.
  open var model: String { SystemName.read().machine }

  /// The kind of machine, for people.
  open var localizedModel: String { model }

  /// The operating system's name.
  open var systemName: String { SystemName.read().system }

  /// The operating system's release.
  open var systemVersion: String { SystemName.read().release }

  /// The kind of device that the app's first window resembles.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SceneTraits.idiom(of: UIScreen.main.bounds.size) }

  /// Whether apps may go on in the background.
  open var isMultitaskingSupported: Bool { true }
}

/// The kernel's name for the system.
private struct SystemName {
  var system = ""
  var release = ""
  var machine = ""

  static func read() -> SystemName {
    var name = utsname()
    guard uname(&name) == 0 else { return SystemName() }
    func text<Characters>(_ characters: Characters) -> String {
      withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return SystemName(system: text(name.sysname), release: text(name.release), machine: text(name.machine))
  }
}
