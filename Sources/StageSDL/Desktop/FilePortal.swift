import Dispatch
import Foundation
import Stage

/// The desktop's file dialogue, through the portal that GNOME, KDE and others provide
/// (org.freedesktop.portal.FileChooser).
enum FilePortal {
  private static let queue = DispatchQueue(label: "file-portal", attributes: .concurrent)
  /// In milliseconds; a portal that has to be started first takes its time.
  private static let timeout: Int32 = 5000

  /// Asks without blocking. There is no limit on the time that the user takes.
  @MainActor static func ask(
    _ request: FilePanelRequest, environment: [String: String] = ProcessInfo.processInfo.environment,
    _ answer: @escaping @MainActor (FilePanelAnswer) -> Void
  ) {
    guard MessageBus.address(environment: environment) != nil else { return answer(.unavailable) }
    queue.async {
      let found = MessageBus(environment: environment)?.choose(request, timeout: timeout) ?? .unavailable
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer(found) }
      }
    }
  }

  /// The options of the dialogue, by the portal's names.
  static func options(_ request: FilePanelRequest) -> [(name: String, value: MessageValue)] {
    var options: [(name: String, value: MessageValue)] = [
      ("accept_label", .string(request.acceptLabel)), ("modal", .boolean(true)),
      ("multiple", .boolean(request.allowsSeveral)), ("directory", .boolean(request.kind == .folders)),
    ]
    if let folder = request.folder { options.append(("current_folder", .bytes(Array(folder.utf8) + [0]))) }
    if !request.filters.isEmpty {
      let filters = request.filters.map { filter in
        // 0 is a pattern of names, 1 would be a media type.
        MessageValue.structure([
          .string(filter.name),
          .array("(us)", filter.patterns.map { .structure([.unsigned(0), .string($0)]) }),
        ])
      }
      options.append(("filters", .array("(sa(us))", filters)))
    }
    return options
  }

  /// The answer for a response and the addresses in it: 0 accepted, 1 cancelled, 2 ended otherwise.
  static func answer(response: UInt32, addresses: [String]) -> FilePanelAnswer {
    let urls = addresses.compactMap(URL.init(string:)).filter(\.isFileURL)
    return response == 0 && !urls.isEmpty ? .chosen(urls) : .cancelled
  }
}

/// A value in a message, of the types that portals need.
indirect enum MessageValue: Hashable {
  case string(String)
  case boolean(Bool)
  case unsigned(UInt32)
  case bytes([UInt8])
  case structure([MessageValue])
  /// The signature is that of the elements.
  case array(String, [MessageValue])

  /// The type in the bus's notation.
  var signature: String {
    switch self {
    case .string: "s"
    case .boolean: "b"
    case .unsigned: "u"
    case .bytes: "ay"
    case .structure(let parts): "(" + parts.map(\.signature).joined() + ")"
    case .array(let element, _): "a" + element
    }
  }
}
