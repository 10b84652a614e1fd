import UIKit

@testable import UIKitCore

/// Writes down, in a log that several controllers may share, what it is told.
@MainActor
final class RecordingController: UIViewController {
  @MainActor
  final class Log {
    var lines: [String] = []
    /// Gets each entry, too.
    var onLine: ((String) -> Void)?

    /// The entries since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let log: Log
  let name: String
  var forwards = true

  init(_ name: String = "", log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    log = Log()
    name = ""
    super.init(coder: coder)
  }

  private func note(_ line: String) {
    let entry = name.isEmpty ? line : "\(name).\(line)"
    log.lines.append(entry)
    log.onLine?(entry)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove(\(parent == nil ? "nil" : "parent"))") }
  override func didMove(toParent parent: UIViewController?) { note("didMove(\(parent == nil ? "nil" : "parent"))") }
}

extension RecordingController.Log {
  /// The lines without those about layout, which may come any number of times.
  func takeWithoutLayout() -> [String] {
    take().filter { !$0.contains("LayoutSubviews") }
  }
}
